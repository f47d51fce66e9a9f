import { actionsFrom } from '#engine/tower/actions.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { type Grade, grade } from '#forge/grade.ts';
import { distance } from '#solver/dense/distance.ts';
import { type GoalTable, openGoalTable } from '#solver/dense/goalTable.ts';
import { layersOf } from '#solver/dense/layers.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import { trace } from '#solver/trace.ts';
import { rankCorrelation } from './correlation.ts';
import { pressed } from './pressed.ts';
import type { Row } from './row.ts';

// The grade held against what is no part of it, over all trials and within each level (docs/grade.md).

interface Held {
  readonly stars: number;
  readonly numbers: Readonly<Record<string, number>>;
}

const GRADES = ['grade', 'before', 'length'] as const;
const MEASURES = ['pressed', 'bits', 'blind', 'length'] as const;

export function rankLines(rows: readonly Row[]): readonly string[] {
  const held = rows.filter(({ shipped }) => shipped.quest.shape === 'trial').flatMap(heldOf);
  const levels = [null, 1, 2, 3, 4].map((stars) =>
    held.filter((one) => stars === null || (one.stars === stars && stars > 0)),
  );
  return GRADES.flatMap((one) =>
    MEASURES.filter((measure) => measure !== one).map((measure) => {
      const found = levels.map((level) =>
        rankCorrelation(
          level.map(({ numbers }) => numbers[one] as number),
          level.map(({ numbers }) => numbers[measure] as number),
        ).toFixed(2),
      );
      return `| ${one} | ${measure} | ${found.join(' | ')} |`;
    }),
  );
}

function heldOf({ stars, shipped }: Row): readonly Held[] {
  const { quest, proof } = shipped;
  const graph = graphOf(quest);
  const table = openGoalTable(graph, fastCore);
  if (stars === 0 || 'stopped' in table) return [];
  const graded = grade(graph, proof);
  const { layers } = layersOf(graph, firstPosition(graph), fastCore);
  const seen = layers.slice(0, proof.solution.length).reduce((sum, layer) => sum + layer, 0);
  const numbers = {
    grade: graded.total,
    before: gradeBefore(graded),
    length: graded.length,
    pressed: pressed(graph),
    bits: bitsOf(table, proof.solution),
    blind: Math.log2(seen),
  };
  return [{ stars, numbers }];
}

/** What was counted until effort, ideas and solutions were. */
function gradeBefore({ length, surplus, away, chain, dead, needs }: Grade): number {
  return 0.5 * length + 1.5 * surplus + 2 * away + 1.5 * chain + 15 * dead + needs;
}

/** How much has to be known to choose right each time, of all that is possible. */
function bitsOf(table: GoalTable, solution: Parameters<typeof trace>[1]): number {
  const { graph } = table;
  return trace(graph, solution).reduce((sum, { before }) => {
    const all = actionsFrom(graph, before);
    const left = distance(table, before) as number;
    const right = all.filter(([, after]) => distance(table, after) === left - 1);
    return sum + Math.log2(all.length / right.length);
  }, 0);
}
