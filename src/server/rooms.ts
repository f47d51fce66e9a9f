import { randomInt } from 'node:crypto';
import type { Farewell } from '#protocol/server.ts';
import { EMPTY_LOBBY, type Lobby } from '#room/lobby.ts';
import { reviveGame } from './atTable.ts';
import { liveRoom, setAside } from './liveRoom.ts';
import { isRunning, type Keeper } from './playing.ts';
import type { LiveRoom } from './room.ts';
import { writes } from './store.ts';

// The rooms of this host: those in memory, and the others in the data file.

/** No letter or digit that can be taken for another when a link is read aloud. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 7;

export type Rooms = ReturnType<typeof openRooms>;

export function openRooms(keeper: Keeper, sweepEvery: number) {
  const live = new Map<string, LiveRoom>();

  const open = (code: string, lobby: Lobby): LiveRoom => {
    const room: LiveRoom = liveRoom(keeper, code, lobby, () => letGo(room, 'restart'));
    live.set(code, room);
    return room;
  };

  function bring(code: string): LiveRoom | null {
    const known = live.get(code);
    if (known !== undefined) return known;
    const lobby = readLobby(code);
    if (lobby === null) return null;
    const room = open(code, lobby);
    bringGame(room);
    return room;
  }

  /** A lobby that cannot be read is begun again: who may claim to be whom is kept elsewhere. */
  function readLobby(code: string): Lobby | null {
    try {
      return keeper.store.room(code);
    } catch (error) {
      keeper.report('host.brokenRoom', { room: code, why: String(error) });
      return EMPTY_LOBBY;
    }
  }

  /** One game that cannot be read must not keep the others from being played. */
  function bringGame(room: LiveRoom): void {
    const id = room.lobby.game;
    if (id === null) return;
    try {
      const stored = keeper.store.game(id);
      if (stored !== null && stored.broken !== null) throw new Error(stored.broken);
      if (stored !== null) reviveGame(room, stored);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      keeper.report('host.brokenGame', { game: id, room: room.code, why });
      setAside(room, id, why);
    }
  }

  /** It is there for others once it is in the file; a code that is taken already is refused by it. */
  async function create(): Promise<string> {
    const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    await keeper.store.kept(writes.newRoom(code, EMPTY_LOBBY));
    return code;
  }

  /** While something of it is still being written nobody may read it anew: it stays, and lets nobody in. */
  function letGo(room: LiveRoom, why: Farewell): void {
    room.leaving = true;
    room.close(why);
    if (room.writing === 0 && live.get(room.code) === room) live.delete(room.code);
    else room.onWritten = () => letGo(room, why);
  }

  function reviveAll(): void {
    for (const code of keeper.store.runningRooms()) bring(code);
  }

  /** A room nobody is in, where no sand runs and nothing is being written, is kept in the data file alone. */
  function sweep(): void {
    for (const room of live.values())
      if (room.connections.size === 0 && room.writing === 0 && !isRunning(room.playing))
        letGo(room, 'restart');
  }

  const letAllGo = (why: Farewell) => {
    for (const room of [...live.values()]) letGo(room, why);
  };
  const sweeping = setInterval(sweep, sweepEvery);
  sweeping.unref();

  return {
    create,
    find: bring,
    /** Whether there is such a room, without anything being done about it. */
    has: (code: string) => live.has(code) || keeper.store.hasRoom(code),
    all: () => [...live.values()],
    /** Every game that was running is back, and held, before anyone connects. */
    reviveAll,
    letAllGo,
    closeAll: () => {
      clearInterval(sweeping);
      letAllGo('restart');
    },
  };
}
