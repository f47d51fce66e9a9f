import {
  emptyGame,
  evolveView,
  isRefusal,
  type MallCommand,
  type MallEvent,
  openBox,
  predict,
  type Setup,
  type View,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { TILES } from './tiles.ts';

// One game as a page knows it: what has been confirmed, and over it the page's own moves that
// are still on their way. Pure: every function gives the next state.

export interface Pending {
  readonly id: number;
  readonly command: MallCommand;
  /** When it was last sent, by the page's own clock. */
  readonly sent: number;
}

export interface Play {
  readonly game: string;
  readonly seat: number | null;
  /** People by seat, by their ids in the room. */
  readonly seats: readonly number[];
  readonly title: Readonly<Record<string, string | number>>;
  readonly confirmed: View;
  /** The last number seen. */
  readonly seen: number;
  readonly pending: readonly Pending[];
  /** What is shown: the confirmed view with the pending moves made over it. */
  readonly view: View;
}

export type Opening = Pick<Play, 'game' | 'seat' | 'seats' | 'title'> & { readonly setup: Setup };

export function openPlay({ setup, ...known }: Opening): Play | null {
  const opened = openBox(setup, TILES, PIECES);
  if (!('box' in opened)) return null;
  const { box } = opened;
  const view: View = { box, shared: emptyGame(box).shared, seat: known.seat };
  return { ...known, confirmed: view, seen: 0, pending: [], view };
}

/** `gap`: numbers are missing, and the page has to ask for them. */
export type Heard = { readonly play: Play; readonly fresh: readonly MallEvent[] } | 'gap';

/** Numbered events; those already seen are ignored. */
export function hear(play: Play, first: number, events: readonly MallEvent[], ack?: number): Heard {
  if (first > play.seen + 1) return 'gap';
  const fresh = events.slice(play.seen + 1 - first);
  const confirmed = fresh.reduce(evolveView, play.confirmed);
  const pending = play.pending.filter(({ id }) => id !== ack);
  return { play: shown({ ...play, confirmed, seen: play.seen + fresh.length, pending }), fresh };
}

/** A command goes out; a move is shown at once. */
export function send(play: Play, pending: Pending): Play {
  return shown({ ...play, pending: [...play.pending, pending] });
}

/** Judged: accepted without events, or refused. */
export function judged(play: Play, id: number): Play {
  return shown({ ...play, pending: play.pending.filter((waiting) => waiting.id !== id) });
}

/** Commands that were not answered in time, now sent again. */
export function resent(play: Play, now: number, patience: number): readonly [Play, readonly Pending[]] {
  const late = play.pending.filter(({ sent }) => now - sent >= patience);
  if (late.length === 0) return [play, late];
  const pending = play.pending.map((waiting) =>
    late.includes(waiting) ? { ...waiting, sent: now } : waiting,
  );
  return [{ ...play, pending }, late];
}

// A pending move that no longer holds over what was confirmed is simply not shown any more; the
// verdict on it is still to come.
function shown(play: Play): Play {
  const view = play.pending.reduce((now, { command }) => {
    const next = predict(now, command);
    return isRefusal(next) ? now : next;
  }, play.confirmed);
  return { ...play, view };
}
