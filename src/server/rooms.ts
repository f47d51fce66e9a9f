import type { Farewell } from '#protocol/server.ts';
import { EMPTY_LOBBY, type Lobby } from '#room/lobby.ts';
import type { Awaitable } from './ask.ts';
import { isEndKept, isOver, type Services, sandRuns } from './liveGame.ts';
import { liveRoom } from './liveRoom.ts';
import { type Claimed, isElsewhere, type Neighbour } from './owners.ts';
import { ifReadable, isOfTheDisk } from './readable.ts';
import { bringGame } from './revival.ts';
import { keep, type LiveRoom } from './room.ts';
import { type Tokens, writes } from './store.ts';

// The rooms of this host: those in memory, and the others in the data file.

const A_DAY = 86_400_000;
/** So often it is looked whether somebody had a room forgotten. */
const LOOK_EVERY = 1_000;

const isIdle = ({ connections, writing, playing, unannounced }: LiveRoom) =>
  connections.size === 0 && writing === 0 && unannounced.size === 0 && !sandRuns(playing);

/** What cannot be read now is tried again; what takes longer than it was to is done once at a time. */
function atLeisure(work: () => Promise<void>, report: Services['report']): () => void {
  let isGoing = false;
  return () => {
    if (isGoing) return;
    isGoing = true;
    work()
      .catch((error) => report('host.cannotRead', { why: String(error) }))
      .finally(() => {
        isGoing = false;
      });
  };
}

interface KeptRoom {
  readonly lobby: Lobby;
  readonly tokens: Tokens;
  readonly visited: number;
}

/** In memory here, in another node's memory, or nowhere. */
export type Found = LiveRoom | Neighbour | null;

export type Rooms = ReturnType<typeof openRooms>;

