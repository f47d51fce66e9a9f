import { PAWNS } from '#engine/family/pawns.ts';
import { graphOf, NOWHERE, type QuestGraph } from '#engine/tower/graph.ts';
import { type Position, partOf } from '#engine/tower/position.ts';
import { spaceAt } from '#engine/tower/quest.ts';
import { distance, solutionFrom } from '#solver/dense/distance.ts';
import { type GoalTable, openGoalTable } from '#solver/dense/goalTable.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import { isOneByOne } from './alone.ts';
import { type Board, questOf } from './board.ts';
import type { Dice } from './dice.ts';
import { differentSolutions } from './differ.ts';
import { idleDirections, isStill } from './filters.ts';
import { effortOn, grade } from './grade.ts';
import { usedIn } from './measure.ts';
import { type Own, ownDistance, ownDistances } from './own.ts';
import { BANDS, LEAST, type Recipe, SURPLUS } from './recipe.ts';

// Another start of the same board: the search backwards from the goal knows the way from all of them at once.
// Taken is the one that asks for most help of each other in the fewest actions, and has few ways of doing it.

const SAMPLES = 4_000;
/** Looked at closely. */
const SHORTLIST = 24;
const TYPICAL_DEAD = 0.03;
const USUAL_EFFORT = 500;

/** By cell, as a board has them. */
type Starts = Board['starts'];

/** The same board with the best of its starts; itself where there is none better. */
export function restarted(die: Dice, recipe: Recipe, board: Board): Restarted {
  const table = openGoalTable(graphOf(questOf(board)), fastCore);
  if ('stopped' in table) return { board, worth: Number.NEGATIVE_INFINITY };
  const found = shortlist(die, recipe, board, table).map((starts) => ({ ...board, starts }));
  const rated = [board, ...found].map((board) => ({ board, worth: worthOf(board, table, recipe) }));
  const best = rated.sort(byWorth);
  if (recipe.stars < PUZZLING) return best[0] as Restarted;
  const closely = best.slice(0, FINALISTS).filter(({ worth }) => Number.isFinite(worth));
  return closely.map((one) => puzzling(one, table)).sort(byWorth)[0] ?? (best[0] as Restarted);
}

const byWorth = (one: Restarted, other: Restarted) => other.worth - one.worth;

/** From so many stars on it is to be found out, not walked through. */
const PUZZLING = 3;
const FINALISTS = 5;

/** More worth the more that looks right is wrong, and the fewer ways there are. */
function puzzling({ board, worth }: Restarted, table: GoalTable): Restarted {
  const graph = graphOf(questOf(board));
  const position = positionOf(graph, board, board.starts);
  const effort = effortOn(graph, solutionFrom(table, position) ?? []);
  const solutions = differentSolutions(table, position);
  return { board, worth: worth + 5 * Math.log2(effort / USUAL_EFFORT) - 7 * Math.log2(solutions) };
}

export interface Restarted {
  readonly board: Board;
  readonly worth: number;
}

/** Those far enough from the goal, and not too far, whose pawns have most to do for each other. */
function shortlist(die: Dice, recipe: Recipe, board: Board, table: GoalTable): readonly Starts[] {
  const { graph } = table;
  const own = new Map(partOf(graph).map((pawn) => [pawn, ownDistances(graph, pawn, [[]])]));
  const free = board.floors.flatMap(({ kind }, cell) => (kind === 'corridor' ? cell : []));
  const found: { readonly starts: Starts; readonly surplus: number }[] = [];
  const samples = Math.min(SAMPLES, free.length ** recipe.pawns.length);
  for (let sample = 0; sample < samples; sample++) {
    const starts = scattered(die, recipe, free);
    const position = positionOf(graph, board, starts);
    const far = distance(table, position);
    if (far === null || far < (LEAST[recipe.stars] as number) || far > recipe.longest) continue;
    const surplus = far - aloneFrom(own, position);
    if (surplus >= (SURPLUS[recipe.stars] as number)) found.push({ starts, surplus });
  }
  return found
    .sort((one, other) => other.surplus - one.surplus)
    .slice(0, SHORTLIST)
    .map(({ starts }) => starts);
}

function scattered(die: Dice, { pawns }: Recipe, free: readonly number[]): Starts {
  const left = [...free];
  return Object.fromEntries(pawns.map((pawn) => [pawn, left.splice(die.roll(left.length), 1)[0] as number]));
}

function positionOf({ hasArmory }: QuestGraph, { plan }: Board, starts: Starts): Position {
  const space = (cell: number) => spaceAt('trial', 0, Math.floor(cell / plan.width), cell % plan.width);
  const pawns = PAWNS.map((pawn) => (starts[pawn] === undefined ? NOWHERE : space(starts[pawn])));
  return { pawns, armed: !hasArmory, arranged: [] };
}

/** Much to think about in few actions, as hard as is wished for; nothing that would be refused. */
function worthOf(board: Board, table: GoalTable, recipe: Recipe): number {
  const { stars, features, longest, target } = recipe;
  const graph = graphOf(questOf(board));
  const solution = solutionFrom(table, positionOf(graph, board, board.starts)) ?? [];
  const { length } = solution;
  if (length < (LEAST[stars] as number) || length > longest) return Number.NEGATIVE_INFINITY;
  if (idleDirections(graph, solution) > 0 || isStill(graph, stars, solution)) return Number.NEGATIVE_INFINITY;
  if (stars >= 3 && isOneByOne(graph)) return Number.NEGATIVE_INFINITY;
  const needs = usedIn(graph, solution);
  const { total } = grade(graph, { solution, dead: TYPICAL_DEAD, needs, effort: USUAL_EFFORT });
  const [, most] = BANDS[stars] as readonly [number, number];
  const off = total > most ? 2 * (total - target) : Math.max(0, target - total);
  const unused = features.filter((feature) => !needs.includes(feature)).length;
  return total - length - 2 * off - 10 * unused;
}

/** What all pawns need together, each as if it had its own way. */
function aloneFrom(own: ReadonlyMap<number, Own>, { pawns, armed }: Position): number {
  return [...own].reduce((sum, [pawn, far]) => {
    const first = ownDistance(far, pawns[pawn] as number, armed);
    const armories = far.toArmory.flatMap((one, space) => (one === 0 ? space : []));
    const then = armed ? 0 : Math.min(...armories.map((space) => far.toExit[space] as number));
    return Number.isFinite(first + then) ? sum + first + then : sum;
  }, 0);
}
