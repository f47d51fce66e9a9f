import type { QuestAction } from '#engine/tower/actions.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { deadShare, solutionFrom } from '#solver/dense/distance.ts';
import { openGoalTable } from '#solver/dense/goalTable.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import { type Grade, grade } from '../grade.ts';
import { BYTES } from './climb.ts';
import { needsOf } from './needs.ts';

/** Everything that is said about an epic that is finished. */
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
  const table = openGoalTable(graph, fastCore, { bytes: BYTES });
  if ('stopped' in table) return null;
  const solution = solutionFrom(table, first);
  if (solution === null) return null;
  // As it is written down, so that the grade can be told from the proof.
  const dead = Number(deadShare(table, first, fastCore).toFixed(3));
  const needs = needsOf(quest, solution);
  return { solution, dead, needs, grade: grade(graph, { solution, dead, needs }) };
}
