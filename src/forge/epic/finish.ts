import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { deadShare, solutionFrom } from '#solver/dense/distance.ts';
import { openGoalTable } from '#solver/dense/goalTable.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import { differentSolutions } from '../differ.ts';
import { effortOn, grade } from '../grade.ts';
import type { Assessed } from '../measure.ts';
import { BYTES } from './climb.ts';
import { needsOf } from './needs.ts';

/** Everything that is said about an epic that is finished; null where it can not be won. */
export function finish(quest: Quest): Assessed | null {
  const graph = graphOf(quest);
  const first = firstPosition(graph);
  const table = openGoalTable(graph, fastCore, { bytes: BYTES });
  if ('stopped' in table) return null;
  const solution = solutionFrom(table, first);
  if (solution === null) return null;
  // As it is written down, so that the grade can be told from the proof.
  const dead = Number(deadShare(table, first, fastCore).toFixed(3));
  const measured = {
    solution,
    dead,
    needs: needsOf(quest, solution),
    effort: effortOn(graph, solution),
    solutions: differentSolutions(table, first),
  };
  return { ...measured, grade: grade(graph, measured) };
}
