import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { forge } from '#forge/forge.ts';
import { effortOn, grade } from '#forge/grade.ts';
import { type Assessed, assessTrial, usedIn } from '#forge/measure.ts';
import { type Adviser, openAdviser } from '#solver/advice.ts';
import { counselAt } from '#solver/counsel.ts';
import type { Progress, Stopped } from '#solver/dense/limits.ts';
import { guide } from '#solver/guide.ts';
import { solve } from '#solver/solve.ts';
import type { Answers, Assessment, Kind, Question } from './questions.ts';

// How the worker answers. The table of a quest is kept for the next question about it.

type OnProgress = (progress: Progress) => void;

/** A search tells of itself at every layer: so often is enough for people. */
const EVERY = 100;

export function answer(question: Question, onProgress: OnProgress): Answers[Kind] {
  const limits = { onProgress: seldom(onProgress) };
  if (question.kind === 'advise')
    return counselAt(graphOf(question.quest), adviserOf(question.quest), question, limits);
  if (question.kind === 'guide') {
    const { quest, avoid } = question;
    return guide(graphOf(quest), adviserOf(quest), question, new Set(avoid), limits);
  }
  if (question.kind === 'assess') return assess(question.quest, limits);
  if (question.kind === 'forge') return forge({ ...question.order, attempts: ATTEMPTS });
  const graph = graphOf(question.quest);
  return solve(graph, question.position ?? firstPosition(graph), limits);
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
  if (known?.key !== key) known = { key, adviser: openAdviser(graphOf(quest)) };
  return known.adviser;
}

/** Most attempts are discarded for one reason or another. */
const ATTEMPTS = 200;

function assess(quest: Quest, limits: { readonly onProgress: OnProgress }): Assessment {
  const found = quest.shape === 'trial' ? assessTrial(quest, limits) : assessEpic(quest, limits);
  if (found === null) return { type: 'unsolvable' };
  if ('stopped' in found) return { type: 'unknown', bound: found.bound, why: found.stopped };
  return { type: 'solved', ...found };
}

/** An epic without each of its elements would be searched for minutes: what its solution uses is what it needs. */
function assessEpic(quest: Quest, limits: { readonly onProgress: OnProgress }): Assessed | Stopped | null {
  const graph = graphOf(quest);
  const found = solve(graph, firstPosition(graph), limits);
  if ('stopped' in found) return found;
  const { solution } = found;
  if (solution === null) return null;
  const effort = effortOn(graph, solution);
  const measured = { solution, dead: null, needs: usedIn(graph, solution), effort };
  return { ...measured, grade: grade(graph, measured) };
}
