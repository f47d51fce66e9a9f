import { refuse } from '../../core/refusal.ts';
import type { Plain } from '../commands.ts';
import type { CoreEvent } from '../events.ts';
import type { Handler } from '../handler.ts';
import { OFF, type Space } from '../spaces.ts';
import type { Seen } from '../state.ts';
import { colourOf, pawnData, pawnName, spaceNow } from '../ways.ts';

// [M17] not an action; any player may trigger it once every hero who has to stands on its item.

export function itemsHeld(seen: Seen): boolean {
  const isThere = (pawn: number) =>
    spaceNow(seen, seen.shared.pawns[pawn] ?? OFF)?.item === colourOf(seen, pawn);
  return seen.box.goals.heroes.every(isThere);
}

export const theft: Handler<Plain<'theft'>> = {
  fields: {},
  phases: ['running'],
  inMall: true,
  judge: (seen) => {
    if (!seen.box.goals.theft) return refuse('theft.none');
    if (seen.shared.stolen) return refuse('theft.done');
    return seen.box.policies.itemsHeld(seen) ? null : refuse('theft.notReady');
  },
  carryOut: (_game, { seat }) => [{ type: 'stolen', seat }],
  candidates: (_seen, seat) => [{ type: 'theft', seat }],
};

/** [S1] any exit serves anyone, [R15b] but for those that are one pawn's alone. */
export function mayLeave(seen: Seen, pawn: number, exit: Space): boolean {
  const colour = spaceNow(seen, exit)?.exit;
  if (pawnData(seen, pawn).ownExit) return colour === colourOf(seen, pawn);
  return !seen.box.cast.some((other) => other.ownExit && other.colour === colour);
}

/** [M20] by default a hero who leaves is off the board. */
export function leave(seen: Seen, pawn: number): readonly CoreEvent[] {
  return [{ type: 'escaped', pawn: pawnName(seen, pawn), stays: false }];
}
