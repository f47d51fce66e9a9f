import { type Box, nextDeadline, type Opened, openBox, type Setup, type Tile } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { type Authority, type Outcome, type Request, receive } from '#room/authority.ts';
import type { HostClock } from './clock.ts';
import type { Store } from './store.ts';

// A game that is being played: its authority, its place in the log, its alarm.

export interface Playing {
  readonly id: string;
  readonly title: Readonly<Record<string, string | number>>;
  /** People by seat, by their ids in the room. */
  readonly seats: readonly number[];
  readonly authority: Authority;
  /** Where the next entry goes in the log. */
  place: number;
  alarm: NodeJS.Timeout | undefined;
  /** When the alarm rings, in the host's time. */
  due: number | null;
}

export interface Keeper {
  readonly store: Store;
  readonly clock: HostClock;
  readonly tiles: ReadonlyMap<string, Tile>;
  /** Set-ups opened lately: a box never changes, so all games of a set-up share it. */
  readonly boxes: Map<string, Opened>;
}

const MOST_BOXES = 200;

export function openedBox({ tiles, boxes }: Keeper, setup: Setup): Opened {
  const key = JSON.stringify(setup);
  const known = boxes.get(key);
  if (known !== undefined) return known;
  if (boxes.size >= MOST_BOXES) boxes.clear();
  const opened = openBox(setup, tiles, PIECES);
  boxes.set(key, opened);
  return opened;
}

export function boxOf(keeper: Keeper, setup: Setup): Box | null {
  const opened = openedBox(keeper, setup);
  return 'box' in opened ? opened.box : null;
}

export type Settled = (outcome: Outcome, error?: Error) => void;

/** Judges a request now, and calls back when what followed is durable. */
export function request(keeper: Keeper, playing: Playing, asked: Request, settled: Settled): Outcome {
  const outcome = receive(playing.authority, asked, keeper.clock.now());
  keep(keeper, playing, outcome, settled);
  return outcome;
}

/** A refusal may be told at once; everything else waits for the disk, a repeated command included. */
export function keep(keeper: Keeper, playing: Playing, outcome: Outcome, settled: Settled): void {
  const { entry, verdict } = outcome;
  if (entry !== null)
    keeper.store.append(playing.id, playing.place++, entry, (error) => settled(outcome, error));
  else if (verdict === 'accepted') keeper.store.after((error) => settled(outcome, error));
  else settled(outcome);
}

/** The server alone owns time: one alarm for the next deadline, whoever is connected (M24). */
export function setAlarm(keeper: Keeper, playing: Playing, ring: () => void): void {
  const due = nextDeadline(playing.authority.game);
  // Most acts leave the deadline where it is.
  if (due === playing.due) return;
  clearTimeout(playing.alarm);
  playing.due = due;
  if (due === null) return;
  playing.alarm = setTimeout(
    () => {
      playing.due = null;
      ring();
    },
    Math.max(0, due - keeper.clock.now()),
  );
}
