import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Answers, Batch, Committer } from './writeQueue.ts';
import type { Lines, Write, WriterSettings, Written } from './writer.ts';

/** The file's committer: a thread of its own (writer.ts), so that play goes on while the disk is waited for. */
export const writerThread =
  (settings: WriterSettings) =>
  ({ written, failed }: Answers): Committer => {
    const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: settings });
    let isGone = false;
    worker.on('message', (answer: Written) => written(answer));
    worker.on('error', (error) => failed(error));
    worker.on('exit', () => {
      isGone = true;
      failed();
    });
    return {
      commit: (batch) => worker.postMessage(linesOf(batch)),
      close: async () => {
        if (isGone) return;
        const gone = once(worker, 'exit');
        worker.postMessage('close');
        await gone;
      },
      abandon: async () => void (await worker.terminate()),
    };
  };

function linesOf({ host, groups }: Batch): Lines {
  return { host, lines: groups.map(({ writes }) => lineOf(writes)).join('\n'), groups: groups.length };
}

/** As the writer reads it. */
function lineOf(writes: readonly Write[]): string {
  const [write] = writes;
  return writes.length === 1 && write?.[0] === 'append'
    ? `${write[1]}\t${write[2]}\t${write[3]}`
    : JSON.stringify(writes);
}
