import { parentPort } from 'node:worker_threads';

// Work for a queue: some of it never ends.

parentPort?.on('message', (work: 'spin' | 'eat' | number) => {
  const eaten: object[] = [];
  while (work === 'spin') Math.sqrt(eaten.length);
  while (work === 'eat') eaten.push(new Array(1000).fill(work));
  parentPort?.postMessage(work);
});
