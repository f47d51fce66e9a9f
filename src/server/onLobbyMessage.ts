import { performance } from 'node:perf_hooks';
import type { ClientMessage } from '#protocol/messages.ts';
import * as hostRights from '#room/hostRights.ts';
import * as lobbies from '#room/lobby.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import { addBot, removeBot } from './botsAtTable.ts';
import { changeLobby, isBetween } from './changeLobby.ts';
import type { Connection } from './connection.ts';
import { isOver } from './liveGame.ts';
import { presenceChanged } from './presence.ts';
import { freshPerson, isSilent, type LiveRoom } from './room.ts';
import { withdraw } from './standIns.ts';
import { writes } from './store.ts';
import { comeBack, wayBack } from './wayBack.ts';

// What is asked about a room's lobby: who is who, who sits where, what the host decides.

type OfStranger = Extract<ClientMessage, { type: 'enter' | 'comeBack' }>;
type OfPerson = Extract<
  ClientMessage,
  { type: 'sit' | 'choose' | 'free' | 'kick' | 'lock' | 'handOver' | 'addBot' | 'removeBot' | 'wayBack' }
>;
export type LobbyMessage = OfStranger | OfPerson;

export function onLobbyMessage(room: LiveRoom, from: Connection, message: LobbyMessage): AnyRefusal | null {
  if (message.type === 'enter') return enter(room, from, message.name, message.face);
  if (message.type === 'comeBack') return comeBack(room, from, message.secret);
  const { person } = from;
  return person === null ? roomRefuse('lobby.unknown') : ofPerson(room, from, person, message);
}

function ofPerson(room: LiveRoom, from: Connection, id: number, message: OfPerson): AnyRefusal | null {
  switch (message.type) {
    case 'sit':
      return changeLobby(room, lobbies.sit(room.lobby, id, message.chair, isBetween(room)));
    case 'choose':
      return choose(room, id, message.choice);
    case 'free':
      return changeLobby(room, hostRights.free(room.lobby, id, message.person, isBetween(room)));
    case 'kick':
      return kick(room, id, message);
    case 'lock':
      return changeLobby(room, hostRights.lock(room.lobby, id, message.locked));
    case 'handOver':
      return changeLobby(room, hostRights.handOver(room.lobby, id, message.person));
    case 'addBot':
      return addBot(room, id, message.level, message.chair ?? null);
    case 'removeBot':
      return removeBot(room, id, message.person);
    case 'wayBack':
      return wayBack(room, from, id);
  }
}

/** Whoever chooses is not slow to deal. */
function choose(room: LiveRoom, host: number, choice: unknown): AnyRefusal | null {
  const next = lobbies.choose(room.lobby, host, choice, isBetween(room));
  if ('refused' in next) return next;
  room.restsSince = performance.now();
  return changeLobby(room, next);
}

function kick(
  room: LiveRoom,
  host: number,
  { person, out }: Extract<LobbyMessage, { type: 'kick' }>,
): AnyRefusal | null {
  if (out && room.lobby.host === host && holdsCard(room, person)) return roomRefuse('lobby.holdsCard');
  const silent = isSilent(room);
  room.heldBack ||= silent;
  return changeLobby(room, hostRights.kick(room.lobby, host, person, out, silent), [], () => {
    for (const connection of room.connections)
      if (out && connection.person === person) showOut(room, connection);
    if (out) withdraw(room, person);
  });
}

/** [R32] a chair with a secret card is nobody's to free before the game is over. */
function holdsCard({ playing }: LiveRoom, person: number): boolean {
  if (playing === null || isOver(playing)) return false;
  return playing.authority.engine.hasSecretSeats && playing.seats.includes(person);
}

function showOut(room: LiveRoom, connection: Connection): void {
  room.connections.delete(connection);
  connection.close('kicked');
  presenceChanged(room, connection.person);
}

/** Who somebody is is kept together with their name. */
function enter(room: LiveRoom, from: Connection, name: string, face?: number): AnyRefusal | null {
  const silent = isSilent(room);
  room.heldBack ||= silent;
  // A token is one person, always.
  from.person ??= room.tokens.get(from.token) ?? null;
  const entered = (id: number) =>
    lobbies.enter(room.lobby, id, name, silent, { face, between: isBetween(room) });
  if (from.person !== null) return changeLobby(room, entered(from.person));
  const id = freshPerson(room);
  const lobby = entered(id);
  if ('refused' in lobby) return lobby;
  // A group that shares an address has room enough; one stranger with many names does not fill it.
  if (from.newTo(room.code)() > 0) return roomRefuse('lobby.tooManyNew');
  room.tokens.set(from.token, id);
  from.person = id;
  changeLobby(room, lobby, [writes.person(room.code, from.token, id)]);
  presenceChanged(room, id);
  return null;
}
