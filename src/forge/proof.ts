import type { Proof } from '#content/quest-format/shipped.ts';
import type { Assessed } from './measure.ts';

/** What is written after a drawing whose optimum was found. */
export function proofOf({ solution, dead, needs, effort, solutions, grade }: Assessed): Proof {
  return {
    solution,
    bound: solution.length,
    grade: grade.total,
    dead,
    needs,
    ...(effort === undefined ? {} : { effort }),
    ...(solutions === undefined ? {} : { solutions }),
  };
}
