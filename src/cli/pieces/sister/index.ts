import { t } from '#content/locales/index.ts';
import { placementOf } from '#engine/mall/board.ts';
import type { PublicGame } from '#engine/mall/index.ts';
import { type Point, pointOf } from '#engine/mall/lattice.ts';
import { cellOf, type Space, tileOf } from '#engine/mall/spaces.ts';
import { allowed, noChoice, numberIn, whereIs } from '../../play/picking.ts';
import type { CliPiece } from '../piece.ts';

const SISTER = 'sister';

/** Where she can land in a direction, the nearest first. */
function landings(game: PublicGame, seat: number, direction: string): readonly Space[] {
  const distance = (to: Space, from: Space) => {
    const [here, there] = [pointAt(game, from), pointAt(game, to)];
    return Math.abs(here.x - there.x) + Math.abs(here.y - there.y);
  };
  return allowed(game, seat, 'jump')
    .filter((command) => command.direction === direction)
    .sort((one, other) => distance(one.to, one.from) - distance(other.to, other.from))
    .map(({ to }) => to);
}

function pointAt({ shared }: PublicGame, space: Space): Point {
  const placement = placementOf(shared.board, tileOf(space));
  return placement === undefined ? { dimension: 0, x: 0, y: 0 } : pointOf(placement, cellOf(space));
}

export const sister: CliPiece = {
  id: SISTER,
  extra: { flag: SISTER, ask: 'cli.setup.sister' },
  move: (game, { pawn, direction, number }, seat) => {
    if (pawn !== SISTER) return null;
    const from = whereIs(game, pawn);
    const list = landings(game, seat, direction);
    const to = list.length === 0 ? from : list[(number ?? 1) - 1];
    return to === undefined ? noChoice(list) : { type: 'jump', seat, pawn, from, direction, to };
  },
  heroAct: (game, { lang }, command) => {
    if (command.type !== 'jump') return null;
    const list = landings(game, command.seat, command.direction);
    return [t(lang, `game.compass.${command.direction}`), numberIn(list, command.to)];
  },
};
