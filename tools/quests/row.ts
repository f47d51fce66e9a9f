import { adventureOf } from '#content/adventures.ts';
import type { Proof, Shipped } from '#content/quest-format/shipped.ts';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { finish } from '#forge/epic/finish.ts';
import { complaints } from '#forge/filters.ts';
import { effortOn, grade, type Measured } from '#forge/grade.ts';
import { assessTrial } from '#forge/measure.ts';
import { arrangementsOf } from '#solver/arrangements.ts';
import { tableBytes } from '#solver/dense/goalTable.ts';
import type { Stopped } from '#solver/dense/limits.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';

// One quest: played on the engine, solved again, measured again, and what is wrong with it.

export interface Row {
  readonly id: string;
  /** 0 for tutorials. */
  readonly stars: number;
  readonly shipped: Shipped;
  readonly grade: number;
  readonly wrong: readonly string[];
  /** What was not measured again, and why. */
  readonly left?: string;
}

/** Bytes: epics whose table is larger take minutes and gigabytes. */
const LARGE = 2 ** 29;

export function starsOfId(id: string): number {
  return adventureOf(id)?.stars ?? 0;
}

/** `large`: epics of any size are measured again. */
export function rowOf(id: string, stars: number, shipped: Shipped, large = false): Row {
  const { quest, proof } = shipped;
  const graph = graphOf(quest);
  if (!verify(graph, proof.solution))
    return { id, stars, shipped, grade: proof.grade, wrong: ['its solution is not one'] };
  const left = large ? null : leftOf(graph);
  const total = grade(graph, proof).total;
  const wrong = [
    ...optimumProblems(graph, shipped),
    ...(left === null ? measureProblems(stars, shipped) : effortProblems(graph, shipped)),
    ...(total === proof.grade ? [] : [`graded ${total}`]),
  ];
  return { id, stars, shipped, grade: total, wrong, ...(left === null ? {} : { left }) };
}

/** What is not measured again unless it is asked for, and why. */
export function leftOf(graph: QuestGraph): string | null {
  if (graph.quest.shape === 'trial') return null;
  const bytes = arrangementsOf(graph) === null ? Number.POSITIVE_INFINITY : tableBytes(graph);
  return bytes <= LARGE ? null : `dead, ways and needs only with --large: ${Math.round(bytes / 2 ** 20)} MiB`;
}

/** A sliding epic may be too large to be solved again: then its bound must be no better than what is found. */
function optimumProblems(graph: QuestGraph, { proof }: Shipped): readonly string[] {
  const { solution, bound } = proof;
  if (bound < solution.length && graph.quest.shape !== 'sliding') return ['not proven'];
  const solved = solve(graph);
  if ('stopped' in solved) return [`${solved.stopped}, at least ${solved.bound}`];
  const optimum = solved.solution?.length;
  if (optimum === undefined || optimum < bound) return [`at least ${bound} is not so`];
  return bound === solution.length && optimum !== bound ? [`the optimum is ${optimum}`] : [];
}

function effortProblems(graph: QuestGraph, { proof }: Shipped): readonly string[] {
  const effort = effortOn(graph, proof.solution);
  return effort === proof.effort ? [] : [`effort ${effort}`];
}

function measureProblems(stars: number, { quest, proof }: Shipped): readonly string[] {
  if (quest.shape !== 'trial') return differences(finish({ quest, solution: proof.solution }), proof);
  const assessed = assessTrial(quest);
  const wrong = differences(assessed, proof);
  // Whatever a tutorial shows, it need not be in the way of anybody.
  if (stars === 0 || assessed === null || 'stopped' in assessed) return wrong;
  return [...wrong, ...complaints(quest, stars, { ...assessed, solution: proof.solution })];
}

function differences(assessed: Measured | Stopped | null, proof: Proof): readonly string[] {
  if (assessed === null || 'stopped' in assessed) return ['can not be assessed'];
  const wrong: string[] = [];
  const dead = assessed.dead?.toFixed(3);
  if (dead !== proof.dead?.toFixed(3)) wrong.push(`dead ${dead}`);
  for (const part of ['effort', 'solutions'] as const)
    if (assessed[part] !== proof[part]) wrong.push(`${part} ${assessed[part]}`);
  if (assessed.needs.join() !== proof.needs.join()) wrong.push(`needs ${assessed.needs.join(' ')}`);
  return wrong;
}
