import type { Question } from '#bots/quests/mates.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { tableBytes } from '#solver/dense/goalTable.ts';
import type { Guided, GuideQuestion } from './guideWorker.ts';
import { openWorkerQueue, type WorkerLimits, type WorkerQueue } from './workerQueue.ts';
import { inProcess } from './workplace.ts';

// Who tells the bots of the tower the way: a process with limits, one question at a time. Small quests, as nearly all of the
// tower's own are, have one for themselves, so that a drawing that takes its time keeps nobody waiting who plays one of them.

export interface Guides {
  /** Null where there is no answer, or not now. Whoever asks waits for those who had less of it. */
  readonly ask: (asker: object, graph: QuestGraph, question: Question) => Promise<Guided>;
  readonly close: () => Promise<void>;
}

type GuideQueue = WorkerQueue<GuideQuestion, Guided>;

const LIMITS: WorkerLimits = { waiting: 64, time: 10_000, heap: 192 };
/** A table of the tower's own takes a second and 54 megabytes at most. */
const BUDGET = { time: 8_000, bytes: 192 * 2 ** 20 };

/** Their tables take half a second. */
const SMALL = 8 * 2 ** 20;

export function openGuides(): Guides {
  const file = new URL('./guideWorker.ts', import.meta.url);
  const open = (): GuideQueue => openWorkerQueue(file, LIMITS, inProcess);
  const [small, large] = [open(), open()];
  const queues = new WeakMap<QuestGraph, GuideQueue>();
  const queueFor = (graph: QuestGraph) => {
    const queue = queues.get(graph) ?? (tableBytes(graph) <= SMALL ? small : large);
    queues.set(graph, queue);
    return queue;
  };
  return {
    ask: async (asker, graph, question) => {
      const answer = await queueFor(graph).ask({ quest: graph.quest, ...question, ...BUDGET }, asker);
      return typeof answer === 'string' ? null : answer;
    },
    close: async () => {
      await Promise.all([small.close(), large.close()]);
    },
  };
}
