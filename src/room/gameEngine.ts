import type { LogEntry } from '#engine/core/log.ts';
import type { Random } from '#engine/core/random.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { MallEvent } from '#engine/mall/index.ts';
import type { TowerEvent } from '#engine/tower/game.ts';
import type { WinningSide } from './sides.ts';

// One game of the family as a room needs it. What the moves mean stays in the engine; these are the
// questions an authority has to ask of whichever game is on its table.

export type AnyEvent = MallEvent | TowerEvent;

/** The same events for all these listeners; null: the spectators. */
export interface Audience<Event> {
  readonly seats: readonly (number | null)[];
  readonly events: readonly Event[];
}

export interface Decision<Game, Event> {
  readonly events: readonly Event[];
  readonly game: Game;
  /** Something that was due came before the command. */
  readonly tooLate?: Refusal;
}

/** How a game ended, in the figures its book is kept by. */
export interface GameResult {
  readonly won: boolean;
  readonly reason: string;
  readonly timers: number;
  readonly actions?: number;
  /** [H1.2] with hidden roles: whose it was, and which seats won. */
  readonly side?: WinningSide;
  readonly winners?: readonly number[];
}

// Methods, not fields: an authority over one game can then be handled by those who do not care which.
export interface GameEngine<Game, Event> {
  readonly players: number;
  /** [H0.1] Whether each seat holds what nobody else may see: then nobody but its owner ever plays it [R32]. */
  readonly hasSecretSeats: boolean;
  deal(random: Random): { readonly game: Game; readonly dealt: Event };
  decide(game: Game, command: unknown, host: number): Decision<Game, Event> | Refusal;
  /** Before anything happened. */
  empty(): Game;
  evolve(game: Game, event: Event): Game;
  /** Whether this version knows what such an event does. */
  knows(event: Event): boolean;
  /** An entry as this version writes it, whichever wrote it. */
  upcast(entry: LogEntry<Event>): LogEntry<Event>;
  replay(entries: readonly LogEntry<Event>[]): Game;
  audiences(events: readonly Event[]): readonly Audience<Event>[];
  /** The game's own time when the host's is this. */
  time(game: Game, host: number): number;
  /** When something happens although nobody acts, in the host's time. */
  deadline(game: Game): number | null;
  /** [R5] whether nobody may use words now. */
  isSilent(game: Game): boolean;
  /** Whether anything was done in it that would be lost with it. */
  hasBegun(game: Game): boolean;
  /** Whether its time stands still. */
  isPaused(game: Game): boolean;
  /** Whether it is being played. */
  isRunning(game: Game): boolean;
  /** Whether this seat is still in it [H1.5]. */
  plays(game: Game, seat: number): boolean;
  /** What the room says for a seat that somebody else plays from now on: no wish of another's is theirs. */
  standIn(game: Game, seat: number): readonly object[];
  /** What the room says when the game comes back after a restart, before anyone is there. */
  comeback(game: Game): readonly object[];
  result(game: Game): GameResult | null;
  /** What a log of this format must replay to. */
  hash(game: Game, entries: readonly LogEntry<Event>[], format: number): string;
}
