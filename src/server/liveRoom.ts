import { performance } from 'node:perf_hooks';
import type { ClientMessage } from '#protocol/messages.ts';
import type { Farewell } from '#protocol/server.ts';
import * as lobbies from '#room/lobby.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import { deal, fromRoom, leave, type Play, play } from './atTable.ts';
import type { Connection } from './connection.ts';
import { bucket, ROOM_ACTS, ROOM_CHANGES, ROOM_TALK, tooFast } from './limits.ts';
import type { Keeper } from './playing.ts';
import { type Budget, contain, isHere, keep, type LiveRoom } from './room.ts';
import { writes } from './store.ts';
import * as tell from './tell.ts';

// One room while it is in memory: who comes and goes, who sits where, and what everyone says to it.

const HAND_OVER_AFTER = 5_000;

export function liveRoom(keeper: Keeper, code: string, lobby: lobbies.Lobby, onLost: () => void): LiveRoom {
  const now = () => performance.now();
  const room: LiveRoom = {
    code,
    keeper,
    lobby,
    kept: lobby,
    tokens: new Map(keeper.store.people(code)),
    connections: new Set(),
    playing: null,
    tables: 0,
    budgets: {
      acts: bucket(ROOM_ACTS, now),
      talk: bucket(ROOM_TALK, now),
      changes: bucket(ROOM_CHANGES, now),
    },
    lostGame: false,
    handOver: undefined,
    lobbyTold: undefined,
    lobbyChanged: false,
    writing: 0,
    onWritten: () => undefined,
    leaving: false,
    waking: false,
    onLost,
    close: (why) => close(room, why),
  };
  return room;
}

/** Nothing of it runs on. */
function close(room: LiveRoom, why: Farewell): void {
  for (const timer of [room.playing?.alarm, room.handOver, room.lobbyTold]) clearTimeout(timer);
  room.playing = null;
  const left = [...room.connections];
  room.connections.clear();
  for (const connection of left) connection.close(why);
}

/** A game that cannot be read back: the table is free again, and whoever comes is told. */
export function setAside(room: LiveRoom, id: string, why: string): void {
  room.playing = null;
  room.lostGame = true;
  room.lobby = { ...room.lobby, game: null };
  room.kept = room.lobby;
  keep(room, [writes.broken(id, why), writes.room(room.code, room.lobby)], () => undefined);
}

export function connect(room: LiveRoom, connection: Connection): void {
  connection.person = room.tokens.get(connection.token) ?? null;
  const same = [...room.connections].filter(({ token }) => token === connection.token);
  if (same.some((other) => isLater(other, connection))) {
    connection.close('takenOver');
    return;
  }
  for (const other of same) {
    other.close('takenOver');
    room.connections.delete(other);
  }
  room.connections.add(connection);
  presence(room, connection.person);
  tell.newcomer(room, connection);
  if (room.lostGame) connection.send({ type: 'refused', refusal: roomRefuse('lobby.lostGame') });
  if (connection.attempt !== null) tell.game(room, connection, connection.attempt.last);
}

/** On a bad line an attempt that its page gave up can arrive after the one that took its place. */
function isLater({ attempt: one }: Connection, { attempt: other }: Connection): boolean {
  return one !== null && other !== null && one.page === other.page && one.number > other.number;
}

export function disconnect(room: LiveRoom, connection: Connection): void {
  if (!room.connections.delete(connection)) return;
  presence(room, connection.person);
  tell.lobby(room);
}

/** Tells the game who is away, and lets host rights move on from a host who does not come back. */
function presence(room: LiveRoom, person: number | null): void {
  clearTimeout(room.handOver);
  const handOver = () => {
    change(
      room,
      lobbies.passHost(room.lobby, (id) => isHere(room, id)),
    );
  };
  room.handOver = setTimeout(() => contain(room, handOver), HAND_OVER_AFTER);
  room.handOver.unref();
  const seat = person === null ? -1 : (room.playing?.seats.indexOf(person) ?? -1);
  if (person !== null && seat >= 0)
    fromRoom(room, { type: 'presence', of: seat, away: !isHere(room, person) });
}

