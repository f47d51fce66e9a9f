import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

// Where hard work is done: in a thread of this process, or in a process of its own. What searches in WebAssembly
// is in a process: V8 keeps one list of code pages a process, and where searches come and go in several threads it
// may tear that list and end the process. Then it takes a piece of work with it, and not the host.

export interface Worked<A> {
  readonly onAnswer: (answer: A) => void;
  /** It fell over, for whatever reason. */
  readonly onGone: () => void;
}

export interface Workplace<Q> {
  readonly post: (question: Q) => void;
  /** At once, whatever it does, with all its threads. */
  readonly end: () => Promise<void>;
}

/** `heap`: megabytes. */
export type OpenWorkplace = <Q, A>(file: URL, heap: number, worked: Worked<A>) => Workplace<Q>;

export const inThread: OpenWorkplace = (file, heap, { onAnswer, onGone }) => {
  const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: heap } });
  thread.on('message', onAnswer);
  thread.on('error', onGone);
  thread.unref();
  return {
    post: (question) => thread.postMessage(question),
    end: async () => {
      await thread.terminate();
    },
  };
};

export const inProcess: OpenWorkplace = (file, heap, { onAnswer, onGone }) => {
  const child = forked(file, heap);
  if (child === null) queueMicrotask(onGone);
  child?.on('message', onAnswer as (answer: unknown) => void);
  // Not started, not reached, or ended by whatever: each is the end of it.
  child?.on('error', onGone);
  child?.on('exit', onGone);
  child?.unref();
  child?.channel?.unref();
  return {
    // Where it is gone already, its end says so.
    post: (question) => void child?.send(question as object, () => {}),
    end: async () => {
      if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      // Who waits for it is not to end before it.
      child.ref();
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};

/** Null where the machine has no room for another. */
function forked(file: URL, heap: number): ChildProcess | null {
  try {
    const execArgv = [...process.execArgv, `--max-old-space-size=${heap}`];
    return fork(file, { execArgv, serialization: 'advanced' });
  } catch {
    return null;
  }
}
