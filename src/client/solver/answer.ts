import { type Chart, openChart } from '#engine/tower/chart.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { firstStand } from '#engine/tower/stand.ts';
import { type Adviser, openAdviser } from '#solver/advice.ts';
import { deadShare, openTable, type Progress, solutionFrom } from '#solver/dense/table.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import { isTabled, solve } from '#solver/solve.ts';
import type { Answers, Assessment, Kind, Question } from './questions.ts';

// How the worker answers. The table of a quest is kept for the next question about it.

type OnProgress = (progress: Progress) => void;

/** A search tells of itself at every layer: so often is enough for people. */
const EVERY = 100;

export function answer(question: Question, onProgress: OnProgress): Answers[Kind] {
  const limits = { onProgress: seldom(onProgress) };
  if (question.kind === 'advise') return adviserOf(question.quest)(question.stand);
  if (question.kind === 'assess') return assess(openChart(question.quest), limits);
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

function assess(chart: Chart, limits: { readonly onProgress: OnProgress }): Assessment {
  const from = firstStand(chart);
  const table = isTabled(chart) ? openTable(chart, fastCore, limits) : null;
  const found =
    table === null
      ? solve(chart, from, limits)
      : 'stopped' in table
        ? table
        : { solution: solutionFrom(table, from) };
  if ('stopped' in found) return { type: 'unknown', bound: found.bound, why: found.stopped };
  const { solution } = found;
  if (solution === null) return { type: 'unsolvable' };
  const dead = table === null || 'stopped' in table ? null : deadShare(table, from, fastCore);
  return { type: 'solved', solution, dead };
}
