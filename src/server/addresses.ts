import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Rate } from '#room/signalRates.ts';
import { addressIn, countedAs, openRanges } from './ipAddress.ts';
import {
  ADDRESS_MESSAGES,
  type Bucket,
  bucket,
  ENTERS,
  FILES,
  HISTORY,
  NEWCOMERS,
  REQUESTS,
  UPGRADES,
} from './limits.ts';

// What every address has open and may still do, however often it reconnects. One that has nothing open
// and has done nothing for a while is forgotten: its buckets would be full by then anyway.

export interface Account {
  /** Pages of it that are connected. */
  pages: number;
  /** Those that are being told that there are too many. */
  turnedAway: number;
  /** Sockets of any kind, pages included. */
  sockets: number;
  readonly enters: Bucket;
  /** How many who are new to this room may still come from here. */
  readonly newTo: (room: string) => Bucket;
  readonly newcomers: ReadonlyMap<string, Bucket>;
  readonly upgrades: Bucket;
  readonly messages: Bucket;
  readonly history: Bucket;
  readonly requests: Bucket;
  readonly files: Bucket;
  used: number;
}

const FORGET_AFTER = 120_000;
/** Of one from which somebody was new to a room: until that could be so as often again. */
const NEW_FOR = 1_000 * (NEWCOMERS.burst / NEWCOMERS.perSecond);
const LOOK_EVERY = 30_000;

/** One bucket a room; of the rooms that somebody was new to, the last are remembered. */
const MOST_ROOMS = 500;

function bucketsOf(buckets: Map<string, Bucket>, rate: Rate, now: () => number): (room: string) => Bucket {
  return (room) => {
    const known = buckets.get(room) ?? bucket(rate, now);
    buckets.delete(room);
    buckets.set(room, known);
    for (const oldest of buckets.keys())
      if (buckets.size > MOST_ROOMS) buckets.delete(oldest);
      else break;
    return known;
  };
}

export type Addresses = ReturnType<typeof openAddresses>;

export function openAddresses(proxies: readonly string[], now = () => performance.now()) {
  const accounts = new Map<string, Account>();

  function of(from: string): Account {
    const address = countedAs(from);
    const known = accounts.get(address);
    const newcomers = new Map<string, Bucket>();
    const account = known ?? {
      pages: 0,
      turnedAway: 0,
      sockets: 0,
      enters: bucket(ENTERS, now),
      newcomers,
      newTo: bucketsOf(newcomers, NEWCOMERS, now),
      upgrades: bucket(UPGRADES, now),
      messages: bucket(ADDRESS_MESSAGES, now),
      history: bucket(HISTORY, now),
      requests: bucket(REQUESTS, now),
      files: bucket(FILES, now),
      used: now(),
    };
    account.used = now();
    if (known === undefined) accounts.set(address, account);
    return account;
  }

  function forget(): void {
    for (const [address, { pages, turnedAway, sockets, newcomers, used }] of accounts) {
      const after = newcomers.size > 0 ? NEW_FOR : FORGET_AFTER;
      if (pages + turnedAway + sockets === 0 && now() - used > after) accounts.delete(address);
    }
  }

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
    size: () => accounts.size,
    end: () => clearInterval(looking),
  };
}
