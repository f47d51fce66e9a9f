import type { IncomingMessage } from 'node:http';
import { PROTOCOL } from '#protocol/messages.ts';
import type { Account } from './addresses.ts';
import type { Attempt } from './connection.ts';
import type { Parts } from './http.ts';
import { CONNECTIONS_PER_ADDRESS } from './limits.ts';
import type { LiveRoom } from './room.ts';
import { hashToken, isToken } from './tokens.ts';

// Who may come in: the page's own origin, with a token, to a room that exists, from an address that has
// a place left.

export interface Admitted {
  readonly room: LiveRoom;
  readonly token: string;
  readonly attempt: Attempt | null;
  readonly account: Account;
}

/** Told over the socket, because a page cannot see why an upgrade was refused; `old` knows none of these words. */
export type TurnedAway = 'tooMany' | 'version' | 'restart' | 'unwell' | 'old';

/** Let in, told why not, or turned away with a status. */
export type Admission = Admitted | { readonly told: TurnedAway; readonly account: Account } | number;

const PATH = /^\/ws\/([a-z0-9]{1,32})(?:\?([\w=&-]{1,200}))?$/;
const LONGEST_ID = 32;
/** So many at a time are told that there are too many; the others are simply not let in. */
const MOST_TOLD = 16;

export function admit(
  request: IncomingMessage,
  token: string | undefined,
  { config, rooms, services, addresses, isOwn }: Parts,
): Admission {
  const account = addresses.asking(request);
  if (account.upgrades() > 0) return 429;
  if (!isOwn(request)) return 421;
  if (!isOwnOrigin(request, config.url)) return 403;
  if (!isToken(token)) return 401;
  const [, code = '', query = ''] = PATH.exec(request.url ?? '') ?? [];
  const asked = new URLSearchParams(query);
  const told = (why: TurnedAway) => (account.turnedAway < MOST_TOLD ? { told: why, account } : 429);
  if (!rooms.has(code)) return 404;
  if (account.pages >= CONNECTIONS_PER_ADDRESS) return told('tooMany');
  if (!asked.has('v')) return told('old');
  if (asked.get('v') !== String(PROTOCOL)) return told('version');
  if (!services.store.isWell()) return told('unwell');
  const room = rooms.find(code);
  if (room === null || room.leaving || room.waking) return told('restart');
  return { room, token: hashToken(token), attempt: attemptOf(asked), account };
}

function attemptOf(asked: URLSearchParams): Attempt | null {
  const page = text(asked, 'page');
  if (page === null) return null;
  const last = { game: text(asked, 'game'), epoch: text(asked, 'epoch'), seen: Number(asked.get('seen')) };
  return { page, number: Number(asked.get('try')), last };
}

function text(asked: URLSearchParams, name: string): string | null {
  return asked.get(name)?.slice(0, LONGEST_ID) || null;
}

function isOwnOrigin({ headers }: IncomingMessage, url: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined || host === undefined) return false;
  return url === undefined
    ? origin === `http://${host}` || origin === `https://${host}`
    : origin === new URL(url).origin;
}
