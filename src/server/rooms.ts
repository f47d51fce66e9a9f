import { performance } from 'node:perf_hooks';
import type { Farewell } from '#protocol/server.ts';
import { EMPTY_LOBBY, type Lobby } from '#room/lobby.ts';
import { isEndKept, isOver, type Services, sandRuns } from './liveGame.ts';
import { liveRoom } from './liveRoom.ts';
import { ifReadable, isOfTheDisk } from './readable.ts';
import { reviveGame, setAside } from './revive.ts';
import { keep, type LiveRoom } from './room.ts';
import { writes } from './store.ts';

// The rooms of this host: those in memory, and the others in the data file.

/** Entries of a log that nobody notices being read at once, and how many milliseconds a longer one takes at a time. */
const LONG = 1_000;
const A_LITTLE = 4;

const A_DAY = 86_400_000;
/** So often it is looked whether somebody had a room forgotten. */
const LOOK_EVERY = 1_000;

/** Whether all of it is done. */
function someOf(work: Generator<void, void>): boolean {
  const until = performance.now() + A_LITTLE;
  while (performance.now() < until) if (work.next().done) return true;
  return false;
}

const isIdle = ({ connections, writing, playing, unannounced }: LiveRoom) =>
  connections.size === 0 && writing === 0 && unannounced.size === 0 && !sandRuns(playing);

/** What cannot be read now is tried again. */
const atLeisure = (work: () => void) => () => {
  try {
    work();
  } catch (error) {
    if (!isOfTheDisk(error)) throw error;
  }
};

export type Rooms = ReturnType<typeof openRooms>;

