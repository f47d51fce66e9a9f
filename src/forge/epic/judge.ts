import type { QuestAction } from '#engine/tower/actions.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition, partOf } from '#engine/tower/position.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { deadShare, solutionFrom } from '#solver/dense/distance.ts';
import { openGoalTable } from '#solver/dense/goalTable.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import { isTabled, solve } from '#solver/solve.ts';
import { idleDirections } from '../filters.ts';
import { type Grade, grade } from '../grade.ts';
import { usedIn } from '../measure.ts';
import { needsOf } from './needs.ts';
import { bandOf, type EpicRecipe, LONGEST } from './recipe.ts';

// How good an epic that is being made is, and everything that is said about one that is finished.

export interface Judged {
  readonly solution: readonly QuestAction[];
  /** How far it is from what the recipe wants; nothing is missing at 0. */
  readonly lacks: number;
}

/** The dead ends count for the grade too, but take longer to count. */
const GUESSED_DEAD = 0.05;

/** Null where it can not be won. */
export function judge(quest: Quest, recipe: EpicRecipe): Judged | null {
  const graph = graphOf(quest);
  if (!isTabled(graph)) return null;
  const solved = solve(graph);
  if (!('solution' in solved) || solved.solution === null) return null;
  const { solution } = solved;
  const needs = usedIn(graph, solution);
  const { total } = grade(graph, { solution, needs, dead: GUESSED_DEAD });
  const [least, most] = bandOf(recipe);
  const still = partOf(graph).filter(
    (pawn) =>
      solution.filter((action) => action.type === 'move' && action.pawn === pawn).length <
      Math.min(2, recipe.stars),
  );
  const cards = new Set(solution.flatMap((action) => (action.type === 'move' ? [] : action.card)));
  const moved = solution.filter(({ type }) => type !== 'move').length;
  const lacks =
    Math.max(0, least - total, total - most) +
    4 * still.length +
    3 * missing(recipe, needs) +
    3 * Math.max(0, recipe.turns - moved) +
    4 * Math.max(0, recipe.cards - cards.size) +
    3 * idleDirections(graph, solution) +
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
  readonly solution: readonly QuestAction[];
  readonly dead: number;
  readonly needs: readonly string[];
  readonly grade: Grade;
}

/** Null where it can not be won. */
export function finish(quest: Quest): Finished | null {
  const graph = graphOf(quest);
  const first = firstPosition(graph);
  const table = openGoalTable(graph, fastCore);
  if ('stopped' in table) return null;
  const solution = solutionFrom(table, first);
  if (solution === null) return null;
  const dead = deadShare(table, first, fastCore);
  const needs = needsOf(quest, solution);
  return { solution, dead, needs, grade: grade(graph, { solution, dead, needs }) };
}
