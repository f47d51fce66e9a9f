import { type RoomRefusal, roomRefuse } from '#room/refusal.ts';
import type { Rate } from '#room/signalRates.ts';

// How much one connection, one address and one room may do. A bucket fills at a steady rate and holds a
// burst; what does not fit is refused with the seconds to wait, never silently dropped.

/** Of one person, or of a connection that is nobody yet. Nine quick players stay far below all of these. */
export const MESSAGES: Rate = { perSecond: 30, burst: 90 };
/** Questions whether we are there, of the protocol below ours: browsers ask none. */
export const PINGS: Rate = { perSecond: 2, burst: 20 };

/** Of all connections of one address. */
export const ADDRESS_MESSAGES: Rate = { perSecond: 600, burst: 2_000 };
/** Of one person: words and signs, and what changes the lobby. */
export const TALK: Rate = { perSecond: 5, burst: 25 };
export const CHANGES: Rate = { perSecond: 3, burst: 60 };
/** Of those who are nobody yet: names tried, and ways back. */
export const ENTERS: Rate = { perSecond: 2, burst: 120 };
/** People who are new to one room, of one address: a house full, and another one in half an hour. */
export const NEWCOMERS: Rate = { perSecond: 1 / 120, burst: 16 };
export const UPGRADES: Rate = { perSecond: 8, burst: 200 };
/** Slices of histories: a house full of pages after a restart, or a few times the longest game [R23b]. */
export const HISTORY: Rate = { perSecond: 40, burst: 400 };
/** What is neither a page nor a file of one; a page is many small files, and a house has one address. */
export const REQUESTS: Rate = { perSecond: 5, burst: 240 };
export const FILES: Rate = { perSecond: 60, burst: 3_600 };
export const CONNECTIONS_PER_ADDRESS = 64;
/** Sockets of one address that are not, or not yet, pages. */
export const SOCKETS_PER_ADDRESS = 512;

/** Of everyone in one room: what each of them does is told to all. */
export const ROOM_ACTS: Rate = { perSecond: 100, burst: 400 };
/** Of all bots of a table; no plan comes near it. */
export const BOT_ACTS: Rate = { perSecond: 10, burst: 40 };
export const ROOM_TALK: Rate = { perSecond: 15, burst: 60 };

/** Refused messages in a row after which a connection is closed, and how many of them are told one by one. */
export const PATIENCE = 300;
export const TOLD_IN_A_ROW = 12;

export interface Bucket {
  (cost?: number): number;
  /** What was used up elsewhere; more than there is has to come back first. */
  readonly owe: (cost: number) => void;
}

/** One that several nodes know of. */
export interface SharedBucket extends Bucket {
  /** How much is not there; at least so much, where somebody else knows of more. */
  readonly missing: (atLeast?: number) => number;
}

/** Fields, not variables: a number that a closure keeps is made anew whenever it changes, three times a message. */
interface Held {
  level: number;
  filled: number;
}

/**
 * Takes one from the bucket, or what it costs: 0, or the whole seconds until there is enough. It is full at first, unless
 * it was empty at a known time.
 */
export function bucket(rate: Rate, now: () => number, emptyAt: number | null = null): Bucket {
  return bucketOf({ level: emptyAt === null ? rate.burst : 0, filled: emptyAt ?? now() }, rate, now);
}

export function sharedBucket(rate: Rate, now: () => number): SharedBucket {
  const held = { level: rate.burst, filled: now() };
  const missing = (atLeast = 0) => {
    held.level = Math.min(levelOf(held, rate, now()), rate.burst - atLeast);
    return rate.burst - held.level;
  };
  return Object.assign(bucketOf(held, rate, now), { missing });
}

function bucketOf(held: Held, rate: Rate, now: () => number): Bucket {
  const take = (cost = 1) => {
    const level = levelOf(held, rate, now());
    held.level = level < cost ? level : level - cost;
    return level < cost ? Math.ceil((cost - level) / rate.perSecond) : 0;
  };
  const owe = (cost: number) => {
    held.level -= cost;
  };
  return Object.assign(take, { owe });
}

/** By now. */
function levelOf(held: Held, { perSecond, burst }: Rate, time: number): number {
  const level = Math.min(burst, held.level + ((time - held.filled) / 1000) * perSecond);
  held.filled = time;
  return level;
}

export function tooFast(take: Bucket, cost = 1): RoomRefusal | null {
  const seconds = take(cost);
  return seconds === 0 ? null : roomRefuse('message.tooFast', { seconds });
}

/** A timer cannot wait for longer: it would ring at once. */
export const LONGEST_WAIT = 2 ** 31 - 1;
