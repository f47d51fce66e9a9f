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
  /** Pages of it that are connected, here and to other nodes. */
  pages: number;
  elsewhere: number;
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

function bucketsOf(buckets: Map<string, Bucket>, begin: (room: string) => Bucket): (room: string) => Bucket {
  return (room) => {
    const known = buckets.get(room) ?? begin(room);
    buckets.delete(room);
    buckets.set(room, known);
    for (const oldest of buckets.keys())
      if (buckets.size > MOST_ROOMS) buckets.delete(oldest);
      else break;
    return known;
  };
}

export type Addresses = ReturnType<typeof openAddresses>;

/** What of an account is used up: one of its buckets, or being new to a room. */
const BUCKETS = {
  enters: ENTERS,
  upgrades: UPGRADES,
  messages: ADDRESS_MESSAGES,
  history: HISTORY,
  requests: REQUESTS,
  files: FILES,
} as const;

export type Purse = keyof typeof BUCKETS | `new ${string}`;

/** An address used something up here: other nodes are to know. */
export type OnUsed = (address: string, purse: Purse, cost: number) => void;

export function openAddresses(
  proxies: readonly string[],
  now = () => performance.now(),
  onUsed: OnUsed = () => undefined,
) {
  const accounts = new Map<string, Account>();

  function purseOf(address: string, purse: Purse, rate: Rate): Bucket {
    const take = bucket(rate, now);
    const told = (cost = 1) => {
      const seconds = take(cost);
      if (seconds === 0) onUsed(address, purse, cost);
      return seconds;
    };
    return Object.assign(told, { owe: take.owe });
  }

  function pursesOf(address: string): Record<keyof typeof BUCKETS, Bucket> {
    const each = Object.entries(BUCKETS) as [keyof typeof BUCKETS, Rate][];
    return Object.fromEntries(each.map(([name, rate]) => [name, purseOf(address, name, rate)])) as Record<
      keyof typeof BUCKETS,
      Bucket
    >;
  }

  function of(from: string): Account {
    const address = countedAs(from);
    const known = accounts.get(address);
    const newcomers = new Map<string, Bucket>();
    const account = known ?? {
      pages: 0,
      elsewhere: 0,
      turnedAway: 0,
      sockets: 0,
      newcomers,
      newTo: bucketsOf(newcomers, (room) => purseOf(address, `new ${room}`, NEWCOMERS)),
      ...pursesOf(address),
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
  function owe(address: string, purse: Purse, cost: number): void {
    const account = of(address);
    const take = purse.startsWith('new ')
      ? account.newTo(purse.slice('new '.length))
      : account[purse as keyof typeof BUCKETS];
    take?.owe(cost);
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
    owe,
    /** How many pages every address has here. */
    pages: () => [...accounts].map(([address, { pages }]) => [address, pages] as const),
    size: () => accounts.size,
    end: () => clearInterval(looking),
  };
}