export function openRooms(services: Services, sweepEvery: number, newCode: () => string) {
  const { store, owners, report } = services;
  const live = new Map<string, LiveRoom>();
  /** On their way to memory. */
  const coming = new Map<string, Promise<Found>>();
  /** When the file last heard that somebody was in them. */
  const visits = new Map<string, number>();
  /** Something of them is being removed: nobody may read them meanwhile. */
  const shut = new Set<string>();
  /** Rooms that are on their way to another node. */
  const meant = new Map<string, number>();
  let lastForgotten: number | null = null;
  let isClosed = false;

  function open(code: string, { lobby, tokens, visited }: KeptRoom, claim: Claimed): LiveRoom {
    // Until its game is back it stands where whoever had it before left it: that takes as long as it takes [M26].
    const clock = { now: () => (room.waking ? claim.at : undefined) ?? services.clock.now() + claim.shift };
    const room: LiveRoom = liveRoom({ ...services, clock }, code, {
      lobby,
      tokens,
      isTaken: claim.isTaken,
      onLost: () => lose(room),
    });
    live.set(code, room);
    visits.set(code, visited);
    return room;
  }

  /** Whoever asks for one that is on its way waits with the others. */
  function bring(code: string, atOnce = false): Awaitable<Found> {
    const known = coming.get(code) ?? live.get(code);
    if (known !== undefined) return known;
    const work = fetchRoom(code, atOnce).finally(() => coming.delete(code));
    coming.set(code, work);
    return work;
  }

  async function fetchRoom(code: string, atOnce: boolean): Promise<Found> {
    if (shut.has(code) || isClosed) return null;
    const term = owners.term();
    const claim = await owners.claim(code);
    if (isElsewhere(claim)) return claim;
    const kept = await readClaimed(code, claim);
    if (kept === null) owners.release(code, services.clock.now() + claim.shift);
    // What was ours may be so no more.
    if (kept === null || shut.has(code) || isClosed || owners.term() !== term) return null;
    const room = open(code, kept, claim);
    const { game } = kept.lobby;
    if (game !== null) await bringGame(room, game, atOnce, () => letGo(room, 'restart'));
    // That it is held is kept, too, before anyone comes in.
    if (game !== null) await store.kept();
    return room;
  }

  /** One that cannot be read now stands where it stood [M26]: whoever asks again claims it anew. */
  async function readClaimed(code: string, claim: Claimed): Promise<KeptRoom | null> {
    try {
      return await readRoom(code);
    } catch (error) {
      owners.release(code, claim.at ?? services.clock.now() + claim.shift);
      throw error;
    }
  }

  async function readRoom(code: string): Promise<KeptRoom | null> {
    const lobby = await readLobby(code);
    if (lobby === null) return null;
    return { lobby, tokens: await store.people(code), visited: await store.visited(code) };
  }

  /** A lobby that cannot be read is begun again: who may claim to be whom is kept elsewhere. */
  async function readLobby(code: string): Promise<Lobby | null> {
    try {
      return await store.room(code);
    } catch (error) {
      if (isOfTheDisk(error)) throw error;
      report('host.brokenRoom', { room: code, why: String(error) });
      return EMPTY_LOBBY;
    }
  }

  /** Whether there is such a room, without anything being done about it. */
  const has = async (code: string) => live.has(code) || store.hasRoom(code);

  /** Whether something is being played there by what is kept, without bringing it to memory. */
  async function isPlaying(code: string): Promise<boolean> {
    const { kept, playing = null } = live.get(code) ?? {};
    if (playing !== null && playing.id === kept?.game) return !isEndKept(playing);
    // One that cannot be read is begun again by whoever comes in, and not by who only looks.
    const lobby = shut.has(code) ? null : (kept ?? (await ifReadable(() => store.room(code))));
    const game = lobby?.game ?? null;
    return game !== null && store.isUnfinished(game);
  }

  /** It is there for others once it is in the file; of two at once with one code it refuses the second. */
  async function create(): Promise<string> {
    let code = newCode();
    while (await has(code)) code = newCode();
    await store.kept(writes.newRoom(code, EMPTY_LOBBY, services.today()));
    return code;
  }

  /** While something of it is still being written nobody may read it anew: it stays, and lets nobody in. */
  function letGo(room: LiveRoom, why: Farewell): void {
    room.leaving = true;
    room.close(why);
    if (room.writing === 0 && live.get(room.code) === room) forget(room);
    else room.onWritten = () => letGo(room, why);
  }

  function forget({ code, services: { clock } }: LiveRoom): void {
    live.delete(code);
    visits.delete(code);
    owners.release(code, clock.now(), meant.get(code));
    meant.delete(code);
  }

  /** So many of ours are to be another node's: those where nothing is on its way. */
  function handOver(most: number, to: number): void {
    const still = [...live.values()].filter(({ writing, leaving }) => writing === 0 && !leaving);
    for (const room of still.slice(0, most)) {
      meant.set(room.code, to);
      letGo(room, 'restart');
    }
  }

  /** What is in memory is not what is kept: nobody is heard any more, and then told why. */
  function lose(room: LiveRoom): void {
    const left = [...room.connections];
    room.connections.clear();
    letGo(room, 'restart');
    if (left.length === 0) return;
    const tell = (why: Farewell) => {
      for (const connection of left) connection.close(why);
    };
    whyLost(room.code).then(tell, () => tell('restart'));
  }

  /** Once a day, however often they come. */
  function visit(room: LiveRoom): void {
    const now = services.today();
    if (room.leaving || now - (visits.get(room.code) ?? 0) < A_DAY) return;
    visits.set(room.code, now);
    keep(room, [writes.visit(room.code, now)], () => undefined);
  }

  /** `atOnce`: however long its game is, it is there. */
  async function find(code: string, atOnce = false): Promise<Found> {
    const found = await bring(code, atOnce);
    if (found !== null && !isElsewhere(found)) visit(found);
    return found;
  }

  /** Whoever runs the server had it forgotten, or what is in memory is not what is kept. */
  const whyLost = async (code: string): Promise<Farewell> =>
    (await store.hasRoom(code)) ? 'restart' : 'forgotten';

  async function letForgottenGo(): Promise<void> {
    if (!store.isWell()) return;
    const last = await store.expired.lastForgotten();
    // Who looks for the first time does not know how it was when its first rooms came.
    if (last === lastForgotten) return;
    const rooms = [...live.values()];
    const there = new Set(await store.roomsAmong(rooms.map(({ code }) => code)));
    for (const room of rooms)
      if (!there.has(room.code) && live.get(room.code) === room) letGo(room, 'forgotten');
    lastForgotten = last;
  }

  /** For those of these rooms that are in nobody's memory, and stay out of it meanwhile. */
  async function whileAway(
    codes: readonly string[],
    work: (away: readonly string[]) => Promise<void>,
  ): Promise<void> {
    const away = codes.filter((code) => !live.has(code) && !coming.has(code));
    for (const code of away) shut.add(code);
    try {
      await work(away);
    } finally {
      for (const code of away) shut.delete(code);
    }
  }

  async function reviveAll(): Promise<void> {
    for (const code of await store.runningRooms())
      try {
        await bring(code, true);
      } catch (error) {
        report('host.cannotRead', { why: String(error) });
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
  const timers = [setInterval(sweep, sweepEvery), setInterval(atLeisure(letForgottenGo, report), LOOK_EVERY)];
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
    handOver,
    letAllGo,
    closeAll: () => {
      isClosed = true;
      for (const timer of timers) clearInterval(timer);
      letAllGo('restart');
    },
  };
}
