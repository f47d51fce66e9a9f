import type { LogEntry } from '#engine/core/log.ts';

/** How a game follows from its log. */
export interface Follows<Seen, Event> {
  readonly empty: Seen;
  evolve(seen: Seen, event: Event): Seen;
}

export interface History<Seen> {
  /** What it was after so many entries. */
  readonly after: (count: number) => Seen;
}

/** Kept every so often, so that jumping back is not replaying it all. */
const KEEP_EVERY = 25;

export function openHistory<Seen, Event>(
  entries: readonly LogEntry<Event>[],
  { empty, evolve }: Follows<Seen, Event>,
): History<Seen> {
  const kept = new Map<number, Seen>([[0, empty]]);
  let last = { count: 0, seen: empty };
  const nearest = (count: number) => {
    const known = Math.max(...[...kept.keys()].filter((one) => one <= count));
    return last.count <= count && last.count >= known
      ? last
      : { count: known, seen: kept.get(known) as Seen };
  };
  const after = (count: number): Seen => {
    let { count: at, seen } = nearest(count);
    for (; at < count; at++) {
      if (at % KEEP_EVERY === 0) kept.set(at, seen);
      seen = (entries[at] as LogEntry<Event>).events.reduce(evolve, seen);
    }
    last = { count, seen };
    return seen;
  };
  return { after };
}
