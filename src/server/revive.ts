import type { LogEntry } from '#engine/core/log.ts';
import { reviving } from '#room/authority.ts';
import type { AnyEvent } from '#room/gameEngine.ts';
import * as lobbies from '#room/lobby.ts';
import { endingOf, freshEpoch, fromRoom } from './atTable.ts';
import { openDeeds, tellLost, witness } from './deeds.ts';
import { liveGameOf } from './liveGame.ts';
import { seatMates } from './mates.ts';
import { keep, type LiveRoom } from './room.ts';
import { type StoredGame, writes } from './store.ts';

// A game that was on a room's table when the room was last in memory.

/**
 * After a restart: the game as its log says, with everyone away and the sand held until somebody is back. A long
 * one may be brought back a little at a time.
 */
export function* reviveGame(
  room: LiveRoom,
  stored: StoredGame,
  entries: Iterable<LogEntry<AnyEvent>>,
): Generator<void, void> {
  const { id, seats, header } = stored;
  const { setup, content, title } = header;
  const engine = room.services.catalogue.engineOf(header);
  if (engine === null) throw new Error('the rules of this game are unknown');
  if (seats.length !== engine.players) throw new Error('this game has other seats than players');
  let place = 0;
  const counted = function* () {
    for (const entry of entries) {
      place++;
      yield entry;
    }
  };
  const deeds = openDeeds(engine, header, tellLost(room, id));
  const authority = yield* reviving(engine, counted(), (...seen) => witness(deeds, ...seen));
  if (room.leaving) return;
  const epoch = freshEpoch();
  const known = { id, seats, title, setup, content, authority, deeds, epoch, table: ++room.tables };
  room.playing = liveGameOf({ ...known, place }, true);
  if (stored.ending !== null) return;
  // The last entry was written, but by a version that did not write with it that it was the last.
  if (engine.result(authority.game) !== null) keep(room, endingOf(room, room.playing), () => undefined);
  else {
    for (const command of engine.comeback(authority.game)) fromRoom(room, command);
    seatMates(room);
  }
}

/** A game that cannot be read back: the table is free again, and whoever comes is told. */
export function setAside(room: LiveRoom, id: string, why: string): void {
  room.playing = null;
  room.lostGame = true;
  room.lobby = lobbies.tellNames(lobbies.withoutGame(room.lobby));
  room.standIns = [];
  room.botOffers = [];
  room.kept = room.lobby;
  keep(room, [writes.broken(id, why), writes.room(room.code, room.lobby)], () => undefined);
}
