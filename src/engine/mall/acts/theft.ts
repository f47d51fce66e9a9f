import { refuse } from '../../core/refusal.ts';
import { COLOUR, HEROES } from '../../family/pawns.ts';
import type { CommandOf, MallCommand } from '../commands.ts';
import type { MallEvent } from '../events.ts';
import type { Handler } from '../handler.ts';
import type { Space } from '../spaces.ts';
import type { Game, Seen } from '../state.ts';
import { colourOf, pawnName } from '../ways.ts';

// [M17] not an action; any player may trigger it once every hero stands on its item.

export function itemsHeld(seen: Seen): boolean {
  return seen.shared.pawns.every((space, pawn) => seen.box.spaces[space]?.item === colourOf(seen, pawn));
}

export const theft: Handler = {
  fields: {},
  phases: ['running'],
  inMall: true,
  judge: (seen: Seen) => {
    if (seen.shared.stolen) return refuse('theft.done');
    return seen.box.policies.itemsHeld(seen) ? null : refuse('theft.notReady');
  },
  carryOut: (_game: Game, { seat }: CommandOf<'theft'>): readonly MallEvent[] => [{ type: 'stolen', seat }],
  candidates: (_seen, seat): MallCommand[] => [{ type: 'theft', seat }],
};

/** [S1] any exit serves any of the four; [R15b] a pawn beyond them has its own, which serves nobody else. */
export function mayLeave({ box }: Seen, pawn: number, exit: Space): boolean {
  const owner = box.pawns.findIndex((one) => COLOUR[one] === box.spaces[exit]?.exit);
  return pawn < HEROES.length ? owner < HEROES.length : owner === pawn;
}

/** [M20] by default a hero who leaves is off the board. */
export function leave(seen: Seen, pawn: number): readonly MallEvent[] {
  return [{ type: 'escaped', pawn: pawnName(seen, pawn), stays: false }];
}
