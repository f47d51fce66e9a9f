import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** Below whoever plays, and above what nobody waits for. */
const NICE = 5;

/** Answers one question after the other, in a thread or a process of its own (workplace.ts). */
export function answering<Q, A>(answer: (question: Q) => A): void {
  if (parentPort !== null) {
    parentPort.on('message', (question: Q) => parentPort?.postMessage(answer(question)));
    return;
  }
  // Its later threads have it from this one.
  setPriority(NICE);
  process.on('message', (question) => process.send?.(answer(question as Q)));
  process.on('disconnect', () => process.exit());
}
