import * as v from 'valibot';
import { FORMATS, type LogEntry } from '#engine/core/log.ts';
import type { AnyEvent } from '#room/gameEngine.ts';
import type { Lobby } from '#room/lobby.ts';
import type { Ending } from '../book.ts';
import type { AnyHeader } from '../catalogue.ts';

// What the texts of a data file must look like to be read. A server believes its own file; whoever checks one
// does not.

export type AnyEntry = LogEntry<AnyEvent>;

/** The text as what it should be, or null. */
function reader<T>(schema: v.GenericSchema): (text: string) => T | null {
  return (text) => {
    try {
      const value: unknown = JSON.parse(text);
      return v.is(schema, value) ? (value as T) : null;
    } catch {
      return null;
    }
  };
}

const PERSON = v.object({ id: v.number(), name: v.string(), chair: v.nullable(v.number()) });

export const readLobby = reader<Lobby>(
  v.object({ people: v.array(PERSON), host: v.nullable(v.number()), game: v.nullable(v.string()) }),
);

export const readHeader = reader<AnyHeader>(
  v.object({
    format: v.picklist(FORMATS),
    content: v.string(),
    setup: v.object({ players: v.number() }),
    title: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
);

export const readSeats = reader<readonly number[]>(v.pipe(v.array(v.number()), v.minLength(1)));

export const readEnding = reader<Ending>(
  v.object({
    won: v.boolean(),
    reason: v.string(),
    timers: v.number(),
    names: v.array(v.string()),
    when: v.number(),
  }),
);

export const readEntry = reader<AnyEntry>(
  v.object({ at: v.number(), events: v.array(v.object({ type: v.string() })) }),
);
