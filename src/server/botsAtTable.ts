import { BOT_NAMES } from '#content/botNames.ts';
import type { MateLevel } from '#engine/core/mateLevels.ts';
import * as bots from '#room/bots.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import { changeLobby, isBetween } from './changeLobby.ts';
import { takeFromBot } from './lentBots.ts';
import { freshPerson, type LiveRoom } from './room.ts';

// Bots that the host of a room has at the table.

export function addBot(
  room: LiveRoom,
  host: number,
  level: MateLevel,
  chair: number | null,
): AnyRefusal | null {
  const bot = { level, id: freshPerson(room), names: BOT_NAMES };
  return changeLobby(room, bots.addBot(room.lobby, host, bot, chair, isBetween(room)));
}

/** Between games; one that plays for somebody who is away at any time: the seat is theirs, and empty. */
export function removeBot(room: LiveRoom, host: number, id: number): AnyRefusal | null {
  if (room.lobby.host !== host) return roomRefuse('lobby.notHost');
  return takeFromBot(room, id)
    ? null
    : changeLobby(room, bots.removeBot(room.lobby, host, id, isBetween(room)));
}
