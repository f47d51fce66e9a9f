import { openChart } from '#engine/tower/chart.ts';
import type { Deed } from '#engine/tower/deeds.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { firstStand, partOf } from '#engine/tower/stand.ts';
import { deadShare, openTable, solutionFrom } from '#solver/dense/table.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import { isTabled, solve } from '#solver/solve.ts';
import { idleDirections } from '../filters.ts';
import { type Grade, grade } from '../grade.ts';
import { usedIn } from '../measure.ts';
import { needsOf } from './needs.ts';
import { bandOf, type EpicRecipe, LONGEST } from './recipe.ts';

// How good an epic that is being made is, and everything that is said about one that is finished.

export interface Judged {
  readonly solution: readonly Deed[];
  /** How far it is from what the recipe wants; nothing is missing at 0. */
  readonly lacks: number;
}

/** The dead ends count for the grade too, but take longer to count. */
const GUESSED_DEAD = 0.05;

/** Null where it can not be won. */
export function judge(quest: Quest, recipe: EpicRecipe): Judged | null {
  const chart = openChart(quest);
  if (!isTabled(chart)) return null;
  const solved = solve(chart);
  if (!('solution' in solved) || solved.solution === null) return null;
  const { solution } = solved;
  const needs = usedIn(chart, solution);
  const { total } = grade(chart, { solution, needs, dead: GUESSED_DEAD });
  const [least, most] = bandOf(recipe);
  const still = partOf(chart).filter(
    (pawn) =>
      solution.filter((deed) => deed.type === 'move' && deed.pawn === pawn).length <
      Math.min(2, recipe.stars),
  );
  const cards = new Set(solution.flatMap((deed) => (deed.type === 'move' ? [] : deed.card)));
  const moved = solution.filter(({ type }) => type !== 'move').length;
  const lacks =
    Math.max(0, least - total, total - most) +
    4 * still.length +
    3 * missing(recipe, needs) +
    3 * Math.max(0, recipe.turns - moved) +
    4 * Math.max(0, recipe.cards - cards.size) +
    3 * idleDirections(chart, solution) +
    2 * Math.max(0, solution.length - (LONGEST[recipe.stars] as number));
  return { solution, lacks };
}

/** How many of the things the recipe is about are not needed: one may be. */
export function missing(recipe: EpicRecipe, needs: readonly string[]): number {
  const { doors, ladders, currents, narrows, traps, invocations } = recipe;
  const counts = { door: doors, ladder: ladders, current: currents, dwarf: narrows, barbarian: traps };
  const wanted = Object.entries({ ...counts, mage: invocations }).filter(([, count]) => count > 0);
  const found = wanted.filter(([one]) => needs.includes(one));
  return Math.max(0, Math.max(1, wanted.length - 1) - found.length);
}

export interface Finished {
  readonly solution: readonly Deed[];
  readonly dead: number;
  readonly needs: readonly string[];
  readonly grade: Grade;
}

/** Null where it can not be won. */
export function finish(quest: Quest): Finished | null {
  const chart = openChart(quest);
  const first = firstStand(chart);
  const table = openTable(chart, fastCore);
  if ('stopped' in table) return null;
  const solution = solutionFrom(table, first);
  if (solution === null) return null;
  const dead = deadShare(table, first, fastCore);
  const needs = needsOf(quest, solution);
  return { solution, dead, needs, grade: grade(chart, { solution, dead, needs }) };
}
