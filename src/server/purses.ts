import type { Rate } from '#room/signalRates.ts';
import {
  ADDRESS_MESSAGES,
  ENTERS,
  FILES,
  HISTORY,
  NEWCOMERS,
  REQUESTS,
  type SharedBucket,
  sharedBucket,
  UPGRADES,
} from './limits.ts';

// What an address may do, each kind of it from a purse of its own. Other nodes are told what is taken out of them.

const BUCKETS = {
  enters: ENTERS,
  upgrades: UPGRADES,
  messages: ADDRESS_MESSAGES,
  history: HISTORY,
  requests: REQUESTS,
  files: FILES,
} as const;

type Name = keyof typeof BUCKETS;

/** One of those, or being new to a room. */
export type Purse = Name | `new ${string}`;

/** An address used something up here: other nodes are to know. */
export type OnUsed = (address: string, purse: Purse, cost: number) => void;

export type Purses = Readonly<Record<Name, SharedBucket>> & {
  /** How many who are new to this room may still come from here. */
  readonly newTo: (room: string) => SharedBucket;
  readonly newcomers: ReadonlyMap<string, SharedBucket>;
};

const NEW = 'new ';
/** One bucket a room; of the rooms that somebody was new to, the last are remembered. */
const MOST_ROOMS = 500;

export function pursesOf(address: string, now: () => number, onUsed: OnUsed): Purses {
  function open(purse: Purse, rate: Rate): SharedBucket {
    const take = sharedBucket(rate, now);
    const told = (cost = 1) => {
      const seconds = take(cost);
      if (seconds === 0) onUsed(address, purse, cost);
      return seconds;
    };
    return Object.assign(told, { owe: take.owe, missing: take.missing });
  }
  const each = Object.entries(BUCKETS) as [Name, Rate][];
  const fixed = Object.fromEntries(each.map(([name, rate]) => [name, open(name, rate)]));
  const newcomers = new Map<string, SharedBucket>();
  const newTo = lastOf(newcomers, (room) => open(`${NEW}${room}`, NEWCOMERS));
  return { ...(fixed as Record<Name, SharedBucket>), newcomers, newTo };
}

function lastOf(
  buckets: Map<string, SharedBucket>,
  begin: (room: string) => SharedBucket,
): (room: string) => SharedBucket {
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

/** None where there is none of this name: another node may know of more than we do. */
export function purseOf(purses: Purses, purse: string): SharedBucket | undefined {
  if (purse.startsWith(NEW)) return purses.newTo(purse.slice(NEW.length));
  return Object.hasOwn(BUCKETS, purse) ? purses[purse as Name] : undefined;
}

/** Those that are not full. */
export function missingOf(purses: Purses): readonly (readonly [purse: string, missing: number])[] {
  const named = Object.keys(BUCKETS).map((name) => [name, purses[name as Name]] as const);
  const newcomers = [...purses.newcomers].map(([room, purse]) => [`${NEW}${room}`, purse] as const);
  return [...named, ...newcomers].flatMap(([name, purse]) => {
    const missing = purse.missing();
    return missing > 0 ? [[name, missing] as const] : [];
  });
}
