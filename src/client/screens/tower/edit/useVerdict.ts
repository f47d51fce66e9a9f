import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Assessment, Solver } from '#client/solver/ask.ts';
import { LEAST_ACTIONS } from '#content/puzzle.ts';
import type { QuestError } from '#content/quest-format/errors.ts';
import { type NamedQuest, parseQuest } from '#content/quest-format/parse.ts';
import type { Deed } from '#engine/tower/deeds.ts';

// What there is to say of a drawing, asked anew with every stroke: the search for the last one is
// called off by the next.

type Assessed = Extract<Assessment, { type: 'solved' }>;

export type Verdict =
  | { readonly type: 'incomplete'; readonly errors: readonly QuestError[] }
  | { readonly type: 'thinking'; readonly positions: number }
  | {
      readonly type: 'solved';
      readonly quest: NamedQuest;
      readonly solution: readonly Deed[];
      /** Null until it is known how hard it is. */
      readonly assessed: Assessed | null;
    }
  | { readonly type: 'unsolvable' }
  | { readonly type: 'tooLarge' | 'tooDeep'; readonly bound: number }
  | { readonly type: 'broken' };

/** People draw faster than this; then nothing is searched in between. */
const STILL = 200;
const THINKING: Verdict = { type: 'thinking', positions: 0 };

export function useVerdict(solver: Solver, text: string): readonly [Verdict, again: () => void] {
  const [verdict, setVerdict] = useState<Verdict>(THINKING);
  const [tries, setTries] = useState(0);
  const read = useMemo(() => parseQuest(text), [text]);
  useEffect(() => {
    if ('errors' in read) {
      setVerdict({ type: 'incomplete', errors: read.errors });
      return;
    }
    setVerdict(THINKING);
    const calling = new AbortController();
    const tell = (next: Verdict) => calling.signal.aborted || setVerdict(next);
    const timer = setTimeout(() => {
      judge(solver, read.quest, calling.signal, tell).catch(() => tell({ type: 'broken' }));
    }, STILL);
    return () => {
      clearTimeout(timer);
      calling.abort();
    };
  }, [solver, read, tries]);
  return [verdict, () => setTries(tries + 1)];
}

async function judge(
  solver: Solver,
  quest: NamedQuest,
  signal: AbortSignal,
  tell: (verdict: Verdict) => void,
): Promise<void> {
  const onProgress = ({ positions }: { readonly positions: number }) => tell({ type: 'thinking', positions });
  const found = await solver.solve(quest, null, onProgress, signal);
  if (signal.aborted) return;
  if ('stopped' in found) {
    tell({ type: found.stopped === 'tooDeep' ? 'tooDeep' : 'tooLarge', bound: found.bound });
    return;
  }
  const { solution } = found;
  if (solution === null) {
    tell({ type: 'unsolvable' });
    return;
  }
  tell({ type: 'solved', quest, solution, assessed: null });
  const assessed = await solver.assess(quest, undefined, signal);
  if (assessed.type === 'solved') tell({ type: 'solved', quest, solution, assessed });
}

export const isPuzzle = (verdict: Verdict) =>
  verdict.type === 'solved' && verdict.solution.length >= LEAST_ACTIONS;
