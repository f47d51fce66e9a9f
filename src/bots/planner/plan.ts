import { randomFrom } from '#engine/core/random.ts';
import type { Board } from '#engine/mall/board.ts';
import type { Game } from '#engine/mall/state.ts';
import { type Goals, goalsOf } from './goals.ts';
import { playHeist } from './heist.ts';
import { isLost } from './lost.ts';
import { castFirst } from './magic.ts';
import { type CommandLog, pick, type Run, replayCommands, startRun } from './run.ts';
import { sketch } from './sketch.ts';

// Can this deal be won? The planner sketches a mall, plays the heist in it, and starts over with
// other choices where that fails. A win is a log that the engine replays to a win.

export type Plan =
  | { readonly outcome: 'won'; readonly log: CommandLog; readonly troubles: Troubles }
  | { readonly outcome: 'lost' | 'unknown'; readonly troubles: Troubles };

/** What went wrong on the way; a refused command is a mistake in the planner's picture of the rules. */
export interface Troubles {
  readonly sketches: number;
  readonly heists: number;
  readonly refused: number;
}

export interface Effort {
  readonly attempts: number;
  /** Malls looked at before a sketch, or a proof of loss, is given up. */
  readonly sketchBudget: number;
  readonly proofBudget: number;
}

export const EFFORT: Effort = { attempts: 60, sketchBudget: 60, proofBudget: 20_000 };

export function plan(dealt: Game, seed: string, effort = EFFORT): Plan {
  const goals = goalsOf(dealt);
  const troubles = { sketches: 0, heists: 0, refused: 0 };
  for (let attempt = 0; attempt < effort.attempts; attempt++) {
    const run = startRun(dealt, randomFrom(`${seed} ${attempt}`), isBold(attempt));
    const played = tryOnce(run, goals, effort.sketchBudget, leavesOf(dealt, attempt));
    troubles.refused += run.refused.length;
    if (played === 'won' && replayCommands(dealt, run.log)?.won)
      return { outcome: 'won', log: run.log, troubles };
    troubles[played === 'unsketched' ? 'sketches' : 'heists']++;
  }
  return { outcome: isLost(dealt, goals, effort.proofBudget) ? 'lost' : 'unknown', troubles };
}

/** Where somebody watches tiles, after a few attempts one is bold, the next lays the whole deck for more room, and so on. */
const FEW = 4;
const isBold = (attempt: number) => attempt >= FEW && attempt % 2 === 0;
function leavesOf({ box }: Game, attempt: number): number {
  const roomy = attempt >= FEW && !isBold(attempt) && box.cast.some(({ closes }) => closes === 'tile');
  return roomy ? 0 : Number.POSITIVE_INFINITY;
}

type Played = 'won' | 'stuck' | 'unsketched';

function tryOnce(run: Run, goals: Goals, budget: number, leaves: number): Played {
  castFirst(run);
  const goal = { items: choose(run, goals.items), exits: choose(run, goals.exits) };
  const aim = { goal, rank: broadly(run), anyPawn: false, leaves, bold: run.bold ?? false };
  const steps = sketch(run.game, aim, budget);
  if (typeof steps === 'string') return 'unsketched';
  return playHeist(run, steps, goal) ? 'won' : 'stuck';
}

function choose<T>(run: Run, from: readonly T[]): T {
  return from[pick(run, from.length)] as T;
}

/** A mall that can go on in many places first, give or take a little chance. */
function broadly(run: Run): (mall: Board) => number {
  return ({ unused }) => pick(run, 3) / 2 - unused.length;
}
