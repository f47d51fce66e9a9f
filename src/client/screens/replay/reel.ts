import { signal } from '@preact/signals';
import { playOf } from '#client/state/heistPlay.ts';
import type { Play } from '#client/state/play.ts';
import type { Notice, Session, Status } from '#client/state/session.ts';
import { TILE_SETS } from '#client/state/tiles.ts';
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

// A finished game as a session that nobody can act in: its view follows a cursor in game time.

export interface Reel {
  readonly session: Session;
  /** By seat; an old log names nobody. */
  readonly names: readonly string[];
  /** Milliseconds from the first grain to the end; who went home when is no part of it. */
  readonly length: number;
  /** Shows the game as it stood so long after the first grain. */
  readonly show: (at: number) => void;
}

/** Which game of the family this is a log of. */
export function gameOf(text: string): string | null {
  const log = decodeLog(text);
  return isRefusal(log) ? null : log.header.game;
}

/** Views after so many entries, kept every so often, so that jumping back is not replaying it all. */
const KEEP_EVERY = 25;

export function openReel(text: string, game: string, sets = TILE_SETS): Reel | null {
  const log = decodeLog<Setup, MallEvent>(text);
  if (isRefusal(log)) return null;
  const opened = boxFor(log.header.setup, log.header.content, sets);
  if (!('box' in opened)) return null;
  const { box } = opened;
  const { players } = box.setup;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const { title, names = [] } = log.header;
  const base = playOf({ game, table: 0, epoch: '', seat: null, seats, title }, box);
  const frame: Frame = (view, seen) => ({ ...base, confirmed: view, view, seen });
  return { names, ...reel(log.entries.map(upcast), frame, base.view) };
}

type Frame = (view: View, seen: number) => Play;

function reel(entries: readonly MallEntry[], frame: Frame, empty: View): Omit<Reel, 'names'> {
  const last = entries.at(-1)?.at ?? 0;
  const start = startOf(entries) ?? last;
  const end = endOf(entries) ?? last;
  const length = Math.max(0, end - start);
  const play = signal<Play | null>(frame(empty, 0));
  const listeners = new Set<(notice: Notice) => void>();
  const kept = new Map<number, View>([[0, empty]]);
  let shown = 0;
  let cursor = start;

  const apply = (view: View, from: number, to: number) => {
    let next = view;
    for (let index = from; index < to; index++) {
      next = (entries[index] as MallEntry).events.reduce(evolveView, next);
      if ((index + 1) % KEEP_EVERY === 0) kept.set(index + 1, next);
    }
    return next;
  };
  const viewAfter = (count: number) => {
    const near = [...kept.keys()].filter((known) => known <= count).reduce((a, b) => Math.max(a, b), 0);
    return apply(kept.get(near) as View, near, count);
  };

  function show(at: number): void {
    cursor = at >= length ? end : start + Math.max(0, at);
    const count = entriesUntil(entries, cursor);
    if (count === shown) return;
    const ahead = count > shown && count - shown <= KEEP_EVERY ? entries.slice(shown, count) : [];
    const before = play.value?.view as View;
    const view = ahead.length > 0 ? apply(before, shown, count) : viewAfter(count);
    play.value = frame(view, count);
    shown = count;
    for (const { events } of ahead)
      for (const listener of listeners) listener({ kind: 'events', events, own: false });
  }

  const session: Session = {
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
    now: () => cursor + (play.value?.view.shared.clock.shift ?? 0),
  };
  show(0);
  return { session, length, show };
}

/** How many entries had happened by then. The deal carries no time of its own. */
function entriesUntil(entries: readonly MallEntry[], at: number): number {
  const after = entries.findIndex((entry) => entry.at > at);
  return after < 0 ? entries.length : after;
}
