import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Assessment, Solver } from '#client/solver/ask.ts';
import { LEAST_ACTIONS } from '#content/puzzle.ts';
import type { QuestError } from '#content/quest-format/errors.ts';
import { type NamedQuest, parseQuest } from '#content/quest-format/parse.ts';
import type { QuestAction } from '#engine/tower/actions.ts';
import type { Stopped } from '#solver/dense/limits.ts';

// What there is to say of a drawing, asked anew with every stroke: the search for the last one is
// called off by the next.

type Assessed = Extract<Assessment, { type: 'solved' }>;

export type DraftCheck =
  | { readonly type: 'incomplete'; readonly errors: readonly QuestError[] }
  | { readonly type: 'thinking'; readonly positions: number }
  | {
      readonly type: 'solved';
      readonly quest: NamedQuest;
      readonly solution: readonly QuestAction[];
      /** Null until it is known how hard it is. */
      readonly assessed: Assessed | null;
    }
  | { readonly type: 'unsolvable' }
  | { readonly type: 'tooLarge' | 'tooDeep'; readonly bound: number }
  | { readonly type: 'broken' };

/** People draw faster than this; then nothing is searched in between. */
const STILL = 200;
const THINKING: DraftCheck = { type: 'thinking', positions: 0 };

export function useDraftCheck(solver: Solver, text: string): readonly [DraftCheck, again: () => void] {
  const [check, setCheck] = useState<DraftCheck>(THINKING);
  const [tries, setTries] = useState(0);
  const read = useMemo(() => parseQuest(text), [text]);
  useEffect(() => {
    if ('errors' in read) {
      setCheck({ type: 'incomplete', errors: read.errors });
      return;
    }
    setCheck(THINKING);
    const calling = new AbortController();
    const tell = (next: DraftCheck) => calling.signal.aborted || setCheck(next);
    const timer = setTimeout(() => {
      judge(solver, read.quest, calling.signal, tell).catch(() => tell({ type: 'broken' }));
    }, STILL);
    return () => {
      clearTimeout(timer);
      calling.abort();
    };
  }, [solver, read, tries]);
  return [check, () => setTries(tries + 1)];
}

type Tell = (check: DraftCheck) => void;

/** Of a trial the solution is told first: how hard it is takes longer. */
async function judge(solver: Solver, quest: NamedQuest, signal: AbortSignal, tell: Tell): Promise<void> {
  const onProgress = ({ positions }: { readonly positions: number }) => tell({ type: 'thinking', positions });
  const found = quest.shape === 'trial' ? await solver.solve(quest, null, onProgress, signal) : null;
  if (signal.aborted) return;
  if (found !== null && 'stopped' in found) {
    tell(stopped(found.stopped, found.bound));
    return;
  }
  if (found?.solution === null) {
    tell({ type: 'unsolvable' });
    return;
  }
  if (found !== null) tell({ type: 'solved', quest, solution: found.solution, assessed: null });
  const assessed = await solver.assess(quest, found === null ? onProgress : undefined, signal);
  if (assessed.type === 'solved') tell({ type: 'solved', quest, solution: assessed.solution, assessed });
  else if (found === null)
    tell(assessed.type === 'unsolvable' ? assessed : stopped(assessed.why, assessed.bound));
}

const stopped = (why: Stopped['stopped'], bound: number): DraftCheck => ({
  type: why === 'tooDeep' ? 'tooDeep' : 'tooLarge',
  bound,
});

export const isPuzzle = (check: DraftCheck) =>
  check.type === 'solved' && check.solution.length >= LEAST_ACTIONS;
