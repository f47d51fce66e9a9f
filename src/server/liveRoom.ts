import { randomBytes } from 'node:crypto';
import type { Random } from '#engine/core/random.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import { readChoice } from '#protocol/messages.ts';
import { type Outcome, openAuthority, type Request, reviveAuthority } from '#room/authority.ts';
import * as lobbies from '#room/lobby.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import type { Connection } from './connection.ts';
import { type Keeper, keep, type Playing, request, type Settled, setAlarm } from './playing.ts';
import { setupFor, titleFor } from './shelf.ts';
import type { StoredGame } from './store.ts';
import * as tell from './tell.ts';

// One room while it is in memory: the only writer of its lobby and its game.

export interface LiveRoom {
  readonly code: string;
  readonly keeper: Keeper;
  lobby: lobbies.Lobby;
  /** Who may claim to be whom: hashes of tokens. */
  readonly tokens: Map<string, number>;
  readonly connections: Set<Connection>;
  playing: Playing | null;
  handOver: NodeJS.Timeout | undefined;
  /** Called when the log refused an entry: somebody else writes this room, and it must be let go. */
  readonly onLost: () => void;
}

const HAND_OVER_AFTER = 5_000;

export function liveRoom(keeper: Keeper, code: string, lobby: lobbies.Lobby, onLost: () => void): LiveRoom {
  const tokens = new Map(keeper.store.people(code));
  return { code, keeper, lobby, tokens, connections: new Set(), playing: null, handOver: undefined, onLost };
}

/** After a restart: the game as its log says, with everyone away and the sand held until somebody is back. */
export function reviveGame(room: LiveRoom, stored: StoredGame): void {
  const { id, seats, header } = stored;
  const { setup, title } = header;
  const rules = room.keeper.shelf.rulesOf(setup);
  if (rules === null) return;
  const entries = room.keeper.store.entries(id);
  const authority = reviveAuthority(rules, entries);
  room.playing = {
    id,
    seats,
    title,
    setup,
    authority,
    place: entries.length,
    alarm: undefined,
    due: null,
  };
  if (stored.ending !== null) return;
  if (rules.result(authority.game) !== null) {
    // The last entry was written, but not yet that it was the last.
    finish(room);
    return;
  }
  for (const command of rules.comeback(authority.game)) fromRoom(room, command);
}

export function isHere(room: LiveRoom, person: number): boolean {
  for (const connection of room.connections) if (connection.person === person) return true;
  return false;
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
  tell.lobby(room);
  if (connection.attempt !== null) tell.game(room, connection, connection.attempt);
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
  room.handOver = setTimeout(
    () =>
      change(
        room,
        lobbies.passHost(room.lobby, (id) => isHere(room, id)),
      ),
    HAND_OVER_AFTER,
  );
  room.handOver.unref();
  const seat = person === null ? -1 : (room.playing?.seats.indexOf(person) ?? -1);
  if (person !== null && seat >= 0)
    fromRoom(room, { type: 'presence', of: seat, away: !isHere(room, person) });
}

function change(room: LiveRoom, lobby: lobbies.Lobby | AnyRefusal): AnyRefusal | null {
  if ('refused' in lobby) return lobby;
  if (lobby === room.lobby) return null;
  room.lobby = lobby;
  room.keeper.store.saveRoom(room.code, lobby, () => tell.lobby(room));
  return null;
}

/** A message from a page; what is refused is told to that page alone, with the reason. */
export function hear(room: LiveRoom, from: Connection, message: ClientMessage): void {
  if (message.type === 'ping') from.send({ type: 'pong', sent: message.sent, host: room.keeper.clock.now() });
  else if (message.type === 'resume') tell.game(room, from, message);
  else {
    const refusal = answer(room, from, message);
    if (refusal !== null) from.send({ type: 'refused', refusal });
  }
}

type Asked = Exclude<ClientMessage, { type: 'ping' | 'resume' }>;

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

function enter(room: LiveRoom, from: Connection, name: string): AnyRefusal | null {
  const id = from.person ?? 1 + Math.max(0, ...room.tokens.values());
  const refusal = change(room, lobbies.enter(room.lobby, id, name));
  if (refusal !== null || from.person !== null) return refusal;
  room.tokens.set(from.token, id);
  room.keeper.store.savePerson(room.code, from.token, id);
  from.person = id;
  return null;
}

function deal(room: LiveRoom, person: number): AnyRefusal | null {
  const seats = lobbies.seated(room.lobby);
  const choice = readChoice(room.lobby.choice) ?? { scenario: 1 };
  const setup = setupFor(choice, seats.length);
  const opened = setup && room.keeper.shelf.open(setup);
  const id = randomBytes(9).toString('base64url');
  const next = lobbies.deal(room.lobby, person, id);
  if ('refused' in next) return next;
  if (setup === undefined || opened === undefined) return roomRefuse('lobby.choice');
  if ('problems' in opened) return opened.problems[0] ?? roomRefuse('lobby.choice');
  const title = titleFor(choice);
  const { authority, opened: first } = openAuthority(opened.rules, freshRandom());
  room.playing = { id, title, setup, seats, authority, place: 0, alarm: undefined, due: null };
  room.keeper.store.saveGame({ id, room: room.code, header: opened.header(title), seats });
  keep(room.keeper, room.playing, first, settled(room, null, undefined));
  return change(room, next);
}

