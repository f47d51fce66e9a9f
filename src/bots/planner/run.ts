import { below, type Random } from '#engine/core/random.ts';
import { type Action, holds } from '#engine/mall/actions.ts';
import {
  decide,
  type Game,
  isRefusal,
  type MallCommand,
  type PublicGame,
  type Result,
} from '#engine/mall/index.ts';

// One attempt at a game: the commands given so far, each with its time, and the game they led to.
// The engine judges every command, so an attempt is never ahead of the rules.

/** Game time between two commands: two people who never hesitate. */
export const PACE = 150;

export interface TimedCommand {
  readonly at: number;
  readonly command: MallCommand;
}

export type CommandLog = readonly TimedCommand[];

export interface Run {
  game: Game;
  random: Random;
  readonly log: TimedCommand[];
  /** Commands the engine refused: each one shows a mistake of the planner's. */
  readonly refused: TimedCommand[];
  /** Whether heroes may be caught on purpose. */
  readonly bold?: boolean;
}

type WithoutSeat<T> = T extends { readonly seat: number } ? Omit<T, 'seat'> : never;
export type Act = WithoutSeat<MallCommand>;

export function startRun(game: Game, random: Random, bold = false): Run {
  const run: Run = { game, random, log: [], refused: [], bold };
  game.shared.ready.forEach((_, seat) => {
    give(run, { type: 'ready', seat, ready: true });
  });
  return run;
}

/** Lets the seat that holds the action now act; whether it was accepted. */
export function act(run: Run, action: Action, command: Act): boolean {
  return give(run, { ...command, seat: seatWith(run.game, action) } as MallCommand);
}

/** Who holds this action now: tiles are passed on [S3]. */
export function seatWith({ shared }: PublicGame, action: Action): number {
  return shared.hands.findIndex((hand) => holds(hand, action));
}

/** What any player may do. */
export function anyone(run: Run, command: Act): boolean {
  return give(run, { ...command, seat: 0 } as MallCommand);
}

function give(run: Run, command: MallCommand): boolean {
  const timed = { at: run.log.length * PACE, command };
  const decision = decide(run.game, command, timed.at);
  if (isRefusal(decision)) run.refused.push(timed);
  if (isRefusal(decision) || decision.tooLate !== undefined) return false;
  run.game = decision.game;
  run.log.push(timed);
  return true;
}

function carryOn(game: Game, { at, command }: TimedCommand): Game | null {
  const decision = decide(game, command, at);
  return isRefusal(decision) || decision.tooLate !== undefined ? null : decision.game;
}

/** The proof of a log: its commands, given to the engine one by one. Null as soon as one is refused. */
export function replayCommands(dealt: Game, log: CommandLog): Result | null {
  let game: Game | null = dealt;
  for (const timed of log) {
    game = carryOn(game, timed);
    if (game === null) return null;
  }
  return game.shared.result;
}

export function pick(run: Run, limit: number): number {
  const [value, random] = below(run.random, limit);
  run.random = random;
  return value;
}
