import { capital, t } from '#content/locales/index.ts';
import type { PawnId } from '#engine/mall/index.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import { type Spot, spaceAt, TILE_WORD } from '../../play/picking.ts';
import type { CliPiece } from '../piece.ts';

// t 2* 1 3 is the theft, with the space where a guard shall come if several are equally near [X11.1].

const SPOT = `(${TILE_WORD})\\s+([1-4])\\s+([1-4])`;
const THEFT = new RegExp(`^t(?:\\s+${SPOT})+$`, 'i');

const GUARDS: readonly PawnId[] = ['guard2', 'guard10', 'guard11'];

interface TheftAt {
  readonly kind: 'theftAt';
  readonly at: readonly Spot[];
}

export const reinforcements: CliPiece<TheftAt> = {
  id: 'reinforcements',
  help: 'cli.help.reinforcements',
  kind: 'theftAt',
  read: (text) => {
    if (!THEFT.test(text)) return null;
    const spots = [...text.matchAll(new RegExp(SPOT, 'gi'))].map(
      ([, tile = '', row, column]): Spot => ({ tile, row: Number(row), column: Number(column) }),
    );
    return { kind: 'theftAt', at: spots };
  },
  command: (game, { at }, seat) => ({
    ...{ type: 'theft', seat },
    at: at.flatMap((spot) => spaceAt(game, spot) ?? []),
  }),
  narrate: {
    put: (lang, { pawn, to }, game) => {
      const tile = game.box.tiles[tileOf(to)];
      if (!GUARDS.includes(pawn) || tile === undefined) return null;
      return capital(t(lang, 'cli.event.came', { hero: t(lang, `game.theHero.${pawn}`), tile: tile.name }));
    },
  },
};