function freshRandom(): Random {
  const bytes = randomBytes(16);
  return [0, 4, 8, 12].map((offset) => bytes.readInt32LE(offset)) as unknown as Random;
}

function leave(room: LiveRoom, person: number): AnyRefusal | null {
  const over = room.playing !== null && resultOf(room.playing) !== null;
  const refusal = change(room, lobbies.leaveGame(room.lobby, person, over));
  if (refusal !== null) return refusal;
  clearTimeout(room.playing?.alarm);
  if (!over) abandon(room);
  room.playing = null;
  return null;
}

/** A game that its host ended before its end: it is over for good, and in nobody's book. */
function abandon({ playing, lobby, keeper }: LiveRoom): void {
  if (playing === null) return;
  const names = namesOf(lobby, playing);
  keeper.store.finishGame(playing.id, {
    won: false,
    reason: 'abandoned',
    timers: 0,
    names,
    when: Date.now(),
  });
}

const resultOf = ({ authority }: Playing) => authority.rules.result(authority.game);

function namesOf({ people }: lobbies.Lobby, { seats }: Playing): readonly string[] {
  return seats.map((id) => people.find((person) => person.id === id)?.name ?? '');
}

type Play = Extract<ClientMessage, { type: 'do' | 'say' | 'gesture' | 'point' }>;

/** C4: while nothing is played everyone may talk. */
function betweenGames(room: LiveRoom, from: Connection, message: Play): AnyRefusal | null {
  if (message.type === 'do') return roomRefuse('lobby.notPlaying');
  tell.passing(room, from, message);
  return null;
}

function play(room: LiveRoom, playing: Playing, from: Connection, message: Play): AnyRefusal | null {
  const seat = playing.seats.indexOf(from.person as number);
  if (seat < 0) return roomRefuse('seat.notYours');
  if (message.type === 'do') act(room, playing, from, { seat, ...message });
  else speak(room, playing, from, { seat, message });
  return null;
}

const CHANNELS = { say: 'words', gesture: 'gestures', point: 'help' } as const;

/** C1, C6: words and gestures are judged here; what is refused reaches nobody. */
function speak(
  room: LiveRoom,
  playing: Playing,
  from: Connection,
  { seat, message }: { readonly seat: number; readonly message: Exclude<Play, { type: 'do' }> },
): void {
  const channel = CHANNELS[message.type];
  ask(room, playing, { seat, command: { type: 'speak', channel } }, (outcome, error) => {
    settled(room, null, undefined)(outcome, error);
    if (outcome.verdict === 'accepted') tell.passing(room, from, message);
    else from.send({ type: 'refused', refusal: outcome.verdict });
  });
}

type Act = Extract<Play, { type: 'do' }> & { readonly seat: number };

function act(room: LiveRoom, playing: Playing, from: Connection, { seat, id, command }: Act): void {
  ask(room, playing, { seat, id: String(id), command }, (outcome, error) => {
    settled(room, from, id)(outcome, error);
    if (outcome.verdict === 'accepted' && command.type === 'stare')
      tell.stare(room, from, Number(command.target));
  });
}

/** The room's own command: the clock, who is away, a hold after a restart. */
function fromRoom(room: LiveRoom, command: object): void {
  if (room.playing === null) return;
  ask(room, room.playing, { seat: null, command }, settled(room, null, undefined));
}

/** That a game has ended is committed together with the entry that ended it. */
function ask(room: LiveRoom, playing: Playing, asked: Request, then: Settled): void {
  const { entry } = request(room.keeper, playing, asked, then);
  if (entry?.events.some(({ type }) => type === 'ended')) finish(room);
  setAlarmFor(room);
}

function setAlarmFor(room: LiveRoom): void {
  if (room.playing !== null) setAlarm(room.keeper, room.playing, () => fromRoom(room, { type: 'clock' }));
}

function finish(room: LiveRoom): void {
  const { playing, lobby, keeper } = room;
  const result = playing === null ? null : resultOf(playing);
  if (playing === null || result === null) return;
  keeper.store.finishGame(playing.id, { ...result, names: namesOf(lobby, playing), when: Date.now() });
}

/** What followed is on the disk: now it may be told. */
function settled(room: LiveRoom, from: Connection | null, id: number | undefined) {
  return (outcome: Outcome, error?: Error): void => {
    if (error !== undefined) {
      room.onLost();
      return;
    }
    const { tellings, verdict } = outcome;
    const acknowledged = verdict === 'accepted' && tellings.length > 0;
    tell.events(room, tellings, from, acknowledged ? id : undefined);
    if (from !== null && id !== undefined && !acknowledged) tell.verdict(from, id, verdict);
  };
}
