import type { Channel } from './events.ts';
import type { PublicGame } from './state.ts';

/** [C1] [C2] [C4] [R5] may anyone use this channel now? */
export function mayTalk({ box, shared }: PublicGame, channel: Channel): boolean {
  if (shared.phase !== 'running') return true;
  if (shared.clock.since !== null) return false;
  const openness = box.policies[channel];
  return openness === 'windows' ? shared.talk : openness === 'always';
}

/** [H2.5] may this seat? Some speak when others may not. */
export function mayUse(game: PublicGame, seat: number | null, channel: Channel): boolean {
  const own = seat === null ? null : game.box.policies.voice(game, seat, channel);
  return own ?? mayTalk(game, channel);
}

export type TalkWhy = 'before' | 'over' | 'pause' | 'free' | 'window' | 'silence' | 'never';

/** What says so, for those who ask why. */
export function whyTalk({ box, shared }: PublicGame): TalkWhy {
  if (shared.phase !== 'running') return shared.phase === 'setup' ? 'before' : 'over';
  if (shared.clock.since !== null) return 'pause';
  const { words, gestures } = box.policies;
  if (words === 'always' || gestures === 'always') return 'free';
  if (words === 'never' && gestures === 'never') return 'never';
  return shared.talk ? 'window' : 'silence';
}

/** A scenario without any window never opens one. */
export function hasWindows({ box }: PublicGame): boolean {
  return box.policies.words === 'windows' || box.policies.gestures === 'windows';
}
