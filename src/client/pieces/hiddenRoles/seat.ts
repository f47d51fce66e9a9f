import type { PageKey } from '#content/locales/index.ts';
import type { View } from '#engine/mall/index.ts';
import { mayUse } from '#engine/mall/index.ts';
import { isPhantom } from '#engine/mall/rules/hiddenRoles/voice.ts';
import type { AboutSeat, OwnTalk } from '../piece.ts';
import { rolesOf } from './seen.ts';

// Whoever is out: how others see it, and whether it may speak.

const PHANTOM: AboutSeat = { look: 'phantom', note: 'roles.seat.phantom' };
const OUT: AboutSeat = { look: 'out', note: 'roles.seat.out' };

export function aboutSeat(view: View, seat: number): AboutSeat | null {
  const out = rolesOf(view).out[seat] ?? null;
  if (out === null) return null;
  return isPhantom(view, out) ? PHANTOM : OUT;
}

/** [H2.5] [R33] of whoever sits here. */
export function ownTalk(view: View): OwnTalk | null {
  const { shared, seat } = view;
  const out = seat === null ? null : (rolesOf(view).out[seat] ?? null);
  if (out === null || seat === null || shared.phase !== 'running' || shared.clock.since !== null) return null;
  if (!isPhantom(view, out)) return said('roles.talk.out', 'roles.talk.outHint');
  return mayUse(view, seat, 'words')
    ? said('roles.talk.haunt', 'roles.talk.hauntHint')
    : said('roles.talk.hush', 'roles.talk.hushHint');
}

const said = (title: PageKey, hint: PageKey): OwnTalk => ({ title, hint });
