import type { Plain } from '../../commands.ts';
import type { PublicGame } from '../../state.ts';
import { isMarked, pawnData, pawnName, tileOfPawn } from '../../ways.ts';
import { hasNoGuard } from './guards.ts';
import { MAGE, mageGone } from './mage.ts';
import { ANY_TIME, cast, running, type Spell, type SpellHandler } from './spell.ts';

// [X10.10] [R20] until the next flip guards do not see the mage, nor she them; beholder and sensor do. She still takes up
// her space.

export const invisibility: Spell = { id: 'invisibility', isUseless: hasNoGuard };

export const castInvisibility: SpellHandler<Plain<'castInvisibility'>> = {
  ...ANY_TIME,
  fields: {},
  judge: (game) => mageGone(game),
  carryOut: (_game, { seat }) => [cast('invisibility', seat, { pawn: MAGE })],
  candidates: (_game, seat) => [{ type: 'castInvisibility', seat }],
};

export function isHidden(game: PublicGame, hero: number, watcher: number): boolean {
  if (pawnName(game, hero) !== MAGE || pawnData(game, watcher).kind !== 'guard') return false;
  return running(game, 'invisibility') !== undefined && ![hero, watcher].some((pawn) => isInRoom(game, pawn));
}

/** [X5.3] no spell works in the guard room. */
const isInRoom = (game: PublicGame, pawn: number) => isMarked(game, tileOfPawn(game, pawn), 'captive');