function change(room: LiveRoom, lobby: lobbies.Lobby | AnyRefusal): AnyRefusal | null {
  if ('refused' in lobby) return lobby;
  if (lobby === room.lobby) return null;
  room.lobby = lobby;
  keep(room, [writes.room(room.code, lobby)], () => {
    room.kept = lobby;
    tell.lobby(room);
  });
  return null;
}

/** A message from a page; what is refused is told to that page alone, with the reason. */
export function hear(room: LiveRoom, from: Connection, message: ClientMessage): void {
  // Taken over by another page, or of a room that was let go: it has been told, and does nothing more.
  if (!room.connections.has(from)) return;
  if (message.type === 'ping') from.send({ type: 'pong', sent: message.sent, host: room.keeper.clock.now() });
  else if (message.type === 'resume') tell.game(room, from, message);
  else {
    // Whoever may not do it uses up nobody's budget.
    const denied = mayNot(room, from, message);
    const tooMuch = denied === null ? tooFast(room.budgets[BUDGETS[message.type]]) : null;
    const refusal = denied ?? tooMuch ?? answer(room, from, message);
    if (refusal === null) return;
    // An act that was too much is judged, and not sent again by its page.
    if (tooMuch !== null && message.type === 'do') from.send({ type: 'verdict', id: message.id, refusal });
    else from.send({ type: 'refused', refusal });
  }
}

function mayNot({ playing }: LiveRoom, { person }: Connection, message: Asked): AnyRefusal | null {
  if (message.type === 'enter') return null;
  if (person === null) return roomRefuse('lobby.unknown');
  const plays = BUDGETS[message.type] !== 'changes' && playing !== null;
  return plays && !playing.seats.includes(person) ? roomRefuse('seat.notYours') : null;
}

type Asked = Exclude<ClientMessage, { type: 'ping' | 'resume' }>;

const BUDGETS: Readonly<Record<Asked['type'], Budget>> = {
  do: 'acts',
  enter: 'changes',
  sit: 'changes',
  choose: 'changes',
  deal: 'changes',
  leave: 'changes',
  say: 'talk',
  gesture: 'talk',
  point: 'talk',
};

/** Null where nothing is refused, or where the answer comes later, when it is durable. */
function answer(room: LiveRoom, from: Connection, message: Asked): AnyRefusal | null {
  if (message.type === 'enter') return enter(room, from, message.name);
  if (from.person === null) return roomRefuse('lobby.unknown');
  if (message.type === 'sit') return change(room, lobbies.sit(room.lobby, from.person, message.chair));
  if (message.type === 'choose') return change(room, lobbies.choose(room.lobby, from.person, message.choice));
  if (message.type === 'deal') return deal(room, from.person);
  if (message.type === 'leave') return leave(room, from.person);
  return room.playing === null ? betweenGames(room, from, message) : play(room, room.playing, from, message);
}

/** Who somebody is is kept together with their name. */
function enter(room: LiveRoom, from: Connection, name: string): AnyRefusal | null {
  if (from.person !== null) return change(room, lobbies.enter(room.lobby, from.person, name));
  const id = 1 + Math.max(0, ...room.tokens.values());
  const lobby = lobbies.enter(room.lobby, id, name);
  if ('refused' in lobby) return lobby;
  room.lobby = lobby;
  room.tokens.set(from.token, id);
  from.person = id;
  keep(room, [writes.person(room.code, from.token, id), writes.room(room.code, lobby)], () => {
    room.kept = lobby;
    tell.lobby(room);
  });
  return null;
}

/** C4: while nothing is played everyone may talk. */
function betweenGames(room: LiveRoom, from: Connection, message: Play): AnyRefusal | null {
  if (message.type === 'do') return roomRefuse('lobby.notPlaying');
  tell.passing(room, from, message);
  return null;
}
