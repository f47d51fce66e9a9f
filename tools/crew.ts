import { availableParallelism } from 'node:os';
import { openWorkerQueue, type WorkerQueue } from '#server/workerQueue.ts';
import { inProcess } from '#server/workplace.ts';

// Several processes that do hard work side by side: a process each, for what one that falls over takes with it is one
// piece of work (src/server/workplace.ts).

export interface Crew<Q, A> {
  readonly size: number;
  /** By whoever is free; 'late' where it fell over. */
  readonly ask: (question: Q) => Promise<A | 'late' | 'full'>;
  readonly close: () => Promise<void>;
}

const LIMITS = { waiting: 1, time: 2 ** 30, heap: 4096 };

export function openCrew<Q, A>(file: URL, size: number = availableParallelism()): Crew<Q, A> {
  const all = Array.from({ length: size }, () => openWorkerQueue<Q, A>(file, LIMITS, inProcess));
  const free = [...all];
  const waiting: ((one: WorkerQueue<Q, A>) => void)[] = [];
  const take = (): Promise<WorkerQueue<Q, A>> =>
    new Promise((resolve) => {
      const one = free.pop();
      if (one === undefined) waiting.push(resolve);
      else resolve(one);
    });
  const give = (one: WorkerQueue<Q, A>): void => {
    const next = waiting.shift();
    if (next === undefined) free.push(one);
    else next(one);
  };
  return {
    size,
    ask: async (question) => {
      const one = await take();
      const answer = await one.ask(question);
      give(one);
      return answer;
    },
    close: async () => {
      await Promise.all(all.map((one) => one.close()));
    },
  };
}
