import type { Flipped } from './events.ts';
import type { Space } from './spaces.ts';
import type { Clock, PublicGame, Sand, Shared } from './state.ts';

/** [M26] game time stands still while the game is paused. */
export function gameTime({ shift, since }: Clock, hostTime: number): number {
  return since ?? hostTime - shift;
}

export function fullSand(full: number, at: number): Sand {
  return { full, turned: at, end: at + full };
}

/** What is left in the upper half; time that seems to run backwards adds none [M26]. */
export function sandLeft({ full, turned, end, stopped }: Sand, now: number): number {
  const by = stopped === undefined ? now : Math.min(now, stopped);
  return Math.max(0, Math.min(full, end - Math.max(by, turned)));
}

/** What is left by the host's time: all of it before the start, and at the end as much as there was then. */
export function sandBy({ phase, sand, clock, result }: Shared, host: number): number {
  if (phase === 'setup') return sand.full;
  const ended = result?.reason === 'sand' ? sand.end : result?.at;
  return sandLeft(sand, ended ?? gameTime(clock, host));
}

/** [M22] a flip leaves what was not left. */
export function flip({ shared }: PublicGame, space: Space | null, now: number): Flipped {
  const { sand } = shared;
  const at = Math.max(now, sand.turned);
  return { type: 'flipped', space, at, end: at + sand.full - sandLeft(sand, at) };
}
