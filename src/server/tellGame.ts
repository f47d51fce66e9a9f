import { encode } from '#protocol/codec.ts';
import type { Telling, Verdict } from '#room/authority.ts';
import type { Connection, LastSeen } from './connection.ts';
import { type Frame, frameOf } from './frame.ts';
import { HISTORY, tooFast } from './limits.ts';
import type { LiveGame } from './liveGame.ts';
import { contain, type LiveRoom } from './room.ts';

// What is told of the game on a room's table, and to whom. Only what is on the disk is told.

/** The seat a connection plays at; null for those who only watch. */
function seatOf({ seats }: LiveGame, { person }: Connection): number | null {
  const seat = person === null ? -1 : seats.indexOf(person);
  return seat < 0 ? null : seat;
}

/** Events a slice: a long history is told piece by piece, so that nobody else has to wait for it. */
const SLICE = 400;

/** The game as this connection may know it: from the number it saw last, or from the beginning. */
export function tellGame(room: LiveRoom, to: Connection, last: LastSeen): void {
  const { playing, services } = room;
  if (playing === null) return;
  const { id, table, epoch, title, seats, setup, content, durable } = playing;
  const seat = seatOf(playing, to);
  const stream = seat ?? seats.length;
  const all = durable[stream] ?? 0;
  // Dealt, but not on the disk yet: it is told as soon as it is.
  if (all === 0) return;
  const from = goesOn(playing, last, all) ? last.seen : 0;
  const tooMuch = tooFast(to.history, Math.min(HISTORY.burst, Math.ceil((all - from) / SLICE)));
  if (tooMuch !== null) {
    to.send({ type: 'refused', refusal: tooMuch });
    return;
  }
  const upTo = sliceEnd(from, all);
  const events = eventsOf(playing, stream, from, upTo);
  const known = { game: id, table, epoch, seat, seats, title, setup, content };
  const message = { type: 'game', ...known, first: from + 1, events, host: services.clock.now() } as const;
  tellSlice(room, playing, to, frameOf(encode(message)), upTo);
}

/** Somebody else plays a seat: those concerned are told the game anew, everyone else who it is. */
export function tellSeats(room: LiveRoom, playing: LiveGame, before: readonly number[]): void {
  const { id, epoch, durable } = playing;
  for (const connection of room.connections) {
    const { person } = connection;
    const stays = person === null || before.indexOf(person) === playing.seats.indexOf(person);
    const seen = durable[seatOf(playing, connection) ?? playing.seats.length] ?? 0;
    tellGame(room, connection, stays ? { game: id, epoch, seen } : NOTHING);
  }
}

/** Numbers seen in another telling may have stood for other events. */
function goesOn({ id, epoch }: LiveGame, last: LastSeen, all: number): boolean {
  const isOne = Number.isInteger(last.seen) && last.seen > 0 && last.seen <= all;
  return isOne && last.game === id && last.epoch === epoch;
}

/** Slices end at the same numbers for everyone, so that a whole one is encoded once. */
const sliceEnd = (from: number, all: number) => Math.min(all, (Math.floor(from / SLICE) + 1) * SLICE);

function eventsOf({ authority }: LiveGame, stream: number, from: number, upTo: number) {
  return authority.streams[stream]?.slice(from, upTo) ?? [];
}

function tellSlice(room: LiveRoom, playing: LiveGame, to: Connection, frame: Frame, told: number): void {
  const stream = seatOf(playing, to) ?? playing.seats.length;
  const turn = told >= (playing.durable[stream] ?? 0) ? null : {};
  to.catchingUp = turn;
  if (turn === null) {
    to.sendFrame(frame);
    return;
  }
  to.sendFrame(frame, () => {
    // Asked again meanwhile, gone, or another game by now.
    if (to.catchingUp !== turn || room.playing !== playing || !room.connections.has(to)) return;
    const upTo = sliceEnd(told, playing.durable[stream] ?? 0);
    const next = () => tellSlice(room, playing, to, sliceOf(playing, stream, told, upTo), upTo);
    setImmediate(contain, room, next);
  });
}

function sliceOf(playing: LiveGame, stream: number, from: number, upTo: number): Frame {
  const key = `${stream} ${from}`;
  const known = playing.slices.get(key);
  if (known !== undefined) return known;
  const events = eventsOf(playing, stream, from, upTo);
  const frame = frameOf(encode({ type: 'told', table: playing.table, first: from + 1, at: 0, events }));
  if (from % SLICE === 0 && upTo - from === SLICE) playing.slices.set(key, frame);
  return frame;
}

/** Each telling is encoded once for all who see it alike; only the mover's own copy carries the acknowledgement. */
export function tellEvents(
  room: LiveRoom,
  playing: LiveGame,
  tellings: readonly Telling[],
  mover: Connection | null,
  ack: number | undefined,
): void {
  const { table } = playing;
  for (const telling of tellings) {
    const { to, at, events } = telling;
    const frames: NumberedFrame[] = [];
    for (const connection of room.connections) {
      const first = firstFor(to, seatOf(playing, connection));
      if (first === undefined) continue;
      const own = connection === mover ? ack : undefined;
      if (first === 1) tellGame(room, connection, NOTHING);
      else if (connection.catchingUp !== null) verdictIf(connection, own);
      else if (own !== undefined) connection.send({ type: 'told', table, first, at, events, ack: own });
      else connection.sendFrame(sharedFrame(frames, table, telling, first));
    }
  }
  if (mover !== null && !isTold(tellings, seatOf(playing, mover))) verdictIf(mover, ack);
}

/** The number from which whoever is at this place is told; none where they are not. */
function firstFor(to: Telling['to'], place: number | null): number | undefined {
  for (const { seat, first } of to) if (seat === place) return first;
  return undefined;
}

/** What one may not even know to have happened is acknowledged all the same. */
function isTold(tellings: readonly Telling[], place: number | null): boolean {
  return tellings.some(({ to }) => firstFor(to, place) !== undefined);
}

const NOTHING: LastSeen = { game: null, epoch: null, seen: 0 };

function verdictIf(to: Connection, id: number | undefined): void {
  if (id !== undefined) tellVerdict(to, id, 'accepted');
}

interface NumberedFrame {
  readonly first: number;
  readonly frame: Frame;
}

/** Nearly always all listeners are at the same number: a list of one is searched. */
function sharedFrame(frames: NumberedFrame[], table: number, { at, events }: Telling, first: number): Frame {
  for (const known of frames) if (known.first === first) return known.frame;
  const frame = frameOf(encode({ type: 'told', table, first, at, events }));
  frames.push({ first, frame });
  return frame;
}

export function tellVerdict(to: Connection, id: number, judged: Verdict): void {
  to.send({ type: 'verdict', id, refusal: judged === 'accepted' ? null : judged });
}

/** [C3] a stare reaches its target, and nobody else. */
export function tellStare(room: LiveRoom, from: Connection, target: number): void {
  const person = room.playing?.seats[target];
  for (const connection of room.connections)
    if (connection.person === person)
      connection.send({ type: 'stare', from: from.person as number, target: person as number });
}
