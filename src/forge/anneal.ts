import type { QuestAction } from '#engine/tower/actions.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { solutionFrom } from '#solver/dense/distance.ts';
import { openGoalTable } from '#solver/dense/goalTable.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import { isOneByOne } from './alone.ts';
import { type Board, questOf } from './board.ts';
import type { Dice } from './dice.ts';
import { idleDirections, isStill } from './filters.ts';
import { grade } from './grade.ts';
import { isOnePlace, lookOf } from './look.ts';
import { isNeeded, usedIn } from './measure.ts';
import { mutated } from './mutate.ts';
import { type Recipe, SURPLUS } from './recipe.ts';

// Many small changes; those that bring the trial nearer to what is wished for are kept, and at first
// some others too.

/** The lower the better; null where it can not be won. Beyond the limit it is not looked at any closer. */
export function strain(board: Board, recipe: Recipe, limit = Number.POSITIVE_INFINITY): number | null {
  const quest = questOf(board);
  const graph = graphOf(quest);
  if (!isOnePlace(quest)) return null;
  const first = firstPosition(graph);
  const table = openGoalTable(graph, fastCore, {}, first);
  const solution: readonly QuestAction[] | null = 'stopped' in table ? null : solutionFrom(table, first);
  if (solution === null || solution.length === 0) return null;
  const needs = usedIn(graph, solution);
  const { total, surplus } = grade(graph, { solution, dead: TYPICAL_DEAD, needs });
  const used = recipe.features.filter((feature) => needs.includes(feature));
  const far =
    Math.abs(recipe.target - total) +
    6 * (recipe.features.length - used.length) +
    2 * Math.max(0, (SURPLUS[recipe.stars] ?? 0) - surplus) +
    Math.max(0, solution.length - recipe.longest) +
    2 * idleDirections(graph, solution) +
    (isStill(graph, recipe.stars, solution) ? 3 : 0) +
    lookOf(quest).specks +
    (recipe.stars >= 3 && isOneByOne(graph) ? 6 : 0);
  // Whether an ability is needed takes another search: asked when the rest is nearly right.
  if (far > Math.min(limit, NEAR)) return far;
  return far + 6 * used.filter((feature) => !isNeeded(quest, feature, solution.length)).length;
}

const NEAR = 12;
const TYPICAL_DEAD = 0.03;

/** Halfway and still so far off, another start is better. */
const HOPELESS = 9;

/** Good enough to be looked at closely. */
const GOOD = 2;

export interface Heat {
  readonly steps: number;
  readonly hot: number;
}

export function annealed(die: Dice, recipe: Recipe, first: Board, { steps, hot }: Heat): Board | null {
  let [now, energy] = [first, strain(first, recipe) ?? Number.POSITIVE_INFINITY];
  let [best, least] = [now, energy];
  for (let step = 0; step < steps && least > GOOD; step++) {
    if (step > steps / 2 && least > HOPELESS) return null;
    const next = mutated(die, recipe, now);
    const heat = hot * (1 - step / steps) + 0.01;
    const found = next === now ? null : strain(next, recipe, energy + 4 * heat);
    if (found === null) continue;
    const worse = found - energy;
    if (worse > 0 && die.roll(10_000) >= 10_000 * Math.exp(-worse / heat)) continue;
    [now, energy] = [next, found];
    if (energy < least) [best, least] = [now, energy];
  }
  return Number.isFinite(least) ? best : null;
}
