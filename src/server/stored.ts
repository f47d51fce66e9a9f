import type { LogEntry } from '#engine/core/log.ts';
import type { Lobby } from '#room/lobby.ts';
import type { Row } from './ask.ts';
import type { Ending } from './book.ts';
import type { StoredGame } from './store.ts';

// Rows of a store as what they are. What is none of ours is an error, and never half understood.

export function asGame(row: Row | undefined): StoredGame | null {
  if (row === undefined) return null;
  return {
    id: String(row.id),
    room: String(row.room),
    header: JSON.parse(String(row.header)),
    seats: asList(JSON.parse(String(row.seats))),
    ending: parse<Ending>(row.ending),
    broken: row.broken === null ? null : String(row.broken),
  };
}

export function asLobby(text: Row[string] | undefined): Lobby | null {
  const lobby = parse<Lobby>(text);
  if (lobby !== null) asList(lobby.people);
  return lobby;
}

function asList<T>(value: readonly T[]): readonly T[] {
  if (!Array.isArray(value)) throw new Error('no list where there should be one');
  return value;
}

export function readEntry<Event>(
  { place, entry }: { readonly place: number; readonly entry: string },
  index: number,
) {
  if (place !== index) throw new Error(`entry ${index} is missing`);
  return JSON.parse(entry) as LogEntry<Event>;
}

function parse<T>(text: string | number | null | undefined): T | null {
  return text == null ? null : (JSON.parse(String(text)) as T);
}
