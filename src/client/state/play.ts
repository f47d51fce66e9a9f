import { isRefusal, type Refusal } from '#engine/core/refusal.ts';
import type { MallCommand, MallEvent, View } from '#engine/mall/index.ts';
import type { TowerCommand } from '#engine/tower/decide.ts';
import type { TowerEvent, TowerGame } from '#engine/tower/game.ts';
import type { AnyEvent } from '#room/gameEngine.ts';

// One game as a page knows it, whichever of the family: what has been confirmed, and over it the page's own
// moves that are still on their way. Pure: every function gives the next state. How each game is seen is in
// heistPlay.ts and questPlay.ts.

export interface Pending<Command> {
  readonly id: number;
  readonly command: Command;
  /** When it was last sent, by the page's own clock. */
  readonly sent: number;
  /** It may be among what was just told again, and does not say of itself where it belongs: not to be shown twice. */
  readonly unsure?: boolean;
}

/** How a game is seen: what an event makes of it, and what one's own command will. */
export interface ViewEngine<State, Event, Command> {
  readonly of: 'heist' | 'quest';
  knows(state: State, event: Event): boolean;
  evolve(state: State, event: Event): State;
  predict(state: State, command: Command): State | Refusal;
}

export interface AnyPlay<State, Event, Command> {
  readonly game: string;
  /** The number that tellings name it by, and which telling of its history this is. */
  readonly table: number;
  readonly epoch: string;
  readonly seat: number | null;
  /** People by seat, by their ids in the room. */
  readonly seats: readonly number[];
  readonly title: Readonly<Record<string, string | number>>;
  readonly engine: ViewEngine<State, Event, Command>;
  readonly confirmed: State;
  /** The last number seen. */
  readonly seen: number;
  readonly pending: readonly Pending<Command>[];
  /** What is shown: the confirmed view with the pending moves made over it. */
  readonly view: State;
}

/** A heist. */
export type Play = AnyPlay<View, MallEvent, MallCommand>;
/** A quest of the tower. */
export type TowerPlay = AnyPlay<TowerGame, TowerEvent, TowerCommand>;

/** Whichever is on the table, for those who only carry it. */
export type Carried = AnyPlay<unknown, AnyEvent, MallCommand | TowerCommand>;

export const isQuest = (play: Carried | null): play is TowerPlay => play?.engine.of === 'quest';
export const isHeist = (play: Carried | null): play is Play => play?.engine.of === 'heist';

export type Opening = Pick<Play, 'game' | 'table' | 'epoch' | 'seat' | 'seats' | 'title'>;

export function fresh<S, E, C>(known: Opening, engine: ViewEngine<S, E, C>, view: S): AnyPlay<S, E, C> {
  const { game, table, epoch, seat, seats, title } = known;
  return { game, table, epoch, seat, seats, title, engine, confirmed: view, seen: 0, pending: [], view };
}

/** The same game told from its beginning: what was on its way still is. */
export function again<S, E, C>(before: AnyPlay<S, E, C>, anew: AnyPlay<S, E, C>): AnyPlay<S, E, C> {
  return { ...anew, pending: before.pending };
}

/** A history is told, acknowledgements are not: a move still fits only once, by where it begins; taking back does not. */
export function doubted<S, E, C>(play: AnyPlay<S, E, C>): AnyPlay<S, E, C> {
  const pending = play.pending.map((waiting) => ({ ...waiting, unsure: !hasOrigin(waiting.command) }));
  return { ...play, pending };
}

const hasOrigin = (command: unknown) => typeof command === 'object' && command !== null && 'from' in command;

/** `gap`: numbers are missing, and the page has to ask for them. `unknown`: a page of another version would know. */
export type Heard<P, E> = { readonly play: P; readonly fresh: readonly E[] } | 'gap' | 'unknown';

/** Numbered events; those already seen are ignored. */
export function hear<S, E, C>(
  play: AnyPlay<S, E, C>,
  first: number,
  events: readonly E[],
  ack?: number,
): Heard<AnyPlay<S, E, C>, E> {
  if (first > play.seen + 1) return 'gap';
  const unseen = events.slice(play.seen + 1 - first);
  if (!unseen.every((event) => play.engine.knows(play.confirmed, event))) return 'unknown';
  const confirmed = unseen.reduce((state, event) => play.engine.evolve(state, event), play.confirmed);
  const pending = play.pending.filter(({ id }) => id !== ack);
  return { play: shown({ ...play, confirmed, seen: play.seen + unseen.length, pending }), fresh: unseen };
}

/** A command goes out; a move is shown at once. */
export function send<S, E, C>(play: AnyPlay<S, E, C>, pending: Pending<C>): AnyPlay<S, E, C> {
  return shown({ ...play, pending: [...play.pending, pending] });
}

/** Judged: accepted without events, or refused. */
export function judged<S, E, C>(play: AnyPlay<S, E, C>, id: number): AnyPlay<S, E, C> {
  return shown({ ...play, pending: play.pending.filter((waiting) => waiting.id !== id) });
}

/** Commands that were not answered in time, now sent again. */
export function resent<S, E, C>(
  play: AnyPlay<S, E, C>,
  now: number,
  patience: number,
): readonly [AnyPlay<S, E, C>, readonly Pending<C>[]] {
  const late = play.pending.filter(({ sent }) => now - sent >= patience);
  if (late.length === 0) return [play, late];
  const pending = play.pending.map((waiting) =>
    late.includes(waiting) ? { ...waiting, sent: now } : waiting,
  );
  return [{ ...play, pending }, late];
}

// A pending move that no longer holds over what was confirmed is simply not shown any more; the
// verdict on it is still to come.
function shown<S, E, C>(play: AnyPlay<S, E, C>): AnyPlay<S, E, C> {
  const view = play.pending.reduce((now, { command, unsure }) => {
    const next = unsure ? now : play.engine.predict(now, command);
    return isRefused(next) ? now : next;
  }, play.confirmed);
  return { ...play, view };
}

function isRefused<S>(next: S | Refusal): next is Refusal {
  return isRefusal(next);
}
