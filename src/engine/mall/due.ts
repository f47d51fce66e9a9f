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

const isHeld = (seen: Seen, { name }: ReadyDue) => seen.box.holds.some((holds) => holds(seen, name));

/** Earliest first; of what is due at one time the lowest order first. */
function first(seen: Seen): { readonly due: ReadyDue; readonly at: number } | null {
  let found: { readonly due: ReadyDue; readonly at: number } | null = null;
  for (const due of seen.box.dues) {
    const at = due.at(seen);
    if (at === null || isHeld(seen, due)) continue;
    if (found === null || at < found.at) found = { due, at };
  }
  return found;
}

/** What has to happen before anything stamped `now` [R1], or null. */
export function dueBy(game: Game, now: number): { readonly due: ReadyDue; readonly at: number } | null {
  if (!runs(game)) return null;
  const next = first(game);
  return next !== null && next.at <= now ? next : null;
}

/** The last grain has fallen, and the loss is held back. */
export function isSandOut(seen: Seen, now: number): boolean {
  return runs(seen) && now >= seen.shared.sand.end;
}

/** The host's time at which something is due although nobody acts, or null. */
export function nextDeadline(seen: Seen): number | null {
  const next = runs(seen) ? first(seen) : null;
  return next === null ? null : next.at + seen.shared.clock.shift;
}
