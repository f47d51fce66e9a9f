import type { Position } from '#engine/tower/position.ts';
import type { Quest } from '#engine/tower/quest.ts';
import type { Stand } from '#solver/counsel.ts';
import type { Progress } from '#solver/dense/limits.ts';
import type { Answers, Kind, Order, Question } from './questions.ts';
import { type Asked, openWorkerQueue, type WorkerQueue } from './workerQueue.ts';

// The page's solver. Nothing here blocks: every question is answered later, by a worker.

export type { Assessment, Order } from './questions.ts';

export type OnProgress = (progress: Progress) => void;

/**
 * A new question cancels an older one of the same kind, and so does its signal. What was cancelled is
 * answered too: advice and solutions as unknown or stopped, a quest to be forged as null. Only a
 * worker that could not be fetched or fell over rejects.
 */
export interface Solver {
  readonly advise: (
    quest: Quest,
    stand: Stand,
    signal?: AbortSignal,
    onProgress?: OnProgress,
  ) => Promise<Answers['advise']>;
  readonly guide: (
    quest: Quest,
    question: Stand & { readonly avoid: readonly string[] },
  ) => Promise<Answers['guide']>;
  readonly solve: (
    quest: Quest,
    position?: Position | null,
    onProgress?: OnProgress,
    signal?: AbortSignal,
  ) => Promise<Answers['solve']>;
  readonly assess: (
    quest: Quest,
    onProgress?: OnProgress,
    signal?: AbortSignal,
  ) => Promise<Answers['assess']>;
  readonly forge: (order: Order, signal?: AbortSignal) => Promise<Answers['forge']>;
  readonly cancel: (kind?: Kind) => void;
  readonly close: () => void;
}

const CANCELLED: Answers = {
  advise: { type: 'unknown', bound: 0 },
  guide: null,
  solve: { stopped: 'cancelled', bound: 0 },
  assess: { type: 'unknown', bound: 0, why: 'cancelled' },
  forge: null,
};

const KINDS: readonly Kind[] = ['advise', 'guide', 'solve', 'assess', 'forge'];

const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

// A hint must not wait for a long search, nor lose its table because one was called off.
let queues: { readonly hints: WorkerQueue; readonly searches: WorkerQueue } | null = null;
let users = 0;
const latest = new Map<Kind, { readonly queue: WorkerQueue; readonly asked: Asked }>();

/** The one of this page; its workers start with the first question and end with the last who uses it. */
export function openSolver(): Solver {
  users++;
  let open = true;
  return {
    advise: (quest, { position, offered }, signal, onProgress) =>
      ask<'advise'>({ kind: 'advise', quest, position, offered }, onProgress, signal),
    guide: (quest, { position, offered, avoid }) =>
      ask<'guide'>({ kind: 'guide', quest, position, offered, avoid }, undefined, undefined),
    solve: (quest, position = null, onProgress, signal) =>
      ask<'solve'>({ kind: 'solve', quest, position }, onProgress, signal),
    assess: (quest, onProgress, signal) => ask<'assess'>({ kind: 'assess', quest }, onProgress, signal),
    forge: (order, signal) => ask<'forge'>({ kind: 'forge', order }, undefined, signal),
    cancel: (kind) => {
      for (const one of kind === undefined ? KINDS : [kind]) cancel(one);
    },
    close: () => {
      if (!open) return;
      open = false;
      if (--users === 0) closeAll();
    },
  };
}

function ask<K extends Kind>(
  question: Extract<Question, { kind: K }>,
  onProgress: OnProgress | undefined,
  signal: AbortSignal | undefined,
): Promise<Answers[K]> {
  const kind: K = question.kind;
  if (signal?.aborted) return Promise.resolve(CANCELLED[kind]);
  cancel(kind);
  queues ??= { hints: openWorkerQueue(start), searches: openWorkerQueue(start) };
  const queue = kind === 'advise' || kind === 'guide' ? queues.hints : queues.searches;
  return new Promise((resolve, reject) => {
    const asked: Asked = { question, onProgress, resolve: resolve as Asked['resolve'], reject };
    latest.set(kind, { queue, asked });
    signal?.addEventListener('abort', () => drop(queue, asked), { once: true });
    queue.ask(asked);
  });
}

function cancel(kind: Kind): void {
  const found = latest.get(kind);
  if (found !== undefined) drop(found.queue, found.asked);
  latest.delete(kind);
}

function drop(queue: WorkerQueue, asked: Asked): void {
  if (queue.drop(asked)) asked.resolve(CANCELLED[asked.question.kind]);
}

function closeAll(): void {
  for (const kind of KINDS) cancel(kind);
  queues?.hints.close();
  queues?.searches.close();
  queues = null;
}