export function openRooms(services: Services, sweepEvery: number, newCode: () => string) {
  const live = new Map<string, LiveRoom>();
  /** When the file last heard that somebody was in them. */
  const visits = new Map<string, number>();
  /** Something of them is being removed: nobody may read them meanwhile. */
  const shut = new Set<string>();
  let lastForgotten = services.store.expired.lastForgotten();

  const open = (code: string, lobby: Lobby): LiveRoom => {
    const room: LiveRoom = liveRoom(services, code, lobby, () => letGo(room, whyLost(code)));
    live.set(code, room);
    visits.set(code, services.store.visited(code));
    return room;
  };

  function bring(code: string, atOnce = false): LiveRoom | null {
    const known = live.get(code);
    if (known !== undefined) return known;
    const lobby = shut.has(code) ? null : readLobby(code);
    if (lobby === null) return null;
    const room = open(code, lobby);
    const { game } = lobby;
    if (game !== null) bringGame(room, game, atOnce || services.store.lengthOf(game) <= LONG);
    return room;
  }

  /** A lobby that cannot be read is begun again: who may claim to be whom is kept elsewhere. */
  function readLobby(code: string): Lobby | null {
    try {
      return services.store.room(code);
    } catch (error) {
      if (isOfTheDisk(error)) throw error;
      services.report('host.brokenRoom', { room: code, why: String(error) });
      return EMPTY_LOBBY;
    }
  }

  function bringGame(room: LiveRoom, id: string, atOnce: boolean): void {
    const work = revival(room, id, atOnce);
    if (atOnce) while (!work.next().done);
    else wake(room, work);
  }

  /** One game that cannot be read must not keep the others from being played. */
  function* revival(room: LiveRoom, id: string, atOnce: boolean): Generator<void, void> {
    try {
      const stored = services.store.game(id);
      if (stored !== null && stored.broken !== null) throw new Error(stored.broken);
      const { entries, eachEntry } = services.store;
      if (stored !== null) yield* reviveGame(room, stored, atOnce ? entries(id) : eachEntry(id));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      // Where the disk could not be read the game may be as good as ever.
      if (isOfTheDisk(error)) {
        services.report('host.cannotRead', { why });
        letGo(room, 'restart');
        return;
      }
      services.report('host.brokenGame', { game: id, room: room.code, why });
      setAside(room, id, why);
    }
  }

  /** A little at a time, so that nobody elsewhere waits for it; whoever comes here is asked to come again. */
  function wake(room: LiveRoom, work: Generator<void, void>): void {
    room.waking = true;
    room.writing++;
    const go = () => {
      if (!someOf(work) && !room.leaving) {
        setImmediate(go);
        return;
      }
      work.return();
      room.waking = false;
      room.writing--;
      if (room.writing === 0) room.onWritten();
    };
    setImmediate(go);
  }

  /** Whether there is such a room, without anything being done about it. */
  const has = (code: string) => live.has(code) || services.store.hasRoom(code);

  /** Whether something is being played there by what is kept, without bringing it to memory. */
  function isPlaying(code: string): boolean {
    const { kept, playing = null } = live.get(code) ?? {};
    if (playing !== null && playing.id === kept?.game) return !isEndKept(playing);
    // One that cannot be read is begun again by whoever comes in, and not by who only looks.
    const lobby = shut.has(code) ? null : (kept ?? ifReadable(() => services.store.room(code)));
    const game = lobby?.game ?? null;
    return game !== null && services.store.isUnfinished(game);
  }

  /** It is there for others once it is in the file; of two at once with one code it refuses the second. */
  async function create(): Promise<string> {
    let code = newCode();
    while (has(code)) code = newCode();
    await services.store.kept(writes.newRoom(code, EMPTY_LOBBY, services.today()));
    return code;
  }

  /** While something of it is still being written nobody may read it anew: it stays, and lets nobody in. */
  function letGo(room: LiveRoom, why: Farewell): void {
    room.leaving = true;
    room.close(why);
    if (room.writing === 0 && live.get(room.code) === room) forget(room.code);
    else room.onWritten = () => letGo(room, why);
  }

  function forget(code: string): void {
    live.delete(code);
    visits.delete(code);
  }

  /** Once a day, however often they come. */
  function visit(room: LiveRoom): void {
    const now = services.today();
    if (room.leaving || now - (visits.get(room.code) ?? 0) < A_DAY) return;
    visits.set(room.code, now);
    keep(room, [writes.visit(room.code, now)], () => undefined);
  }

  function find(code: string): LiveRoom | null {
    const room = bring(code);
    if (room !== null) visit(room);
    return room;
  }

  /** Whoever runs the server had it forgotten, or what is in memory is not what is kept. */
  function whyLost(code: string): Farewell {
    try {
      return services.store.hasRoom(code) ? 'restart' : 'forgotten';
    } catch {
      return 'restart';
    }
  }

  function letForgottenGo(): void {
    const last = services.store.expired.lastForgotten();
    if (last === lastForgotten) return;
    lastForgotten = last;
    for (const room of [...live.values()]) if (whyLost(room.code) === 'forgotten') letGo(room, 'forgotten');
  }

  /** For those of these rooms that are in nobody's memory, and stay out of it meanwhile. */
  async function whileAway(
    codes: readonly string[],
    work: (away: readonly string[]) => Promise<void>,
  ): Promise<void> {
    const away = codes.filter((code) => !live.has(code));
    for (const code of away) shut.add(code);
    try {
      await work(away);
    } finally {
      for (const code of away) shut.delete(code);
    }
  }

  function reviveAll(): void {
    for (const code of services.store.runningRooms())
      try {
        bring(code, true);
      } catch (error) {
        services.report('host.cannotRead', { why: String(error) });
      }
  }

  /** A room nobody is in, where no sand runs and nothing is being written, is kept in the data file alone. */
  function sweep(): void {
    for (const room of live.values())
      if (room.connections.size > 0) visit(room);
      else if (isIdle(room)) putAway(room);
  }

  /** A game that is not over sleeps until somebody comes: no start need bring it back. */
  function putAway(room: LiveRoom): void {
    const { playing } = room;
    if (playing === null || isOver(playing)) letGo(room, 'restart');
    else keep(room, [writes.asleep(playing.id)], () => isIdle(room) && letGo(room, 'restart'));
  }

  const letAllGo = (why: Farewell) => {
    for (const room of [...live.values()]) letGo(room, why);
  };
  const timers = [setInterval(sweep, sweepEvery), setInterval(atLeisure(letForgottenGo), LOOK_EVERY)];
  for (const timer of timers) timer.unref();

  return {
    create,
    find,
    has,
    isPlaying,
    all: () => [...live.values()],
    /** Every game that was running is back, and held, before anyone connects. */
    reviveAll,
    whileAway,
    letAllGo,
    closeAll: () => {
      for (const timer of timers) clearInterval(timer);
      letAllGo('restart');
    },
  };
}
