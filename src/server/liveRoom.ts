import { performance } from 'node:perf_hooks';
import type { ClientMessage } from '#protocol/messages.ts';
import type { Farewell } from '#protocol/server.ts';
import { allAway } from '#room/absence.ts';
import * as house from '#room/house.ts';
import * as lobbies from '#room/lobby.ts';
import { WISHES } from '#room/manners.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import { deal, leave, type Play, play } from './atTable.ts';
import { change, isBetween, watchTime } from './change.ts';
import type { Connection } from './connection.ts';
import { bucket, ROOM_ACTS, ROOM_TALK, tooFast } from './limits.ts';
import { mannersOf, tooPushy } from './manners.ts';
import type { Keeper } from './playing.ts';
import { passes } from './presence.ts';
import { type Budget, isSilent, keep, type LiveRoom } from './room.ts';
import { letIn, standIn, withdraw } from './standIns.ts';
import { writes } from './store.ts';
import * as tell from './tell.ts';
import { comeBack, takeOver, wayBack } from './wayBack.ts';

// One room while it is in memory: who comes and goes, who sits where, and what everyone says to it.

export function liveRoom(keeper: Keeper, code: string, kept: lobbies.Lobby, onLost: () => void): LiveRoom {
  const now = () => performance.now();
  const lobby = allAway(kept, Date.now());
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
    },
    lostGame: false,
    manners: new Map(),
    passing: new Map(),
    came: new Map(),
    hereTold: new Map(),
    missed: new Set(kept.people.flatMap(({ id, left }) => (left === undefined ? id : []))),
    hushed: lobby.people.some(({ next }) => next !== undefined),
    watching: 0,
    watchTold: undefined,
    lapse: undefined,
    standIns: [],
    offers: bucket(WISHES, now),
    lobbyTold: undefined,
    lobbyChanged: false,
    writing: 0,
    onWritten: () => undefined,
    leaving: false,
    waking: false,
    onLost,
    close: (why) => close(room, why),
  };
  watchTime(room);
  return room;
}

/** Nothing of it runs on. */
function close(room: LiveRoom, why: Farewell): void {
  const timers = [room.playing?.alarm, room.lapse, room.lobbyTold, room.watchTold, ...room.passing.values()];
  for (const timer of timers) clearTimeout(timer);
  room.playing = null;
  const left = [...room.connections];
  room.connections.clear();
  for (const connection of left) connection.close(why);
}

/** A game that cannot be read back: the table is free again, and whoever comes is told. */
export function setAside(room: LiveRoom, id: string, why: string): void {
  room.playing = null;
  room.lostGame = true;
  room.lobby = lobbies.tellNames(lobbies.withoutGame(room.lobby));
  room.standIns = [];
  room.kept = room.lobby;
  keep(room, [writes.broken(id, why), writes.room(room.code, room.lobby)], () => undefined);
}

export function connect(room: LiveRoom, connection: Connection): void {
  const person = room.tokens.get(connection.token) ?? null;
  connection.person = person;
  if (room.lobby.people.some(({ id, out }) => id === person && out)) {
    connection.close('kicked');
    return;
  }
  const same = [...room.connections].filter((other) => isSame(other, connection));
  if (same.some((other) => isLater(other, connection))) {
    connection.close('takenOver');
    return;
  }
  for (const other of same) takeOver(room, other);
  room.connections.add(connection);
  passes(room, person);
  tell.newcomer(room, connection);
  if (room.lostGame) connection.send({ type: 'refused', refusal: roomRefuse('lobby.lostGame') });
  if (connection.attempt !== null) tell.game(room, connection, connection.attempt.last);
}

/** One person plays from one page, whichever of their devices it is on. */
function isSame({ token, person }: Connection, other: Connection): boolean {
  return token === other.token || (person !== null && person === other.person);
}

/** On a bad line an attempt that its page gave up can arrive after the one that took its place. */
function isLater({ attempt: one }: Connection, { attempt: other }: Connection): boolean {
  return one !== null && other !== null && one.page === other.page && one.number > other.number;
}

export function disconnect(room: LiveRoom, connection: Connection): void {
  if (!room.connections.delete(connection)) return;
  passes(room, connection.person);
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
    const tooMuch = denied === null ? isTooMuch(room, from, message) : null;
    const refusal = denied ?? tooMuch ?? answer(room, from, message);
    if (refusal === null) return;
    // An act that was too much is judged, and not sent again by its page.
    if (tooMuch !== null && message.type === 'do') from.send({ type: 'verdict', id: message.id, refusal });
    else from.send({ type: 'refused', refusal });
  }
}

