import type { IncomingMessage } from 'node:http';
import { PROTOCOL } from '#protocol/messages.ts';
import type { Account } from './addresses.ts';
import type { Attempt } from './connection.ts';
import type { Parts } from './http.ts';
import { CONNECTIONS_PER_ADDRESS } from './limits.ts';
import { isElsewhere, type Neighbour } from './owners.ts';
import type { LiveRoom } from './room.ts';
import { hashToken, isToken } from './tokens.ts';

// Who may come in: the page's own origin, with a token, to a room that exists, from an address that has
// a place left.

export interface Admitted extends Visitor {
  readonly room: LiveRoom;
  readonly account: Account;
}

/** Whoever comes, wherever the room is. */
export interface Visitor {
  /** The hash of it. */
  readonly token: string;
  readonly attempt: Attempt | null;
}

/** To a room that another node has. */
export interface Passed extends Visitor {
  readonly code: string;
  readonly elsewhere: Neighbour;
  readonly account: Account;
  /** Where the page is, as it is counted. */
  readonly from: string;
}

/** Told over the socket, because a page cannot see why an upgrade was refused; `old` knows none of these words. */
export type TurnedAway = 'tooMany' | 'version' | 'restart' | 'unwell' | 'old';

/** Let in, told why not, or turned away with a status. */
export type Admission = Admitted | Passed | { readonly told: TurnedAway; readonly account: Account } | number;

const PATH = /^\/ws\/([a-z0-9]{1,32})(?:\?([\w=&-]{1,200}))?$/;
const LONGEST_ID = 32;
/** So many at a time are told that there are too many; the others are simply not let in. */
const MOST_TOLD = 16;

/** As long as it was looked for its room, others may have come from there, who looked for it as well. */
export function whilePlaced(asked: Exclude<Admission, number>): Exclude<Admission, number> {
  const { account } = asked;
  return hasPlace(account) || 'told' in asked ? asked : { told: 'tooMany', account };
}

const hasPlace = ({ pages, elsewhere }: Account) => pages + elsewhere < CONNECTIONS_PER_ADDRESS;

export async function admit(
  request: IncomingMessage,
  token: string | undefined,
  { config, rooms, services, addresses, isOwn }: Parts,
): Promise<Admission> {
  const account = addresses.asking(request);
  if (account.upgrades() > 0) return 429;
  if (!isOwn(request)) return 421;
  if (!isOwnOrigin(request, config.url)) return 403;
  if (!isToken(token)) return 401;
  const [, code = '', query = ''] = PATH.exec(request.url ?? '') ?? [];
  const asked = new URLSearchParams(query);
  const told = (why: TurnedAway) => (account.turnedAway < MOST_TOLD ? { told: why, account } : 429);
  // Before anything is asked of a database that is away: whoever is told at once can go to another node.
  if (!services.store.isWell() && asked.get('v') === String(PROTOCOL)) return told('unwell');
  if (!(await rooms.has(code))) return 404;
  if (!hasPlace(account)) return told('tooMany');
  if (!asked.has('v')) return told('old');
  if (asked.get('v') !== String(PROTOCOL)) return told('version');
  const found = await rooms.find(code);
  const visitor = { token: hashToken(token), attempt: attemptOf(asked), account };
  if (found !== null && isElsewhere(found))
    return { code, elsewhere: found, from: addresses.whoAsks(request), ...visitor };
  if (found === null || found.leaving || found.waking) return told('restart');
  return { room: found, ...visitor };
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
