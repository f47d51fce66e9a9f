import { type ReadonlySignal, signal } from '@preact/signals';
import { piecesOf } from '#client/pieces/index.ts';
import { knownPieces, knownSets } from '#client/pieces/known.ts';
import { openHistory } from '#client/replay/history.ts';
import type { Course } from '#client/replay/replay.ts';
import { playOf } from '#client/state/heistPlay.ts';
import type { Play } from '#client/state/play.ts';
import type { Notice, Session, Status } from '#client/state/session.ts';
import { boxFor } from '#content/tileSets.ts';
import { decodeLog } from '#engine/core/log.ts';
import {
  evolveView,
  isRefusal,
  type MallEntry,
  type MallEvent,
  type Setup,
  upcast,
  type View,
} from '#engine/mall/index.ts';
import { endOf, startOf } from '../end/story.ts';
import { type Moment, momentsOf } from './moments.ts';

// A finished heist as a session that nobody can act in: its view follows a cursor in game time.

export interface Reel {
  readonly session: Session;
  /** By seat; empty in an old log. */
  readonly names: readonly string[];
  readonly faces: readonly number[];
  /** The seats that were bots' all the time. */
  readonly bots: readonly number[];
  /** Milliseconds from the first grain to the end; who went home when is no part of it. */
  readonly course: Course;
  readonly moments: readonly Moment[];
  /** What it is made of, and the game time of the first grain. */
  readonly entries: readonly MallEntry[];
  readonly start: number;
  /** Whose doing it was what happened last, for a moment. */
  readonly mover: ReadonlySignal<number | null>;
  /** Shows the game as it stood so long after the first grain. */
  readonly show: (at: number) => void;
}

/** So many entries after what is shown are told as they happen; more is a jump. */
const MOST_TOLD = 25;
/** Milliseconds between two places of the slider. */
const GRAIN = 100;
/** So long after an act one still sees whose it was. */
const SEEN = 2_000;

export function openReel(text: string, game: string, sets = knownSets()): Reel | null {
  const log = decodeLog<Setup, MallEvent>(text);
  if (isRefusal(log)) return null;
  const opened = boxFor(log.header.setup, log.header.content, sets, knownPieces());
  if (!('box' in opened)) return null;
  const { box } = opened;
  const seats = Array.from({ length: box.setup.players }, (_, seat) => seat);
  const { title, names, faces, bots = [], lent = [] } = log.header;
  const empty = playOf({ game, table: 0, epoch: '', seat: null, seats, title }, box);
  const called = {
    names: seats.map((seat) => names?.[seat] ?? ''),
    faces: seats.map((seat) => faces?.[seat] ?? seat),
    bots: bots.filter((seat) => !lent.includes(seat)),
  };
  return { ...called, ...reel(log.entries.map(upcast), empty) };
}

/** Between the first grain and the end, wherever something happened. */
function courseOf(times: readonly number[], end: number): Course {
  const length = Math.max(0, end);
  const between = times.filter((at) => at > 0 && at < length);
  return { length, marks: [...new Set([0, ...between, length])], pace: 1, grain: GRAIN, jumps: false };
}

function reel(entries: readonly MallEntry[], empty: Play): Omit<Reel, 'names' | 'faces' | 'bots'> {
  const last = entries.at(-1)?.at ?? 0;
  const start = startOf(entries) ?? last;
  const times = entries.map(({ at }) => at - start);
  const course = courseOf(times, (endOf(entries) ?? last) - start);
  const history = openHistory(entries, { empty: empty.view, evolve: evolveView });
  const play = signal(empty);
  const listeners = new Set<(notice: Notice) => void>();
  const mover = signal<number | null>(null);
  let cursor = 0;

  function show(at: number): void {
    cursor = Math.min(course.length, Math.max(0, at));
    const count = countUntil(times, cursor);
    mover.value = moverAt(entries, count, start + cursor);
    const shown = play.value.seen;
    if (count === shown) return;
    play.value = framed(empty, history.after(count), count);
    if (count < shown || count - shown > MOST_TOLD) return;
    for (const { events } of entries.slice(shown, count))
      for (const listener of listeners) listener({ kind: 'events', events, own: false });
  }

  show(0);
  const moments = momentsOf(entries, start, piecesOf(play.value.view.box));
  const session = watching(play, listeners, () => start + cursor);
  return { session, course, moments, entries, start, mover, show };
}

const acts = ({ events }: MallEntry) =>
  events.some(({ type }) => type === 'moved' || type === 'placed' || type === 'drawn' || type === 'stolen');

/** Of the first so many. */
function moverAt(entries: readonly MallEntry[], count: number, now: number): number | null {
  for (let index = count - 1; index >= 0; index--) {
    const entry = entries[index] as MallEntry;
    if (now - entry.at > SEEN) return null;
    if (entry.seat !== null && acts(entry)) return entry.seat;
  }
  return null;
}

const framed = (empty: Play, view: View, seen: number): Play => ({ ...empty, confirmed: view, view, seen });

function watching(
  play: ReadonlySignal<Play>,
  listeners: Set<(notice: Notice) => void>,
  cursor: () => number,
): Session {
  return {
    status: signal<Status>('open'),
    lobby: signal(null),
    play,
    quest: signal(null),
    onNotice: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say: () => undefined,
    act: () => undefined,
    now: () => cursor() + play.value.view.shared.clock.shift,
  };
}

/** How many entries had happened by then. The deal carries no time of its own. */
function countUntil(times: readonly number[], at: number): number {
  const after = times.findIndex((time) => time > at);
  return after < 0 ? times.length : after;
}
