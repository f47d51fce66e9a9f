import type { ReadyDue } from './box.ts';
import { ending } from './ending.ts';
import type { CoreEvent } from './events.ts';
import type { Game, Seen } from './state.ts';

// What happens although nobody acts: the last grain, and what pieces let run out. When is read from what everyone may
// know alone, so no alarm of the host's can tell a secret [R33].

/** [M24] the last grain loses the game. */
export const SAND: ReadyDue = {
  name: 'sand',
  order: 100,
  at: ({ shared }) => shared.sand.end,
  happens: (game): readonly CoreEvent[] => [ending(game, false, 'sand')],
};

/** Deadlines stand still before the start, after the end and while the game is paused. */
const runs = ({ shared }: Seen) => shared.phase === 'running' && shared.clock.since === null;

function isHeld(seen: Seen, { name }: ReadyDue): boolean {
  for (const holds of seen.box.holds) if (holds(seen, name)) return true;
  return false;
}

/** What is due first, by this time: the earliest, and of those at one time the lowest order. */
function first(seen: Seen, by: number): ReadyDue | null {
  let found: ReadyDue | null = null;
  let earliest = by;
  for (const due of seen.box.dues) {
    const at = due.at(seen);
    if (at === null || at > earliest || (at === earliest && found !== null) || isHeld(seen, due)) continue;
    found = due;
    earliest = at;
  }
  return found;
}

/** What has to happen before anything stamped `now` [R1], or null. */
export function dueBy(game: Game, now: number): ReadyDue | null {
  return runs(game) ? first(game, now) : null;
}

/** The last grain has fallen, and the loss is held back. */
export function isSandOut(seen: Seen, now: number): boolean {
  return runs(seen) && now >= seen.shared.sand.end;
}

/** The host's time at which something is due although nobody acts, or null. */
export function nextDeadline(seen: Seen): number | null {
  const at = runs(seen) ? first(seen, Number.POSITIVE_INFINITY)?.at(seen) : null;
  return at == null ? null : at + seen.shared.clock.shift;
}
