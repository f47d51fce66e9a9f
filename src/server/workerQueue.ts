import { Worker } from 'node:worker_threads';

// A thread that does hard work, one piece at a time, for whoever asks: so many may wait, each piece has
// its time and the thread its memory. What takes longer or more is ended with its thread.

export interface WorkerLimits {
  /** How many may wait. */
  readonly waiting: number;
  /** Milliseconds for one piece of work. */
  readonly time: number;
  /** Megabytes of the thread's heap. */
  readonly heap: number;
}

export interface WorkerQueue<Q, A> {
  /** The answer; 'late' where time or memory ended first; 'full' where too many wait already. */
  readonly ask: (question: Q) => Promise<A | 'late' | 'full'>;
  readonly close: () => Promise<void>;
}

interface Job<Q, A> {
  readonly question: Q;
  readonly resolve: (answer: A | 'late') => void;
}

/** A thread without work goes, and its memory with it. */
const IDLE = 10_000;

export function openWorkerQueue<Q, A>(file: URL, { waiting, time, heap }: WorkerLimits): WorkerQueue<Q, A> {
  let queue: readonly Job<Q, A>[] = [];
  let current: Job<Q, A> | null = null;
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;

  function begin(): Worker {
    const fresh = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: heap } });
    // One that was given up may have answered in the very moment; by now somebody else's question is under way.
    fresh.on('message', (answer: A) => {
      if (worker === fresh) settle(answer);
    });
    // Out of memory, or something nobody thought of: the next piece gets another thread.
    fresh.on('error', () => {
      if (worker === fresh) abandon();
    });
    fresh.unref();
    return fresh;
  }

  function next(): void {
    const [first, ...rest] = queue;
    if (current !== null) return;
    clearTimeout(timer);
    if (first === undefined) {
      timer = setTimeout(end, IDLE).unref();
      return;
    }
    [current, queue] = [first, rest];
    worker ??= begin();
    worker.postMessage(first.question);
    timer = setTimeout(abandon, time);
  }

  function settle(answer: A | 'late'): void {
    const done = current;
    current = null;
    done?.resolve(answer);
    next();
  }

  function abandon(): void {
    void end();
    settle('late');
  }

  async function end(): Promise<void> {
    const old = worker;
    worker = null;
    await old?.terminate();
  }

  return {
    ask: (question) => {
      if (queue.length >= waiting) return Promise.resolve('full');
      return new Promise((resolve) => {
        queue = [...queue, { question, resolve }];
        next();
      });
    },
    close: async () => {
      const left = current === null ? queue : [current, ...queue];
      [current, queue] = [null, []];
      clearTimeout(timer);
      for (const { resolve } of left) resolve('late');
      await end();
    },
  };
}
