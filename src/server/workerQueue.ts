import { openShares } from './shares.ts';
import { inThread, type OpenWorkplace, type Workplace } from './workplace.ts';

// A thread, or a process, that does hard work, one piece at a time, for whoever asks: so many may wait, each piece
// has its time and the thread its memory. What takes longer or more is ended with its thread. Of those who wait
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
  /** The answer; 'late' where time or memory ended first; 'full' where too many wait already, of whom this one waits for most. */
  readonly ask: (question: Q, asker?: object) => Promise<A | 'late' | 'full'>;
  readonly close: () => Promise<void>;
}

interface Job<Q, A> {
  readonly question: Q;
  readonly asker: object;
  readonly resolve: (answer: A | 'late' | 'full') => void;
}

/** Where too many wait it is the last of whoever waits for most; of those alike, of whoever had most. */
function mostWaiting<J extends { readonly asker: object }>(leastFirst: readonly J[]): J | undefined {
  const waits = new Map<object, number>();
  for (const { asker } of leastFirst) waits.set(asker, (waits.get(asker) ?? 0) + 1);
  const most = Math.max(...waits.values());
  return leastFirst.findLast(({ asker }) => waits.get(asker) === most);
}

/** A thread without work goes, and its memory with it. */
const IDLE = 10_000;

export function openWorkerQueue<Q, A>(
  file: URL,
  { waiting, time, heap }: WorkerLimits,
  open: OpenWorkplace = inThread,
): WorkerQueue<Q, A> {
  let queue: readonly Job<Q, A>[] = [];
  let current: Job<Q, A> | null = null;
  let worker: Workplace<Q> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let since = 0;
  const shares = openShares();

  function begin(): Workplace<Q> {
    const fresh: Workplace<Q> = open<Q, A>(file, heap, {
      // One that was given up may have answered in the very moment; by now somebody else's question is under way.
      onAnswer: (answer) => {
        if (worker === fresh) settle(answer);
      },
      // Out of memory, or something nobody thought of: the next piece gets another thread.
      onGone: () => {
        if (worker === fresh) abandon();
      },
    });
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
    worker.post(first.question);
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
    await old?.end();
  }

  return {
    ask: (question, asker = {}) =>
      new Promise((resolve) => {
        queue = [...queue, { question, asker, resolve }];
        if (queue.length > waiting) {
          const last = mostWaiting(shares.leastFirst(queue));
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
