import { expect, it } from 'vitest';
import { openWorkerQueue } from '#server/workerQueue.ts';

/** Answers with the question, after so many milliseconds. */
const ECHO = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ text, wait }) => setTimeout(() => parentPort.postMessage(text), wait));`)}`,
);

const block = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

it('an answer that comes in the moment its question is given up is nobody else’s', async () => {
  const queue = openWorkerQueue<{ text: string; wait: number }, string>(ECHO, {
    waiting: 4,
    time: 2_000,
    heap: 32,
  });
  expect(await queue.ask({ text: 'warm', wait: 0 })).toBe('warm');
  const late = queue.ask({ text: 'first', wait: 500 });
  const next = queue.ask({ text: 'next', wait: 0 });
  // The answer and the end of its time are both there when somebody looks again, who looks at the time first.
  setImmediate(() => block(3_000));
  expect(await late).toBe('late');
  expect(await next).toBe('next');
  await queue.close();
});

it('whoever had much of the thread lately waits for those who had little, and goes first where too many wait', async () => {
  const queue = openWorkerQueue<{ text: string; wait: number }, string>(ECHO, {
    waiting: 3,
    time: 5_000,
    heap: 32,
  });
  const [greedy, modest] = [{}, {}];
  await queue.ask({ text: 'much', wait: 200 }, greedy);
  const done: string[] = [];
  const ask = (text: string, asker: object, wait = 0) =>
    queue.ask({ text, wait }, asker).then((answer) => done.push(`${text}: ${answer}`));
  const under = ask('under way', greedy, 50);
  const all = [ask('one', greedy), ask('two', greedy), ask('three', greedy), ask('mine', modest)];
  await Promise.all([under, ...all]);
  expect(done).toEqual(['three: full', 'under way: under way', 'mine: mine', 'one: one', 'two: two']);
  await queue.close();
});

it('where too many wait it is whoever waits for most that has one less, and not whoever comes last', async () => {
  const queue = openWorkerQueue<{ text: string; wait: number }, string>(ECHO, {
    waiting: 3,
    time: 5_000,
    heap: 32,
  });
  const [greedy, modest] = [{}, {}];
  const asked = [1, 2, 3, 4].map((wait) => queue.ask({ text: `${wait}`, wait }, greedy));
  const first = queue.ask({ text: 'mine', wait: 0 }, modest);
  expect(await Promise.all([...asked, first])).toEqual(['1', '2', '3', 'full', 'mine']);
  await queue.close();
});
