import { adventureOf } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { complaints } from '#forge/filters.ts';
import { grade } from '#forge/grade.ts';
import { assessTrial } from '#forge/measure.ts';
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
}

export function starsOfId(id: string): number {
  return adventureOf(id)?.stars ?? 0;
}

export function rowOf(id: string, stars: number, shipped: Shipped): Row {
  const { quest, proof } = shipped;
  const graph = graphOf(quest);
  const isGood = verify(graph, proof.solution);
  const wrong = isGood
    ? [...optimumProblems(graph, shipped), ...(quest.shape === 'trial' ? trialProblems(stars, shipped) : [])]
    : ['its solution is not one'];
  const total = isGood ? grade(graph, proof).total : proof.grade;
  return {
    id,
    stars,
    shipped,
    grade: total,
    wrong: total === proof.grade ? wrong : [...wrong, `graded ${total}`],
  };
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

function trialProblems(stars: number, { quest, proof }: Shipped): readonly string[] {
  const assessed = assessTrial(quest);
  if (assessed === null || 'stopped' in assessed) return ['can not be assessed'];
  const wrong: string[] = [];
  if (assessed.dead?.toFixed(3) !== proof.dead?.toFixed(3)) wrong.push(`dead ${assessed.dead}`);
  for (const part of ['effort', 'solutions'] as const)
    if (assessed[part] !== proof[part]) wrong.push(`${part} ${assessed[part]}`);
  if (assessed.needs.join() !== proof.needs.join()) wrong.push(`needs ${assessed.needs.join(' ')}`);
  // Whatever a tutorial shows, it need not be in the way of anybody.
  return stars === 0
    ? wrong
    : [...wrong, ...complaints(quest, stars, { ...assessed, solution: proof.solution })];
}
