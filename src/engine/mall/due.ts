import type { ReadyDue } from './box.ts';
import { ending } from './ending.ts';
import type { CoreEvent } from './events.ts';
import type { Game, PublicGame } from './state.ts';

// What happens although nobody acts: the last grain, and what pieces let run out. When is read from what everyone may
// know alone, so no alarm of the host's can tell a secret [R33].

/** [M24] the last grain loses the game. */
export const SAND: ReadyDue = {
  name: 'sand',
  order: 100,
  at: ({ shared: { sand } }) => (sand.stopped === undefined ? sand.end : null),
  happens: (game): readonly CoreEvent[] => [ending(game, false, 'sand')],
};

/** Deadlines stand still before the start, after the end and while the game is paused. */
const runs = ({ shared }: PublicGame) => shared.phase === 'running' && shared.clock.since === null;

function isHeld(game: PublicGame, { name }: ReadyDue): boolean {
  for (const holds of game.box.holds) if (holds(game, name)) return true;
  return false;
}

/** What is due first, by this time: the earliest, and of those at one time the lowest order. */
function first(game: PublicGame, by: number): ReadyDue | null {
  let found: ReadyDue | null = null;
  let earliest = by;
  for (const due of game.box.dues) {
    const at = due.at(game);
    if (at === null || at > earliest || (at === earliest && found !== null) || isHeld(game, due)) continue;
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
export function isSandOut(game: PublicGame, now: number): boolean {
  const { end, stopped } = game.shared.sand;
  return runs(game) && stopped === undefined && now >= end;
}

/** The host's time at which something is due although nobody acts, or null. */
export function nextDeadline(game: PublicGame): number | null {
  const at = runs(game) ? first(game, Number.POSITIVE_INFINITY)?.at(game) : null;
  return at == null ? null : at + game.shared.clock.shift;
}
