import { Worker } from 'node:worker_threads';

// A thread that does hard work, one piece at a time, for whoever asks: so many may wait, each piece has
// its time and the thread its memory. What takes longer or more is ended with its thread. Of those who wait
// it is whose turn it is who had least of it lately, so that nobody has it alone.

export interface WorkerLimits {
  /** How many may wait. */
  readonly waiting: number;
  /** Milliseconds for one piece of work. */
  readonly time: number;
  /** Megabytes of the thread's heap. */
  readonly heap: number;
}

export interface WorkerQueue<Q, A> {
  /** The answer; 'late' where time or memory ended first; 'full' where too many wait already who had less of it. */
  readonly ask: (question: Q, asker?: object) => Promise<A | 'late' | 'full'>;
  readonly close: () => Promise<void>;
}

interface Job<Q, A> {
  readonly question: Q;
  readonly asker: object;
  readonly resolve: (answer: A | 'late' | 'full') => void;
}

/** A thread without work goes, and its memory with it. */
const IDLE = 10_000;

/** What somebody had counts half as much after so long. */
const HALF = 60_000;

/** How much each asker had of the thread lately. */
function openShares() {
  const shares = new WeakMap<object, { readonly had: number; readonly at: number }>();
  const of = (asker: object) => {
    const { had, at } = shares.get(asker) ?? { had: 0, at: 0 };
    return had * 0.5 ** ((performance.now() - at) / HALF);
  };
  return {
    had: (asker: object, time: number) => shares.set(asker, { had: of(asker) + time, at: performance.now() }),
    /** Whoever had as much as another comes in the order of asking. */
    leastFirst: <J extends { readonly asker: object }>(jobs: readonly J[]) =>
      jobs.toSorted((one, other) => of(one.asker) - of(other.asker)),
  };
}

export function openWorkerQueue<Q, A>(file: URL, { waiting, time, heap }: WorkerLimits): WorkerQueue<Q, A> {
  let queue: readonly Job<Q, A>[] = [];
  let current: Job<Q, A> | null = null;
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let since = 0;
  const shares = openShares();

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
    if (current !== null) return;
    clearTimeout(timer);
    const [first] = shares.leastFirst(queue);
    if (first === undefined) {
      timer = setTimeout(end, IDLE).unref();
      return;
    }
    [current, queue] = [first, queue.filter((job) => job !== first)];
    since = performance.now();
    worker ??= begin();
    worker.postMessage(first.question);
    timer = setTimeout(abandon, time);
  }

  function settle(answer: A | 'late'): void {
    const done = current;
    current = null;
    if (done !== null) shares.had(done.asker, performance.now() - since);
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
    ask: (question, asker = {}) =>
      new Promise((resolve) => {
        queue = [...queue, { question, asker, resolve }];
        if (queue.length > waiting) {
          const last = shares.leastFirst(queue).at(-1);
          queue = queue.filter((job) => job !== last);
          last?.resolve('full');
        }
        next();
      }),
    close: async () => {
      const left = current === null ? queue : [current, ...queue];
      [current, queue] = [null, []];
      clearTimeout(timer);
      for (const { resolve } of left) resolve('late');
      await end();
    },
  };
}
