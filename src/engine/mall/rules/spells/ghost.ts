import { touching } from '../../board.ts';
import type { Plain } from '../../commands.ts';
import { doorBetween } from '../../doors.ts';
import { OFF, type Space, tileOf } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import { isMarked, pawnName, spaceNow } from '../../ways.ts';
import { MAGE, mageGone } from './mage.ts';
import { ANY_TIME, cast, running, type Spell, type SpellHandler } from './spell.ts';

// [X10.8] [R20] [R23a] until the next flip the mage walks through walls and where spaces of two tiles touch, never through
// illustrated areas, steel doors or off the tiles.

export const ghost: Spell = { id: 'ghost', reaches: true };

export const castGhost: SpellHandler<Plain<'castGhost'>> = {
  ...ANY_TIME,
  fields: {},
  judge: (game) => mageGone(game),
  carryOut: (_game, { seat }) => [cast('ghost', seat, { pawn: MAGE })],
  candidates: (_game, seat) => [{ type: 'castGhost', seat }],
};

export function throughWall(game: PublicGame, pawn: number, from: Space, direction: number): Space {
  if (pawnName(game, pawn) !== MAGE || running(game, 'ghost') === undefined) return OFF;
  // [X5.3] no spell works in the guard room: on the way in and out too.
  if (isMarked(game, tileOf(from), 'captive')) return OFF;
  const to = touching(game.shared.board, from, direction);
  const leads = spaceNow(game, to)?.corridor && !doorBetween(game, from, to, direction);
  return leads ? to : OFF;
}
