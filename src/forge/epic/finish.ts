import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { deadShare } from '#solver/dense/distance.ts';
import { openGoalTable } from '#solver/dense/goalTable.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import { differentSolutions } from '../differ.ts';
import { effortOn, grade } from '../grade.ts';
import type { Assessed } from '../measure.ts';
import type { Begun } from '../start.ts';
import { BYTES } from './bytes.ts';
import { needsOf } from './needs.ts';

/** Everything that is said about an epic that is finished, and one of its shortest solutions. */
export function finish({ quest, solution }: Pick<Begun, 'quest' | 'solution'>): Assessed | null {
  const graph = graphOf(quest);
  const first = firstPosition(graph);
  const table = openGoalTable(graph, fastCore, { bytes: BYTES });
  if ('stopped' in table) return null;
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
