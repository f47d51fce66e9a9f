import type { Progress } from '#solver/dense/limits.ts';
import type { Answers, Kind, Question, Report } from './questions.ts';

// A worker and the questions that wait for it, one at a time. A search that is under way hears
// nothing, so a worker whose question is no longer asked is ended and another started.

export interface Asked {
  readonly question: Question;
  readonly onProgress: ((progress: Progress) => void) | undefined;
  readonly resolve: (answer: Answers[Kind]) => void;
  readonly reject: (error: Error) => void;
}

export interface WorkerQueue {
  readonly ask: (asked: Asked) => void;
  /** It is asked no more: whether it was still unanswered. */
  readonly drop: (asked: Asked) => boolean;
  readonly close: () => void;
}

export function openWorkerQueue(start: () => Worker): WorkerQueue {
  let worker: Worker | null = null;
  let current: Asked | null = null;
  let waiting: readonly Asked[] = [];

  function next(): void {
    const [first, ...rest] = waiting;
    if (current !== null || first === undefined) return;
    [current, waiting] = [first, rest];
    worker ??= begin();
    worker.postMessage(first.question);
  }

  function begin(): Worker {
    const fresh = start();
    fresh.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.type === 'progress') current?.onProgress?.(data.progress);
      else settle(data);
    };
    // It never came, or it fell over: the next question starts another.
    fresh.onerror = ({ message }) => {
      end();
      settle({ type: 'failed', why: message ?? '' });
    };
    return fresh;
  }

  function settle(report: Exclude<Report, { type: 'progress' }>): void {
    const asked = current;
    current = null;
    if (report.type === 'answer') asked?.resolve(report.answer);
    else asked?.reject(new Error(report.why));
    next();
  }

  function end(): void {
    worker?.terminate();
    worker = null;
  }

  return {
    ask: (asked) => {
      waiting = [...waiting, asked];
      next();
    },
    drop: (asked) => {
      if (asked !== current) {
        const waited = waiting.includes(asked);
        waiting = waiting.filter((other) => other !== asked);
        return waited;
      }
      current = null;
      end();
      next();
      return true;
    },
    close: () => {
      [current, waiting] = [null, []];
      end();
    },
  };
}
