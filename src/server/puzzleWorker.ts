import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LEAST_ACTIONS, type PuzzleCode, shippedText } from '#content/puzzle.ts';
import { readShipped, type Shipped } from '#content/quest-format/shipped.ts';
import type { QuestAction } from '#engine/tower/actions.ts';
import { graphOf } from '#engine/tower/graph.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { effortOn, grade, type Measured } from '#forge/grade.ts';
import { assessTrial, usedIn } from '#forge/measure.ts';
import type { Limits } from '#solver/dense/limits.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';
import { answering } from './answering.ts';
import { openTeam, type Team } from './team/team.ts';

// What is done with a puzzle from outside: it is read and its proof played on the engine, in a thread of its own
// (workerQueue.ts); and it is solved anew, as far as time and memory allow, by threads of another process.

export interface Appraisal {
  readonly kind: 'check' | 'prove' | 'grade';
  readonly text: string;
  /** Milliseconds and bytes for a search. */
  readonly time: number;
  readonly bytes: number;
}

export type Appraised =
  | { readonly refused: PuzzleCode; readonly line: number; readonly column: number }
  | {
      /** The same for the same drawing. */
      readonly code: string;
      readonly text: string;
      readonly actions: number;
      /** What was proved here: no solution is shorter. */
      readonly bound: number;
    };

function appraise(question: Appraisal): Appraised {
  const read = readShipped(question.text);
  if ('errors' in read) return refusal(read.errors[0]);
  if (question.kind !== 'check') return described(JUDGES[question.kind](read, limitsOf(question)));
  if (!verify(graphOf(read.quest), read.proof.solution))
    return { refused: 'puzzle.proof', line: 0, column: 0 };
  if (read.proof.solution.length < LEAST_ACTIONS) return { refused: 'puzzle.tooEasy', line: 0, column: 0 };
  // How hard it is said to be stands until it is known; nothing else that was claimed is believed.
  const grade = Math.min(read.proof.grade, HARDEST_CLAIM);
  return described({
    ...read,
    proof: { solution: read.proof.solution, bound: 0, grade, dead: null, needs: [] },
  });
}

function refusal({ code, line, column }: { readonly code: string; line: number; column: number }): Appraised {
  return { refused: code === 'badProof' ? 'puzzle.proof' : 'puzzle.drawing', line, column };
}

const JUDGES = { prove: proved, grade: graded };

function limitsOf({ time, bytes }: Appraisal): Limits {
  const until = performance.now() + time;
  return { bytes, cancelled: () => performance.now() > until };
}

/** Few, for they share the machine with those who play; they are niced, so two where there are but two cores. */
const THREADS = Math.min(2, availableParallelism());

/** As long as the process is there. */
let team: Team | undefined;

function proved(shipped: Shipped, limits: Limits): Shipped {
  const { quest, proof } = shipped;
  team ??= openTeam(THREADS);
  const found = solve(graphOf(quest), undefined, { ...limits, hands: team.hands });
  if ('stopped' in found) return { ...shipped, proof: { ...proof, bound: found.bound } };
  const solution = found.solution ?? proof.solution;
  return { ...shipped, proof: { ...proof, solution, bound: solution.length } };
}

/** Of what is proven. It takes many searches, so only small ones are made. */
function graded(shipped: Shipped, limits: Limits): Shipped {
  const { quest, proof } = shipped;
  const bytes = (limits.bytes ?? 0) / 4;
  const trial = quest.shape === 'trial' ? assessTrial(quest, { ...limits, bytes }) : null;
  const measured = trial === null || 'stopped' in trial ? usedBy(quest, proof.solution) : trial;
  const { total } = grade(graphOf(quest), measured);
  return { ...shipped, proof: { ...proof, ...measured, grade: total } };
}

/** What is known without another search. */
function usedBy(quest: Quest, solution: readonly QuestAction[]): Measured {
  const graph = graphOf(quest);
  return { solution, dead: null, needs: usedIn(graph, solution), effort: effortOn(graph, solution) };
}

function described(shipped: Shipped): Appraised {
  const { solution, bound } = shipped.proof;
  const text = shippedText(shipped);
  return { code: codeOf(text), text, actions: solution.length, bound };
}

const CODE_LENGTH = 16;
const HARDEST_CLAIM = 999;

function codeOf(text: string): string {
  const drawing = text.slice(0, text.indexOf('\nproof\n'));
  return createHash('sha256').update(drawing).digest('hex').slice(0, CODE_LENGTH);
}

answering(appraise);
