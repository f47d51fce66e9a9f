import { type Authority, type Outcome, type Request, receive } from '#room/authority.ts';
import type { HostClock } from './clock.ts';
import type { AnySetup, GameShelf } from './shelf.ts';
import type { Store } from './store.ts';

// A game that is being played: its authority, its place in the log, its alarm.

export interface Playing {
  readonly id: string;
  readonly title: Readonly<Record<string, string | number>>;
  /** People by seat, by their ids in the room. */
  readonly seats: readonly number[];
  readonly setup: AnySetup;
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
  readonly shelf: GameShelf;
}

/** Whether its sand runs, whoever is there. */
export function isRunning(playing: Playing | null): boolean {
  return playing?.authority.rules.isRunning(playing.authority.game) ?? false;
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
  const { rules, game } = playing.authority;
  const due = rules.deadline(game);
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
