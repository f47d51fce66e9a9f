import type { LogEntry } from '#engine/core/log.ts';
import type { AnyEvent } from '#room/gameEngine.ts';
import { EMPTY_LOBBY } from '#room/lobby.ts';
import { openPostgres } from '#server/postgres/store.ts';
import { type StoredGame, writes } from '#server/store.ts';

// How many entries a second one node keeps: each room has one on its way at a time, and all that wait go in one commit that
// proves the lease.

const ROOMS = 64;
const SECONDS = 4;

/** As long as a move's. */
const entry: LogEntry<AnyEvent> = {
  at: 123_456,
  seat: 0,
  id: '0 1234',
  events: [{ type: 'moved', seat: 0, pawn: 'barbarian', to: 10, by: 'walk' }],
};

const header = { setup: {}, content: '', title: { scenario: 1 } } as unknown as StoredGame['header'];

export async function appendsPerSecond(database: string): Promise<number> {
  const { store, owners } = await openPostgres(database, 'http://127.0.0.1:1');
  await store.takeOver();
  const rooms = Array.from({ length: ROOMS }, (_, n) => `bench${n}`);
  for (const room of rooms) {
    await store.kept(writes.newRoom(room, EMPTY_LOBBY));
    await owners.claim(room);
    await store.kept(writes.game({ id: room, room, header, seats: [] }));
  }
  let [kept, isOver] = [0, false];
  const append = (room: string, place: number): void =>
    store.keep(
      [writes.append(room, place, entry)],
      (error) => {
        if (error !== undefined) throw error;
        kept++;
        if (!isOver) append(room, place + 1);
      },
      room,
    );
  const began = performance.now();
  for (const room of rooms) append(room, 0);
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1_000));
  const rate = (kept * 1_000) / (performance.now() - began);
  isOver = true;
  await store.close();
  return rate;
}
