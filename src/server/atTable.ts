import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { ClientMessage } from '#protocol/messages.ts';
import type { Help, Point } from '#protocol/signs.ts';
import { allSeatedAgain } from '#room/absence.ts';
import type { Outcome, Request } from '#room/authority.ts';
import { faceOf } from '#room/faces.ts';
import * as lobbies from '#room/lobby.ts';
import { type AnyRefusal, roomRefuse } from '#room/refusal.ts';
import type { Ending } from './book.ts';
import { changeLobby, watchTime } from './changeLobby.ts';
import type { Connection } from './connection.ts';
import { earnedAt } from './deeds.ts';
import { isOver, judge, type LiveGame, nowDurable, setAlarm } from './liveGame.ts';
import { contain, isSilent, keep, type LiveRoom } from './room.ts';
import { writes } from './store.ts';
import { tellEvents, tellStare, tellVerdict } from './tellGame.ts';
import { tellLobby } from './tellLobby.ts';
import { tellWords, type Words } from './tellWords.ts';
import { countWatchers } from './watchers.ts';
import type { Write } from './writer.ts';

// The game on a room's table, while it is played: what is asked is judged once, kept, and told.

export const freshEpoch = () => randomBytes(6).toString('base64url');

function tellHeldBack(room: LiveRoom): void {
  room.heldBack = false;
  changeLobby(room, lobbies.tellNames(room.lobby));
  countWatchers(room);
  tellLobby(room);
}

export function abandonedAt({ lobby }: LiveRoom, playing: LiveGame): Write {
  return writes.ending(playing.id, {
    won: false,
    reason: 'abandoned',
    timers: 0,
    ...calledOf(lobby, playing),
    when: Date.now(),
  });
}

const resultOf = ({ authority }: LiveGame) => authority.engine.result(authority.game);

const nobody = (id: number): lobbies.Person => ({ id, name: '', chair: null });

function calledOf(
  lobby: lobbies.Lobby,
  playing: LiveGame,
): Pick<Ending, 'names' | 'faces' | 'bots' | 'lent'> {
  const { seats, authority } = playing;
  const { people } = lobbies.tellNames(lobby);
  const players = seats.map((id) => people.find((person) => person.id === id) ?? nobody(id));
  const bots = players.flatMap(({ bot }, seat) => (bot || authority.bots.has(seat) ? seat : []));
  const called = { names: players.map(({ name }) => name), faces: players.map(faceOf) };
  const lent = bots.filter((seat) => players[seat]?.bot === undefined);
  if (bots.length === 0) return called;
  return { ...called, bots, ...(lent.length === 0 ? {} : { lent }) };
}

/** At this game time, where that is known. */
export function endingOf({ code, lobby }: LiveRoom, playing: LiveGame, at?: number): readonly Write[] {
  const result = resultOf(playing);
  if (result === null) return [];
  const told = { ...result, ...timeOf(playing, at), ...calledOf(lobby, playing) };
  const when = Date.now();
  return [
    writes.ending(playing.id, { ...told, when }),
    ...earnedAt({ room: code, lobby, game: playing, when }),
  ];
}

/** Since the first grain fell. */
function timeOf({ authority }: LiveGame, at: number | undefined): { readonly time?: number } {
  const started = authority.streams.at(-1)?.find((event) => event.type === 'started');
  return started === undefined || at === undefined ? {} : { time: Math.max(0, at - started.at) };
}

export type Play = Extract<ClientMessage, { type: 'do' }> | Words;

export function play(room: LiveRoom, playing: LiveGame, from: Connection, message: Play): AnyRefusal | null {
  const seat = playing.seats.indexOf(from.person as number);
  if (seat < 0) return roomRefuse('seat.notYours');
  if (message.type === 'do') act(room, playing, from, seat, message);
  else speak(room, playing, from, { seat, message });
  return null;
}

const CHANNELS = { say: 'words', gesture: 'gestures', point: 'help' } as const;

/** [C1] [C6] words and gestures are judged here; what is refused reaches nobody. */
function speak(
  room: LiveRoom,
  playing: LiveGame,
  from: Connection,
  { seat, message }: { readonly seat: number; readonly message: Words },
): void {
  const channel = CHANNELS[message.type];
  // [H2.5] whoever is heard in silence is no longer of this world.
  const silent = isSilent(room);
  ask(room, playing, { seat, command: { type: 'speak', channel } }, (outcome) => {
    settled(room, playing, outcome, null, undefined);
    if (outcome.verdict !== 'accepted') return from.send({ type: 'refused', refusal: outcome.verdict });
    tellWords(room, from.person as number, message, silent && !isOver(playing));
    room.letMatesSee(playing, message.type === 'gesture' ? message.path : []);
  });
}

