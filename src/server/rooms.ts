import { randomInt } from 'node:crypto';
import { EMPTY_LOBBY } from '#room/lobby.ts';
import { type LiveRoom, liveRoom, reviveGame } from './liveRoom.ts';
import { isRunning, type Keeper } from './playing.ts';

// The rooms of this host: those in memory, and the others in the data file.

/** No letter or digit that can be taken for another when a link is read aloud. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 7;
const SWEEP_EVERY = 60_000;

export type Rooms = ReturnType<typeof openRooms>;

export function openRooms(keeper: Keeper) {
  const live = new Map<string, LiveRoom>();

  function bring(code: string): LiveRoom | null {
    const known = live.get(code);
    if (known !== undefined) return known;
    const lobby = keeper.store.room(code);
    if (lobby === null) return null;
    const room: LiveRoom = liveRoom(keeper, code, lobby, () => letGo(room));
    live.set(code, room);
    const stored = lobby.game === null ? null : keeper.store.game(lobby.game);
    if (stored !== null) reviveGame(room, stored);
    return room;
  }

  function create(): LiveRoom {
    const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    const room: LiveRoom = liveRoom(keeper, code, EMPTY_LOBBY, () => letGo(room));
    keeper.store.saveRoom(code, EMPTY_LOBBY);
    live.set(code, room);
    return room;
  }

  /** It may have been let go before, and its code be another room object's by now. */
  function letGo(room: LiveRoom): void {
    if (live.get(room.code) === room) live.delete(room.code);
    clearTimeout(room.playing?.alarm);
    room.playing = null;
    for (const connection of room.connections) connection.close('restart');
  }

  /** Every game that was running when the server stopped is back before anyone connects. */
  for (const { room } of keeper.store.runningGames()) bring(room);

  /** A room nobody is in and where no sand runs is kept in the data file alone. */
  const sweeping = setInterval(() => {
    for (const [code, { connections, playing }] of live)
      if (connections.size === 0 && !isRunning(playing)) live.delete(code);
  }, SWEEP_EVERY);
  sweeping.unref();

  return {
    create,
    find: bring,
    all: () => [...live.values()],
    closeAll: () => {
      clearInterval(sweeping);
      for (const room of [...live.values()]) letGo(room);
    },
  };
}
