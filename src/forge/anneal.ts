import { openChart } from '#engine/tower/chart.ts';
import type { Deed } from '#engine/tower/deeds.ts';
import { firstStand } from '#engine/tower/stand.ts';
import { openTable, solutionFrom } from '#solver/dense/table.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import { isOneByOne } from './alone.ts';
import { type Board, questOf } from './board.ts';
import type { Dice } from './dice.ts';
import { idleDirections } from './filters.ts';
import { grade } from './grade.ts';
import { isOnePlace, lookOf } from './look.ts';
import { isNeeded, usedIn } from './measure.ts';
import { mutated } from './mutate.ts';
import { type Recipe, SURPLUS } from './recipe.ts';

// Many small changes; those that bring the trial nearer to what is wished for are kept, and at first
// some others too.

/** The lower the better; null where it can not be won. */
export function strain(board: Board, recipe: Recipe): number | null {
  const quest = questOf(board);
  const chart = openChart(quest);
  if (!isOnePlace(quest)) return null;
  const first = firstStand(chart);
  const table = openTable(chart, fastCore, {}, first);
  const solution: readonly Deed[] | null = 'stopped' in table ? null : solutionFrom(table, first);
  if (solution === null || solution.length === 0) return null;
  const needs = usedIn(chart, solution);
  const { total, surplus } = grade(chart, { solution, dead: TYPICAL_DEAD, needs });
  const alone = recipe.stars >= 3 && isOneByOne(chart) ? 1 : 0;
  const long = Math.max(0, solution.length - recipe.longest);
  const lonely = 2 * Math.max(0, (SURPLUS[recipe.stars] ?? 0) - surplus);
  const far =
    Math.abs(recipe.target - total) +
    6 * alone +
    2 * idleDirections(quest, solution) +
    lookOf(quest).specks +
    long +
    lonely;
  // Whether an ability is needed takes another search: asked when the rest is nearly right.
  const lacks = (feature: string) =>
    !needs.includes(feature) || (far < NEAR && !isNeeded(quest, feature, solution.length));
  return far + 6 * recipe.features.filter(lacks).length;
}

const NEAR = 12;
const TYPICAL_DEAD = 0.2;

/** Halfway and still so far off, another start is better. */
const HOPELESS = 14;

export interface Heat {
  readonly steps: number;
  readonly hot: number;
}

export function annealed(die: Dice, recipe: Recipe, first: Board, { steps, hot }: Heat): Board | null {
  let [now, energy] = [first, strain(first, recipe) ?? Number.POSITIVE_INFINITY];
  let [best, least] = [now, energy];
  for (let step = 0; step < steps && least > 1; step++) {
    if (step > steps / 2 && least > HOPELESS) return null;
    const next = mutated(die, recipe, now);
    const found = next === now ? null : strain(next, recipe);
    if (found === null) continue;
    const heat = hot * (1 - step / steps) + 0.01;
    const worse = found - energy;
    if (worse > 0 && die.roll(10_000) >= 10_000 * Math.exp(-worse / heat)) continue;
    [now, energy] = [next, found];
    if (energy < least) [best, least] = [now, energy];
  }
  return Number.isFinite(least) ? best : null;
}