/** A line that a bot draws over the board: judged and told like anybody's gesture. */
export function drawnByBot(
  room: LiveRoom,
  playing: LiveGame,
  { seat, path }: { readonly seat: number; readonly path: readonly Point[] },
): void {
  said(room, playing, seat, { type: 'gesture', sign: 'stroke', path: path.map(([x, y]) => [x, y]) });
}

/** [T17] a bot of the tower that was asked points at an icon of the help tile. */
export function hintedByBot(
  room: LiveRoom,
  playing: LiveGame,
  { seat, icon }: { readonly seat: number; readonly icon: Help },
): void {
  said(room, playing, seat, { type: 'point', icon });
}

function said(room: LiveRoom, playing: LiveGame, seat: number, message: Words): void {
  const command = { type: 'speak', channel: CHANNELS[message.type] };
  ask(room, playing, { seat, bot: true, command }, (outcome) => {
    settled(room, playing, outcome, null, undefined);
    const person = playing.seats[seat];
    if (outcome.verdict !== 'accepted' || person === undefined || room.playing !== playing) return;
    tellWords(room, person, message);
  });
}

type Act = Extract<Play, { type: 'do' }>;

function act(room: LiveRoom, playing: LiveGame, from: Connection, seat: number, { id, command }: Act): void {
  ask(room, playing, { seat, id: String(id), command }, (outcome) => {
    settled(room, playing, outcome, from, id);
    if (outcome.verdict !== 'accepted' || outcome.repeated || command.type !== 'stare') return;
    tellStare(room, from, Number(command.target));
    room.letMateFeel(playing, Number(command.target));
  });
}

/** The room's own command: the clock, who is away, a hold after a restart; or what it says for a seat. */
export function fromRoom(room: LiveRoom, command: object, seat: number | null = null): void {
  const { playing } = room;
  if (playing === null) return;
  ask(room, playing, { seat, command }, (outcome) => settled(room, playing, outcome, null, undefined));
}

/** A bot's act: judged, kept and told like anybody's, and marked as a bot's. */
export function fromBot(room: LiveRoom, playing: LiveGame, seat: number, command: object): void {
  ask(room, playing, { seat, bot: true, command }, (outcome) => {
    if (outcome.entry !== null) room.services.figures.botActs++;
    settled(room, playing, outcome, null, undefined);
  });
}

/**
 * A refusal may be told at once where everything it was judged by is on the disk; all else waits for that, a repeated
 * command included. That a game has ended is kept together with the entry that ended it.
 */
function ask(room: LiveRoom, playing: LiveGame, asked: Request, then: (outcome: Outcome) => void): void {
  const before = playing.authority.game;
  const outcome = judge(room.services, playing, asked);
  const ended = outcome.entry?.events.some(({ type }) => type === 'ended') ?? false;
  const ending = ended ? endingOf(room, playing, outcome.entry?.at) : [];
  const isRefused = outcome.entry === null && outcome.verdict !== 'accepted';
  if (isRefused && room.writing === 0) then(outcome);
  else
    keep(room, [...entryOf(playing, outcome), ...ending], () => {
      then(outcome);
      if (outcome.entry !== null) room.tellMates(playing, { before, outcome });
    });
  if (room.playing !== playing) return;
  setAlarm(room.services, playing, () => contain(room, () => fromRoom(room, { type: 'clock' })));
  // [R5] a window or the end of the game lets everything be told that was held back.
  if (room.heldBack && !isSilent(room)) tellHeldBack(room);
  if (ended) freeTable(room);
}

/** It lies there until the next is dealt, and keeps nobody from taking a chair or choosing. */
function freeTable(room: LiveRoom): void {
  room.standIns = [];
  room.botOffers = [];
  room.restsSince = performance.now();
  room.lenders = room.lobby.lent?.map(({ owner }) => owner) ?? [];
  changeLobby(room, allSeatedAgain(lobbies.returned(room.lobby)));
  watchTime(room);
}

export function entryOf(playing: LiveGame, { entry }: Outcome): readonly Write[] {
  return entry === null ? [] : [writes.append(playing.id, playing.place++, entry)];
}

/** What followed is on the disk: now it may be told, as long as its game is on the table. */
export function settled(
  room: LiveRoom,
  playing: LiveGame,
  { tellings, verdict }: Outcome,
  from: Connection | null,
  id: number | undefined,
): void {
  if (room.playing !== playing) return;
  nowDurable(playing, tellings);
  const acknowledged = verdict === 'accepted' && tellings.length > 0;
  tellEvents(room, playing, tellings, from, acknowledged ? id : undefined);
  if (from !== null && id !== undefined && !acknowledged) tellVerdict(from, id, verdict);
  // Who is out is missed no more, and has no say.
  if (tellings.length > 0 && playing.authority.engine.hasSecretSeats) room.watchMissing();
}
