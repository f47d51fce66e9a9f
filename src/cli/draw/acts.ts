import { t } from '#content/locales/index.ts';
import { type MallCommand, options, type PawnId, type PublicGame } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { colourOf, pawnNumber } from '#engine/mall/ways.ts';
import { piecesOf } from '../pieces/index.ts';
import type { ActWord } from '../pieces/piece.ts';
import { numberIn, vortexList } from '../play/picking.ts';
import { placeList } from './choices.ts';
import { type Look, letterOf } from './look.ts';

// What a seat can do now, written the way it is typed.

/** The acts of one hero: 'n 1–2', 'v 1,3', 'l'. */
export function heroActs(game: PublicGame, look: Look, seat: number, pawn: PawnId): readonly string[] {
  const own = options(game, seat).filter((command) => 'pawn' in command && command.pawn === pawn);
  const groups = new Map<string, number[]>();
  for (const command of own) {
    const [word, number] = actWord(game, look, command);
    groups.set(word, [...(groups.get(word) ?? []), ...(number === null ? [] : [number])]);
  }
  return [...groups].map(([word, numbers]) => `${word} ${ranges(look, numbers)}`.trim());
}

function actWord(game: PublicGame, look: Look, command: MallCommand): ActWord {
  if (command.type === 'move') return [t(look.lang, `game.compass.${command.direction}`), command.distance];
  if (command.type === 'vortex') return ['v', numberIn(vortexes(game, command.pawn), command.to)];
  const own = piecesOf(game.box).map((piece) => piece.heroAct?.(game, look, command) ?? null);
  return own.find((word) => word !== null) ?? ['l', null];
}

function vortexes(game: PublicGame, pawn: PawnId): readonly Space[] {
  return vortexList(game, colourOf(game, pawnNumber(game, pawn)));
}

/** 1, 2, 3, 5 as '1–3,5'. */
export function ranges({ marks }: Look, numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((one, other) => one - other);
  const runs: [number, number][] = [];
  for (const number of sorted) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}${marks.dash}${to}`)).join(',');
}

/** What needs no hero: explore, place, theft, and what pieces add. */
export function tableActs(game: PublicGame, look: Look, seat: number): readonly string[] {
  const own = options(game, seat);
  const has = (type: MallCommand['type']) => own.some((command) => command.type === type);
  return [
    ...(has('explore') ? [`x ${t(look.lang, 'game.action.X')}`] : []),
    ...(has('place')
      ? [
          `p ${ranges(
            look,
            placeList(game).map((_, index) => index + 1),
          )}`,
        ]
      : []),
    ...(has('theft') ? ['t'] : []),
    ...piecesOf(game.box).flatMap((piece) => piece.tableActs?.(game, own, look, seat) ?? []),
  ];
}

export function pawnLabel(look: Look, pawn: PawnId): string {
  return `${letterOf(look.lang, pawn)} ${t(look.lang, `game.hero.${pawn}`)}`;
}
