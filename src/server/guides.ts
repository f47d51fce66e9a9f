import type { Question } from '#bots/quests/mates.ts';
import type { Quest } from '#engine/tower/quest.ts';
import type { Guided, GuideQuestion } from './guideWorker.ts';
import { openWorkerQueue, type WorkerLimits } from './workerQueue.ts';
import { inProcess } from './workplace.ts';

// Who tells the bots of the tower the way: a process with limits, one question at a time.

export interface Guides {
  /** Null where there is no answer, or not now. */
  readonly ask: (quest: Quest, question: Question) => Promise<Guided>;
  readonly close: () => Promise<void>;
}

const LIMITS: WorkerLimits = { waiting: 64, time: 10_000, heap: 192 };
/** A table of the tower's own takes a second and 28 megabytes at most. */
const BUDGET = { time: 8_000, bytes: 192 * 2 ** 20 };

export function openGuides(): Guides {
  const file = new URL('./guideWorker.ts', import.meta.url);
  const queue = openWorkerQueue<GuideQuestion, Guided>(file, LIMITS, inProcess);
  return {
    ask: async (quest, question) => {
      const answer = await queue.ask({ quest, ...question, ...BUDGET });
      return typeof answer === 'string' ? null : answer;
    },
    close: queue.close,
  };
}
