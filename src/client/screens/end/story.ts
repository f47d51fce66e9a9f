import type { MallEntry, MallEvent } from '#engine/mall/index.ts';

// The story of a game in numbers, from its entries. Pure.

export interface Story {
  /** Milliseconds of game time, from the first grain to the end. */
  readonly time: number;
  readonly flips: number;
  readonly tiles: number;
  readonly prods: number;
  /** Acts on the mall, seat by seat. */
  readonly acts: readonly number[];
  /** The longest time in which nobody did anything. */
  readonly wait: number;
  /** What it is told from. */
  readonly entries: readonly MallEntry[];
}

const ACTS: readonly MallEvent['type'][] = ['moved', 'drawn', 'placed', 'stolen', 'lifted'];

const isAct = ({ events }: MallEntry) => events.some(({ type }) => ACTS.includes(type));

const count = (entries: readonly MallEntry[], type: MallEvent['type']) =>
  entries.flatMap(({ events }) => events).filter((event) => event.type === type).length;

/** When the sand began to run; game time before that is the table's. */
export function startOf(entries: readonly MallEntry[]): number | null {
  for (const { events } of entries) for (const event of events) if (event.type === 'started') return event.at;
  return null;
}

export function storyOf(entries: readonly MallEntry[], players: number): Story {
  const start = startOf(entries);
  const end = entries.at(-1)?.at ?? 0;
  const acts = entries.filter(isAct);
  const times = start === null ? [] : [start, ...acts.map(({ at }) => at), endOf(entries) ?? end];
  return {
    time: start === null ? 0 : Math.max(0, (endOf(entries) ?? end) - start),
    flips: count(entries, 'flipped'),
    tiles: count(entries, 'placed'),
    prods: count(entries, 'doSomething'),
    acts: Array.from({ length: players }, (_, seat) => acts.filter((entry) => entry.seat === seat).length),
    wait: Math.max(0, ...times.slice(1).map((at, index) => at - (times[index] as number))),
    entries,
  };
}

/** What happened after the end (somebody came or went) is no part of the story. */
export function endOf(entries: readonly MallEntry[]): number | null {
  return entries.find(({ events }) => events.some(({ type }) => type === 'ended'))?.at ?? null;
}
