import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { addressIn, countedAs, openRanges } from './ipAddress.ts';
import { NEWCOMERS } from './limits.ts';
import { missingOf, type OnUsed, type Purses, purseOf, pursesOf } from './purses.ts';

// What every address has open and may still do, however often it reconnects. One that has nothing open
// and has done nothing for a while is forgotten: its buckets would be full by then anyway.

export interface Account extends Purses {
  /** Pages of it that are connected, here and to other nodes. */
  pages: number;
  elsewhere: number;
  /** Those that are being told that there are too many. */
  turnedAway: number;
  /** Sockets of any kind, pages included. */
  sockets: number;
  used: number;
}

const FORGET_AFTER = 120_000;
/** Of one from which somebody was new to a room: until that could be so as often again. */
const NEW_FOR = 1_000 * (NEWCOMERS.burst / NEWCOMERS.perSecond);
const LOOK_EVERY = 30_000;

export type Addresses = ReturnType<typeof openAddresses>;

export function openAddresses(
  proxies: readonly string[],
  now = () => performance.now(),
  onUsed: OnUsed = () => undefined,
) {
  const accounts = new Map<string, Account>();

  function of(from: string): Account {
    const address = countedAs(from);
    const known = accounts.get(address);
    const account = known ?? {
      pages: 0,
      elsewhere: 0,
      turnedAway: 0,
      sockets: 0,
      ...pursesOf(address, now, onUsed),
      used: now(),
    };
    account.used = now();
    if (known === undefined) accounts.set(address, account);
    return account;
  }

  function forget(): void {
    for (const [address, { pages, elsewhere, turnedAway, sockets, newcomers, used }] of accounts) {
      const after = newcomers.size > 0 ? NEW_FOR : FORGET_AFTER;
      if (pages + elsewhere + turnedAway + sockets === 0 && now() - used > after) accounts.delete(address);
    }
  }

  /** Used up at another node. */
  const owe = (address: string, purse: string, cost: number) => purseOf(of(address), purse)?.owe(cost);

  /** Not there at another node. */
  const lack = (address: string, purse: string, missing: number) =>
    purseOf(of(address), purse)?.missing(missing);

  /**
   * Behind a proxy that may be believed everyone would seem to come from one address. Each adds who asked it at the
   * end, so the last that is no proxy is the one that nobody could invent.
   */
  function whoAsks({ headers, socket }: IncomingMessage): string {
    let from = socket.remoteAddress ?? '';
    for (const told of String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .reverse()) {
      const address = isProxy(from) ? addressIn(told) : null;
      if (address === null) break;
      from = address;
    }
    return countedAs(from);
  }

  const isProxy = openRanges(proxies);
  const looking = setInterval(forget, LOOK_EVERY);
  looking.unref();
  const asking = (request: IncomingMessage) => of(whoAsks(request));
  return {
    of,
    asking,
    whoAsks,
    isProxy,
    forget,
    owe,
    lack,
    /** What every address may not do just now. */
    missing: () =>
      [...accounts].flatMap(([address, account]) =>
        missingOf(account).map(([purse, missing]) => [address, purse, missing] as const),
      ),
    /** How many pages every address has here. */
    pages: () => [...accounts].map(([address, { pages }]) => [address, pages] as const),
    size: () => accounts.size,
    end: () => clearInterval(looking),
  };
}
