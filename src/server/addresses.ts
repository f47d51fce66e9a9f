import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import {
  ADDRESS_MESSAGES,
  type Bucket,
  bucket,
  ENTERS,
  FILES,
  HISTORY,
  REQUESTS,
  UPGRADES,
} from './limits.ts';
import { addressIn, countedAs, openRanges } from './whence.ts';

// What every address has open and may still do, however often it reconnects. One that has nothing open
// and has done nothing for a while is forgotten: its buckets would be full by then anyway.

export interface Account {
  /** Pages of it that are connected. */
  pages: number;
  /** Those that are being told that there are too many. */
  turnedAway: number;
  /** Sockets of any kind, pages included. */
  sockets: number;
  readonly address: string;
  readonly enters: Bucket;
  readonly upgrades: Bucket;
  readonly messages: Bucket;
  readonly history: Bucket;
  readonly requests: Bucket;
  readonly files: Bucket;
  used: number;
}

const FORGET_AFTER = 120_000;
const LOOK_EVERY = 30_000;

export type Addresses = ReturnType<typeof openAddresses>;

export function openAddresses(proxies: readonly string[], now = () => performance.now()) {
  const accounts = new Map<string, Account>();

  function of(from: string): Account {
    const address = countedAs(from);
    const known = accounts.get(address);
    const account = known ?? {
      pages: 0,
      turnedAway: 0,
      sockets: 0,
      address,
      enters: bucket(ENTERS, now),
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
    for (const [address, { pages, turnedAway, sockets, used }] of accounts)
      if (pages + turnedAway + sockets === 0 && now() - used > FORGET_AFTER) accounts.delete(address);
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
