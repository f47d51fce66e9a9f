import { performance } from 'node:perf_hooks';
import type { LogEntry } from '#engine/core/log.ts';
import type { AnyEvent } from '#room/gameEngine.ts';
import { isOfTheDisk } from './readable.ts';
import { reviveGame, setAside } from './revive.ts';
import { contain, type LiveRoom } from './room.ts';
import type { StoredGame } from './store.ts';

// A room's game on its way back to memory. One that cannot be read must not keep the others from being played.

/** Entries of a log that nobody notices being read at once, and how many milliseconds a longer one takes at a time. */
const LONG = 1_000;
const A_LITTLE = 4;

/** Whether all of it is done. */
function someOf(work: Generator<void, void>): boolean {
  const until = performance.now() + A_LITTLE;
  while (performance.now() < until) if (work.next().done) return true;
  return false;
}

/** It was found to be so before, or is not there at all. */
class Broken extends Error {}

interface Found {
  readonly stored: StoredGame;
  readonly entries: Iterable<LogEntry<AnyEvent>>;
  readonly atOnce: boolean;
}

/** The room lets nobody in until its game is there; a long one comes a little at a time, and is not waited for here. */
export async function bringGame(
  room: LiveRoom,
  id: string,
  atOnce: boolean,
  onUnread: () => void,
): Promise<void> {
  room.waking = true;
  room.writing++;
  try {
    const found = await findGame(room, id, atOnce);
    if (found.atOnce) {
      for (const _ of reviveGame(room, found.stored, found.entries));
      awake(room);
    } else wakeSlowly(room, id, found, onUnread);
  } catch (error) {
    await failed(room, id, error, onUnread);
    awake(room);
  }
}

async function findGame(room: LiveRoom, id: string, atOnce: boolean): Promise<Found> {
  const { store } = room.services;
  const stored = await store.game(id);
  if (stored === null) throw new Broken('there is no such game');
  if (stored.broken !== null) throw new Broken(stored.broken);
  const isShort = atOnce || (await store.lengthOf(id)) <= LONG;
  const entries = isShort ? await store.entries(id) : await store.eachEntry(id);
  return { stored, entries, atOnce: isShort };
}

/** One that is let go meanwhile stands where it stood [M26]: its time goes on after that. */
function awake(room: LiveRoom): void {
  room.writing--;
  if (room.writing === 0) room.onWritten();
  room.waking = false;
}

/** So that nobody elsewhere waits for it; whoever comes here is asked to come again. */
function wakeSlowly(room: LiveRoom, id: string, { stored, entries }: Found, onUnread: () => void): void {
  const work = reviveGame(room, stored, entries);
  const go = () => {
    try {
      if (!someOf(work) && !room.leaving) {
        setImmediate(go);
        return;
      }
      work.return();
    } catch (error) {
      void failed(room, id, error, onUnread).then(() => awake(room));
      return;
    }
    awake(room);
  };
  setImmediate(go);
}

/** Where the disk could not be read, or nodes are being upgraded, the game may be as good as ever. */
async function failed(room: LiveRoom, id: string, error: unknown, onUnread: () => void): Promise<void> {
  const { report } = room.services;
  const why = error instanceof Error ? error.message : String(error);
  if (isOfTheDisk(error) || (!(error instanceof Broken) && (await mayOthersReadIt(room)))) {
    report('host.cannotRead', { why });
    onUnread();
    return;
  }
  report('host.brokenGame', { game: id, room: room.code, why });
  contain(room, () => setAside(room, id, why));
}

/** Whoever cannot even be asked is no reason to give a game up. */
async function mayOthersReadIt({ services: { owners } }: LiveRoom): Promise<boolean> {
  try {
    return await owners.isMixed();
  } catch {
    return true;
  }
}