function isTooMuch(room: LiveRoom, { person, enters }: Connection, message: Asked): AnyRefusal | null {
  if (person === null) return tooFast(enters);
  const budget = BUDGETS[message.type];
  const pushy = tooPushy(room, person, message);
  if (pushy !== null || budget === 'acts') return pushy ?? tooFast(room.budgets.acts);
  const own = tooFast(mannersOf(room, person)[budget]);
  // [R5] what others in vain try to say in silence is nobody's to notice.
  return own ?? (budget === 'talk' && !isSilent(room) ? tooFast(room.budgets.talk) : null);
}

const FOR_STRANGERS: ReadonlySet<string> = new Set(['enter', 'comeBack']);

function mayNot({ playing }: LiveRoom, { person }: Connection, message: Asked): AnyRefusal | null {
  if (FOR_STRANGERS.has(message.type)) return null;
  if (person === null) return roomRefuse('lobby.unknown');
  const plays = BUDGETS[message.type] !== 'changes' && playing !== null;
  return plays && !playing.seats.includes(person) ? roomRefuse('seat.notYours') : null;
}

type Asked = Exclude<ClientMessage, { type: 'ping' | 'resume' }>;

const BUDGETS: Readonly<Record<Asked['type'], Budget | 'changes'>> = {
  do: 'acts',
  enter: 'changes',
  sit: 'changes',
  choose: 'changes',
  deal: 'changes',
  leave: 'changes',
  free: 'changes',
  kick: 'changes',
  lock: 'changes',
  handOver: 'changes',
  standIn: 'changes',
  letIn: 'changes',
  wayBack: 'changes',
  comeBack: 'changes',
  say: 'talk',
  gesture: 'talk',
  point: 'talk',
};

/** Null where nothing is refused, or where the answer comes later, when it is durable. */
function answer(room: LiveRoom, from: Connection, message: Asked): AnyRefusal | null {
  if (message.type === 'enter') return enter(room, from, message.name);
  if (message.type === 'comeBack') return comeBack(room, from, message.secret);
  const { person } = from;
  if (person === null) return roomRefuse('lobby.unknown');
  if (isOfTheTable(message))
    return room.playing === null
      ? betweenGames(room, from, message)
      : play(room, room.playing, from, message);
  return aboutTheRoom(room, from, person, message);
}

function aboutTheRoom(room: LiveRoom, from: Connection, id: number, message: About): AnyRefusal | null {
  switch (message.type) {
    case 'sit':
      return change(room, lobbies.sit(room.lobby, id, message.chair));
    case 'choose':
      return change(room, lobbies.choose(room.lobby, id, message.choice));
    case 'deal':
      return deal(room, id);
    case 'leave':
      return leave(room, id);
    case 'free':
      return change(room, house.free(room.lobby, id, message.person, isBetween(room)));
    case 'kick':
      return kick(room, id, message);
    case 'lock':
      return change(room, house.lock(room.lobby, id, message.locked));
    case 'handOver':
      return change(room, house.handOver(room.lobby, id, message.person));
    case 'standIn':
      return standIn(room, id, message.seat);
    case 'letIn':
      return letIn(room, id, message.seat, message.person);
    case 'wayBack':
      return wayBack(room, from, id);
  }
}

type About = Exclude<Asked, Play | { type: 'enter' | 'comeBack' }>;
const isOfTheTable = (message: Asked): message is Play => BUDGETS[message.type] !== 'changes';

function kick(
  room: LiveRoom,
  host: number,
  { person, out }: Extract<Asked, { type: 'kick' }>,
): AnyRefusal | null {
  return change(room, house.kick(room.lobby, host, person, out), [], () => {
    for (const connection of room.connections)
      if (out && connection.person === person) showOut(room, connection);
    if (out) withdraw(room, person);
  });
}

function showOut(room: LiveRoom, connection: Connection): void {
  room.connections.delete(connection);
  connection.close('kicked');
  passes(room, connection.person);
}

/** Who somebody is is kept together with their name. */
function enter(room: LiveRoom, from: Connection, name: string): AnyRefusal | null {
  const silent = isSilent(room);
  room.hushed ||= silent;
  // A token is one person, always.
  from.person ??= room.tokens.get(from.token) ?? null;
  if (from.person !== null) return change(room, lobbies.enter(room.lobby, from.person, name, silent));
  const id = 1 + Math.max(lobbies.lastId(room.lobby), ...room.tokens.values());
  const lobby = lobbies.enter(room.lobby, id, name, silent);
  if ('refused' in lobby) return lobby;
  // A group that shares an address has room enough; one stranger with many names does not fill it.
  if (from.newTo(room.code)() > 0) return roomRefuse('lobby.tooManyNew');
  room.tokens.set(from.token, id);
  from.person = id;
  change(room, lobby, [writes.person(room.code, from.token, id)]);
  passes(room, id);
  return null;
}

/** [C4] while nothing is played everyone may talk. */
function betweenGames(room: LiveRoom, from: Connection, message: Play): AnyRefusal | null {
  if (message.type === 'do') return roomRefuse('lobby.notPlaying');
  tell.passing(room, from, message);
  return null;
}
