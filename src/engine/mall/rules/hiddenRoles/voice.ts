import type { Channel } from '../../events.ts';
import type { PublicGame } from '../../state.ts';
import { mayTalk } from '../../talk.ts';
import { levelOf, type Out, rolesOf } from './memory.ts';
import { notSettling } from './settling.ts';

// [H2.5] [R33] an unmasked traitor haunts the table from level B on: it speaks exactly when nobody else may, and not in a
// pause. Whoever failed is silent, and so is everybody who is out where there are no phantoms.

export const isPhantom = (game: PublicGame, out: Out | null | undefined): boolean =>
  out?.why === 'unmasked' && levelOf(game) !== 'A';

export function voice(game: PublicGame, seat: number, channel: Channel): boolean | null {
  const out = rolesOf(game).out[seat] ?? null;
  if (out === null || game.shared.phase !== 'running') return null;
  if (!isPhantom(game, out) || channel === 'gestures' || game.shared.clock.since !== null) return false;
  // Nobody coaches who decides or guesses.
  if (notSettling(game) !== null) return false;
  return !mayTalk(game, 'words') && !mayTalk(game, 'gestures');
}
