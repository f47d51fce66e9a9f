import { randomFrom } from '#engine/core/random.ts';
import { DIRECTIONS } from '#engine/family/directions.ts';
import { type Decision, decide, type Game, type MallCommand } from '#engine/mall/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { pawnNumber, stepFrom } from '#engine/mall/ways.ts';
import { placeOf } from '../planner/hover.ts';
import type { Act, Run } from '../planner/run.ts';
import type { Seen } from './seen.ts';
import type { Takes } from './tempo.ts';
import { actionFor } from './wish.ts';

// What would happen if all went as one wishes: the planner plays on from what lies on the table. Nothing unseen is asked: the
// imagined deck is empty, and the imagined glass does not run out.

/** One imagined act: whom it moves, from where to where, and every space it touches. */
export interface Step {
  readonly act: Act;
  readonly pawn: number | null;
  readonly from: Space;
  readonly to: Space;
  readonly touches: readonly Space[];
}

export type Errand = (run: Run) => boolean;

/** The acts that lead there, or null. What chance decides is the same for the same seed. */
export function imagine(
  game: Seen,
  errand: Errand,
  attempts: number,
  seed: number,
  pace: Takes,
): readonly Step[] | null {
  const start = pictured(game);
  const found: (readonly Step[])[] = [];
  for (let attempt = 0; attempt < attempts && found.length < (pace.isEven ? 1 : CHOICE); attempt++) {
    const bold = attempt % 3 === 2;
    const random = randomFrom(`${seed} ${attempt}`);
    const run: Run = { game: start, random, log: [], refused: [], bold };
    if (errand(run)) found.push(straight(stepsOf(start, run)));
  }
  return found.sort((one, other) => takenBy(one, pace) - takenBy(other, pace))[0] ?? null;
}

/** Where people have to see what is meant, the quickest of so many. */
const CHOICE = 3;

function takenBy(steps: readonly Step[], { takes, detour }: Takes): number {
  const each = steps.map(({ act, pawn, from }) => {
    const action = actionFor(act);
    return takes(action) + (pawn === null ? 0 : detour(pawn, from, action));
  });
  return each.reduce((sum, one) => sum + one, 0);
}

/** Without what leads a pawn back to where it was while nobody else did anything. */
function straight(steps: readonly Step[]): readonly Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    kept.push(step);
    const before = kept.findLastIndex(({ pawn }) => pawn !== step.pawn) + 1;
    const since = kept.findIndex(
      ({ from, act }, index) => index >= before && act.type === 'move' && from === step.to,
    );
    if (since >= 0 && kept.slice(since).every(({ act }) => act.type === 'move')) kept.length = since;
  }
  return kept;
}

function pictured({ box, shared }: Seen): Game {
  const sand = { ...shared.sand, turned: 0, end: Number.MAX_SAFE_INTEGER };
  const secrets = { deck: [], random: randomFrom(''), memory: {}, own: [] };
  return { box, shared: { ...shared, sand, talk: false }, secrets };
}

function stepsOf(start: Game, { log }: Run): readonly Step[] {
  let game = start;
  return log.map(({ at, command }) => {
    const before = game;
    game = (decide(game, command, at) as Decision).game;
    return stepOf(before, game, command);
  });
}

function stepOf(before: Game, after: Game, command: MallCommand): Step {
  const { seat: _, ...act } = command;
  const pawn = movedBy(before, command);
  const from = placeOf(before, pawn);
  const to = placeOf(after, pawn);
  const touches = command.type === 'move' ? walked(before, pawn, from, to, command) : [from, to];
  return { act: act as Act, pawn: pawn < 0 ? null : pawn, from, to, touches };
}

/** [X8.3] whoever steers moves the beholder. */
function movedBy(game: Game, command: MallCommand): number {
  if (command.type === 'steer') return pawnNumber(game, 'beholder');
  return 'pawn' in command ? pawnNumber(game, command.pawn) : -1;
}

function walked(
  game: Game,
  pawn: number,
  from: Space,
  to: Space,
  { direction, distance }: Extract<MallCommand, { type: 'move' }>,
): readonly Space[] {
  const touched = [from, to];
  let at = from;
  for (let step = 0; step < distance && at !== OFF; step++) {
    at = stepFrom(game, pawn, at, DIRECTIONS.indexOf(direction));
    touched.push(at);
  }
  return touched;
}
