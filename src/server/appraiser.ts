import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { LEAST_ACTIONS, type PuzzleCode, shippedText } from '#content/puzzle.ts';
import { readShipped, type Shipped } from '#content/quest-format/shipped.ts';
import { openChart } from '#engine/tower/chart.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';

// What is done with a puzzle from outside, in a thread of its own (desk.ts): it is read, its proof is
// played on the engine; and it is solved anew, as far as time and memory allow.

export type Appraisal =
  | { readonly kind: 'check'; readonly text: string }
  | { readonly kind: 'prove'; readonly text: string; readonly time: number; readonly bytes: number };

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
  const chart = openChart(read.quest);
  if (question.kind === 'prove') return described(proved(read, question));
  if (!verify(chart, read.proof.solution)) return { refused: 'puzzle.proof', line: 0, column: 0 };
  if (read.proof.solution.length < LEAST_ACTIONS) return { refused: 'puzzle.tooEasy', line: 0, column: 0 };
  // Whatever was claimed besides is not believed.
  return described({ ...read, proof: { ...read.proof, bound: 0, dead: null, needs: [] } });
}

function refusal({ code, line, column }: { readonly code: string; line: number; column: number }): Appraised {
  return { refused: code === 'badProof' ? 'puzzle.proof' : 'puzzle.drawing', line, column };
}

function proved(shipped: Shipped, { time, bytes }: Extract<Appraisal, { kind: 'prove' }>): Shipped {
  const chart = openChart(shipped.quest);
  const until = performance.now() + time;
  const found = solve(chart, undefined, { bytes, cancelled: () => performance.now() > until });
  const { proof } = shipped;
  if ('stopped' in found) return { ...shipped, proof: { ...proof, bound: found.bound } };
  const solution = found.solution ?? proof.solution;
  return { ...shipped, proof: { ...proof, solution, bound: solution.length } };
}

function described(shipped: Shipped): Appraised {
  const { solution, bound } = shipped.proof;
  const text = shippedText(shipped);
  return { code: codeOf(text), text, actions: solution.length, bound };
}

const CODE_LENGTH = 16;

function codeOf(text: string): string {
  const drawing = text.slice(0, text.indexOf('\nproof\n'));
  return createHash('sha256').update(drawing).digest('hex').slice(0, CODE_LENGTH);
}

parentPort?.on('message', (question: Appraisal) => parentPort?.postMessage(appraise(question)));
