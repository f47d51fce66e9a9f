import type { QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, type Position } from '#engine/tower/position.ts';
import { numberCells } from './dense/cells.ts';
import { solutionFrom } from './dense/distance.ts';
import { openGoalTable, tableBytes } from './dense/goalTable.ts';
import { DEFAULT_BYTES, type Limits, type Stopped } from './dense/limits.ts';
import { plainBytes, plainCore } from './dense/plain.ts';
import { type Solved, solveFromBothSides } from './dense/twoSided.ts';
import { mayCompile, oneHand } from './dense/wasm.ts';
import { solveEpic } from './epic/search.ts';

/** A shortest solution; or why the search stopped, and the proven bound: no solution is shorter. */
export function solve(
  graph: QuestGraph,
  from: Position = firstPosition(graph),
  limits: Limits = {},
): Solved | Stopped {
  const isTrial = graph.quest.shape === 'trial';
  if (!isNumbered(graph)) return isTrial ? TOO_LARGE : solveEpic(graph, from, limits);
  if (!mayCompile()) return solvePlainly(graph, from, limits);
  const found = solveFromBothSides(graph, from, limits, limits.hands ?? oneHand);
  // What does not even begin to fit is searched best first.
  const isHuge = 'stopped' in found && found.stopped === 'tooLarge' && found.bound === 0;
  return isHuge && !isTrial ? solveEpic(graph, from, limits) : found;
}

function solvePlainly(graph: QuestGraph, from: Position, limits: Limits): Solved | Stopped {
  if (graph.quest.shape !== 'trial') return solveEpic(graph, from, limits);
  const table = openGoalTable(graph, plainCore, limits, from);
  return 'stopped' in table ? table : { solution: solutionFrom(table, from) };
}

/** Positions have numbers: trials, and epics whose cards can lie in few ways. */
function isNumbered(graph: QuestGraph): boolean {
  return numberCells(graph).words <= MOST_WORDS;
}

const MOST_WORDS = 2 ** 32;
const TOO_LARGE: Stopped = { stopped: 'tooLarge', bound: 0 };

/** Small enough for a page: a table takes no more. A larger one of a trial would take longer than many searches. */
const SMALL = 80 * 2 ** 20;
/** Of an epic for five most is never reached: what is reckoned as if everything were says little. */
const RECKONED = 384 * 2 ** 20;

export const mostOfTable = () => (mayCompile() ? SMALL : DEFAULT_BYTES);

/** Whether a table of all distances is the way to hints, if it does not turn out too large: otherwise every one is a search. */
export function isTabled(graph: QuestGraph): boolean {
  if (!isNumbered(graph)) return false;
  const isTrial = graph.quest.shape === 'trial';
  if (mayCompile()) return tableBytes(graph) <= (isTrial ? SMALL : RECKONED);
  return isTrial && plainTableBytes(graph) <= mostOfTable();
}

/** Its depths are bytes. */
const plainTableBytes = (graph: QuestGraph) =>
  (graph.hasArmory ? 2 : 1) * plainBytes(numberCells(graph), true);
