import type { Lobby } from '#room/lobby.ts';
import { readLobby } from './shapes.ts';
import type { GameRow, RoomRow, Tables } from './tables.ts';

export interface ExaminedRoom {
  readonly code: string;
  /** Null where only its games speak of it. */
  readonly row: RoomRow | null;
  readonly lobby: Lobby | null;
  /** Whom somebody can claim to be. */
  readonly people: ReadonlySet<number>;
  readonly games: readonly GameRow[];
}

/** Every room that is there or should be. */
export function readRooms(tables: Tables, games: readonly GameRow[]): readonly ExaminedRoom[] {
  const rows = new Map(tables.rooms().map((row) => [row.code, row]));
  const people = Map.groupBy(tables.people(), ({ room }) => room);
  const played = Map.groupBy(games, ({ room }) => room);
  return [...new Set([...rows.keys(), ...played.keys()])].map((code) => {
    const row = rows.get(code) ?? null;
    return {
      code,
      row,
      lobby: row === null ? null : readLobby(row.lobby),
      people: new Set(people.get(code)?.map(({ id }) => id)),
      games: played.get(code) ?? [],
    };
  });
}
