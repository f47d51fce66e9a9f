import { type Authority, reviveAuthority } from '#room/authority.ts';
import type { AnyEngine } from '../catalogue.ts';
import type { PlacedEntry } from '../logs.ts';
import type { Finding } from './faults.ts';
import { type AnyEntry, readEntry } from './shapes.ts';

// One game's log: what is wrong with it, and how much of it is the history of one game all the same.

export interface ExaminedLog {
  readonly findings: readonly Finding[];
  /** So many of its entries, from the first on, follow each other. */
  readonly fits: number;
  /** When the last of them was, in the game's time. */
  readonly at: number;
  /** The game as those leave it; null where nothing can be made of them. */
  readonly authority: Authority | null;
}

export function examineLog(placed: readonly PlacedEntry[], engine: AnyEngine | null): ExaminedLog {
  if (placed.length === 0) return { findings: [['log.empty']], fits: 0, at: 0, authority: null };
  const places = Map.groupBy(placed, ({ place }) => place);
  const entries = inOrder(places);
  const frame = [...forks(places), ...hole(places), ...unreadable(placed)];
  if (engine === null) return { findings: frame, fits: entries.length, at: 0, authority: null };
  const [known, unknown] = untilUnknown(entries, engine);
  const { authority, length, why } = revived(engine, known);
  const replay: readonly Finding[] = why === null ? [] : [['log.replay', { place: length, why }]];
  const at = known[length - 1]?.at ?? 0;
  return {
    findings: [...frame, ...unknown, ...replay],
    fits: length,
    at,
    authority: length === 0 ? null : authority,
  };
}

type Places = ReadonlyMap<number, readonly PlacedEntry[]>;

/** The same entry twice is one on its way from `fresh` to its log. */
const isFork = (there: readonly PlacedEntry[]) => there.some(({ entry }) => entry !== there[0]?.entry);

function inOrder(places: Places): readonly AnyEntry[] {
  const entries: AnyEntry[] = [];
  for (;;) {
    const there = places.get(entries.length);
    const entry = there === undefined || isFork(there) ? null : readEntry(there[0]?.entry ?? '');
    if (entry === null) return entries;
    entries.push(entry);
  }
}

function forks(places: Places): readonly Finding[] {
  const forked = [...places].flatMap(([place, there]) => (isFork(there) ? [place] : []));
  return forked[0] === undefined ? [] : [['log.fork', { place: forked[0], count: forked.length }]];
}

function hole(places: Places): readonly Finding[] {
  const place = [...places.keys()].findIndex((there, index) => there !== index);
  return place < 0 ? [] : [['log.hole', { place }]];
}

function unreadable(placed: readonly PlacedEntry[]): readonly Finding[] {
  const found = placed.filter(({ entry }) => readEntry(entry) === null);
  return found[0] === undefined ? [] : [['log.unreadable', { place: found[0].place, count: found.length }]];
}

/** A later version may have had events that this one does not know what to do about. */
function untilUnknown(
  entries: readonly AnyEntry[],
  engine: AnyEngine,
): readonly [readonly AnyEntry[], readonly Finding[]] {
  const stranger = (entry: AnyEntry) => engine.upcast(entry).events.find((event) => !engine.knows(event));
  const place = entries.findIndex((entry) => stranger(entry) !== undefined);
  const found = entries[place];
  if (found === undefined) return [entries, []];
  const type = stranger(found)?.type ?? '';
  return [entries.slice(0, place), [['log.unknown', { place, type }]]];
}

interface Revived {
  readonly authority: Authority;
  readonly length: number;
  /** Why it did not go on from there. */
  readonly why: string | null;
}

/** As a server would do it; where that fails, as much of it as goes well, looked for by halves. */
function revived(engine: AnyEngine, entries: readonly AnyEntry[]): Revived {
  const all = attempt(engine, entries);
  if (typeof all !== 'string') return { authority: all, length: entries.length, why: null };
  let [good, bad] = [0, entries.length];
  let found: Revived = { authority: reviveAuthority(engine, []), length: 0, why: all };
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    const authority = attempt(engine, entries.slice(0, middle));
    if (typeof authority === 'string') bad = middle;
    else {
      good = middle;
      found = { authority, length: middle, why: all };
    }
  }
  return found;
}

function attempt(engine: AnyEngine, entries: readonly AnyEntry[]): Authority | string {
  try {
    return reviveAuthority(engine, entries);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
