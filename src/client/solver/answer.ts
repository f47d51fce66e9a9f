import type { Shipped } from '#content/quest-format/shipped.ts';
import { openChart } from '#engine/tower/chart.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { firstStand } from '#engine/tower/stand.ts';
import { diceFrom } from '#forge/dice.ts';
import { forgeOnce } from '#forge/forge.ts';
import { grade } from '#forge/grade.ts';
import { type Assessed, assessTrial, usedIn } from '#forge/measure.ts';
import { BANDS, type Feature } from '#forge/recipe.ts';
import { type Adviser, openAdviser } from '#solver/advice.ts';
import type { Progress, Stopped } from '#solver/dense/table.ts';
import { solve } from '#solver/solve.ts';
import type { Answers, Assessment, Kind, Order, Question } from './questions.ts';

// How the worker answers. The table of a quest is kept for the next question about it.

type OnProgress = (progress: Progress) => void;

/** A search tells of itself at every layer: so often is enough for people. */
const EVERY = 100;

export function answer(question: Question, onProgress: OnProgress): Answers[Kind] {
  const limits = { onProgress: seldom(onProgress) };
  if (question.kind === 'advise') return adviserOf(question.quest)(question.stand);
  if (question.kind === 'assess') return assess(question.quest, limits);
  if (question.kind === 'forge') return forged(question.order);
  const chart = openChart(question.quest);
  return solve(chart, question.stand ?? firstStand(chart), limits);
}

function seldom(onProgress: OnProgress): OnProgress {
  let last = performance.now();
  return (progress) => {
    const now = performance.now();
    if (now - last < EVERY) return;
    last = now;
    onProgress(progress);
  };
}

let known: { readonly key: string; readonly adviser: Adviser } | null = null;

function adviserOf(quest: Quest): Adviser {
  const key = JSON.stringify(quest);
  if (known?.key !== key) known = { key, adviser: openAdviser(openChart(quest)) };
  return known.adviser;
}

/** Most tries are discarded for one reason or another. */
const TRIES = 200;
/** Of grades: the hardest level has no end. */
const WIDEST = 20;
const FEATURES: readonly Feature[] = [
  'door',
  'ladder',
  'current',
  'dwarf',
  'elf',
  'barbarian',
  'mage',
  'sister',
];

function forged({ stars, seed }: Order): Shipped | null {
  const [least = 0, most = 0] = BANDS[stars] ?? [];
  const die = diceFrom(seed);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const features = die.mix(FEATURES).slice(0, 1 + die.roll(3));
    const target = least + die.roll(Math.min(most - least, WIDEST));
    const found = forgeOnce({ stars, features, target, seed: `${seed} ${attempt}`, name: 'practice' });
    if (found?.proof.stars === stars) return found;
  }
  return null;
}

function assess(quest: Quest, limits: { readonly onProgress: OnProgress }): Assessment {
  const found = quest.shape === 'trial' ? assessTrial(quest, limits) : assessEpic(quest, limits);
  if (found === null) return { type: 'unsolvable' };
  if ('stopped' in found) return { type: 'unknown', bound: found.bound, why: found.stopped };
  return { type: 'solved', ...found };
}

/** An epic without each of its elements would be searched for minutes: what its solution uses is what it needs. */
function assessEpic(quest: Quest, limits: { readonly onProgress: OnProgress }): Assessed | Stopped | null {
  const chart = openChart(quest);
  const found = solve(chart, firstStand(chart), limits);
  if ('stopped' in found) return found;
  const { solution } = found;
  if (solution === null) return null;
  const measured = { solution, dead: null, needs: usedIn(chart, solution) };
  return { ...measured, grade: grade(chart, measured) };
}
