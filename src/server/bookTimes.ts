import type { DatabaseSync } from 'node:sqlite';
import { WON } from './ending.ts';

// How long the wins of before took, from their logs: the first grain is near their beginning, the end near their end.

const MALL = `CASE WHEN json_valid(header) THEN json_extract(header, '$.game') END = 'mall'`;
const WINS = `SELECT id FROM games WHERE ${WON} = 1 AND ${MALL} AND broken IS NULL`;

export function tellTimes(db: DatabaseSync): void {
  const onwards = db.prepare('SELECT entry FROM entries WHERE game = ? ORDER BY place');
  const backwards = db.prepare('SELECT entry FROM entries WHERE game = ? ORDER BY place DESC');
  const tell = db.prepare("UPDATE games SET ending = json_set(ending, '$.time', ?) WHERE id = ?");
  for (const { id } of db.prepare(WINS).all()) {
    const game = String(id);
    const start = timeIn(onwards.iterate(game), 'started');
    const end = start === null ? null : timeIn(backwards.iterate(game), 'ended');
    if (start !== null && end !== null) tell.run(Math.max(0, end - start), game);
  }
}

/** When the first of these entries that has such an event was written; what cannot be read has no time. */
function timeIn(rows: Iterable<unknown>, type: string): number | null {
  for (const { entry } of rows as Iterable<{ readonly entry: string }>)
    if (entry.includes(`"${type}"`)) return timeOf(entry, type);
  return null;
}

interface Timed {
  readonly at: number;
  readonly events: readonly { readonly type: string; readonly at?: number }[];
}

function timeOf(text: string, type: string): number | null {
  try {
    const { at, events } = JSON.parse(text) as Timed;
    const time = events.find((event) => event.type === type)?.at ?? at;
    return Number.isSafeInteger(time) ? time : null;
  } catch {
    return null;
  }
}
