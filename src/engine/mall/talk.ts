import type { Channel } from './events.ts';
import type { Seen } from './state.ts';

/** C1, C2, C4, R5: may anyone use this channel now? */
export function mayTalk({ box, shared }: Seen, channel: Channel): boolean {
  if (shared.phase !== 'running') return true;
  if (shared.clock.since !== null) return false;
  const openness = box.policies[channel];
  return openness === 'windows' ? shared.talk : openness === 'always';
}

/** A scenario without any window never opens one. */
export function hasWindows({ box }: Seen): boolean {
  return box.policies.words === 'windows' || box.policies.gestures === 'windows';
}
