import { performance } from 'node:perf_hooks';
import type { Farewell } from '#protocol/server.ts';
import { allAway } from '#room/absence.ts';
import type { Lobby } from '#room/lobby.ts';
import { roomRefuse } from '#room/refusal.ts';
import { type Rate, WISHES } from '#room/signalRates.ts';
import { watchPages, watchVotes } from './again.ts';
import { watchMissing } from './callOff.ts';
import { watchTime } from './changeLobby.ts';
import { tellChat } from './chatLines.ts';
import type { Connection } from './connection.ts';
import { bucket, ROOM_ACTS, ROOM_TALK } from './limits.ts';
import type { Services } from './liveGame.ts';
import { letMateFeel, letMatesSee, tellMates } from './mates.ts';
import { presenceChanged } from './presence.ts';
import type { LiveRoom } from './room.ts';
import type { Tokens } from './store.ts';
import { tellGame } from './tellGame.ts';
import { tellNewcomer } from './tellLobby.ts';
import { takeOver } from './wayBack.ts';

// One room while it is in memory: how it begins, who is connected to it, how it ends.

/** What comes back meanwhile is what a page needs to say that it is here. */
const A_SECOND = 1_000;

export interface Begun {
  readonly lobby: Lobby;
  readonly tokens: Tokens;
  /** Another node had it a moment ago: nobody may do more here for that. */
  readonly isTaken: boolean;
  readonly onLost: () => void;
}

export function liveRoom(services: Services, code: string, begun: Begun): LiveRoom {
  const { lobby: kept, tokens, isTaken, onLost } = begun;
  const now = () => performance.now();
  const emptyAt = isTaken ? now() - A_SECOND : null;
  const begin = (rate: Rate) => bucket(rate, now, emptyAt);
  const lobby = allAway(kept, Date.now());
  const room: LiveRoom = {
    code,
    services,
    lobby,
    kept: lobby,
    tokens: new Map(tokens),
    connections: new Set(),
    playing: null,
    tables: 0,
    budgets: {
      acts: begin(ROOM_ACTS),
      talk: begin(ROOM_TALK),
    },
    lostGame: false,
    personLimits: new Map(),
    emptyAt,
    unannounced: new Map(),
    came: new Map(),
    hereTold: new Map(),
    missed: new Set(kept.people.flatMap(({ id, left }) => (left === undefined ? id : []))),
    heldBack: lobby.people.some(({ next }) => next !== undefined),
    watching: 0,
    watchTold: undefined,
    lapse: undefined,
    standIns: [],
    botOffers: [],
    offers: begin(WISHES),
    hosting: begin(WISHES),
    callOff: null,
    missing: undefined,
    watchMissing: () => watchMissing(room),
    tellMates: (playing, happened) => tellMates(room, playing, happened),
    letMatesSee: (playing, path) => letMatesSee(room, playing, path),
    letMateFeel: (playing, seat) => letMateFeel(room, playing, seat),
    again: [],
    agreed: undefined,
    agreedSince: null,
    lenders: [],
    went: new Map(),
    watchVotes: () => watchVotes(room),
    restsSince: now(),
    chat: [],
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
  const timers = [
    room.playing?.alarm,
    room.playing?.mates?.alarm,
    room.lapse,
    room.agreed,
    room.missing,
    room.lobbyTold,
    room.watchTold,
    ...room.unannounced.values(),
  ];
  for (const timer of timers) clearTimeout(timer);
  room.playing = null;
  const left = [...room.connections];
  room.connections.clear();
  for (const connection of left) connection.close(why);
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
  presenceChanged(room, person);
  watchPages(room, person);
  watchMissing(room);
  tellNewcomer(room, connection);
  tellChat(room, connection);
  if (room.lostGame) connection.send({ type: 'refused', refusal: roomRefuse('lobby.lostGame') });
  if (connection.attempt !== null) tellGame(room, connection, connection.attempt.last);
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
  presenceChanged(room, connection.person);
  watchPages(room, connection.person);
  watchMissing(room);
}
