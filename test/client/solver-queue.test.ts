import { afterEach, describe, expect, it } from 'vitest';
import type { Answers, Kind, Question } from '#client/solver/questions.ts';
import { type Asked, openWorkerQueue, type WorkerQueue } from '#client/solver/workerQueue.ts';
import { parseQuest } from '#content/quest-format/parse.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';
import { randomEpic } from '../tower/randomQuests.ts';
import { SolverWorker } from './solverWorker.ts';

// What the page asks of its worker, here of a thread that is one in the same way.

const start = () => new SolverWorker() as unknown as Worker;

const queues: WorkerQueue[] = [];
const queue = () => {
  const opened = openWorkerQueue(start);
  queues.push(opened);
  SolverWorker.started = 0;
  return opened;
};
afterEach(() => {
  for (const one of queues.splice(0)) one.close();
});

function ask<K extends Kind>(
  to: WorkerQueue,
  question: Extract<Question, { kind: K }>,
  onProgress?: Asked['onProgress'],
) {
  const { promise, resolve, reject } = Promise.withResolvers<Answers[K]>();
  const asked: Asked = { question, onProgress, resolve: resolve as Asked['resolve'], reject };
  to.ask(asked);
  return { promise, asked };
}

function questOf(text: string) {
  const read = parseQuest(text);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return read.quest;
}

const DOOR = questOf(`quest door

+-----+-----+-----+-----+
|iP   |      iO    k1   |
+     +     +-----+-----+
|            k1   1xP   |
+     +-----+-----+     +
|            xO   |     |
+-----+-----+-----+-----+
`);
const FIRST = firstPosition(graphOf(DOOR));
/** Searched for much longer than any test waits. */
const ENDLESS = randomEpic('endless', 'sliding', 5, 8);

describe('the solver of a page', () => {
  it('solves, advises and grades', async () => {
    const to = queue();
    const solved = ask<'solve'>(to, { kind: 'solve', quest: DOOR, position: null });
    const advised = ask<'advise'>(to, { kind: 'advise', quest: DOOR, position: FIRST, offered: false });
    const assessed = ask<'assess'>(to, { kind: 'assess', quest: DOOR });
    const found = await solved.promise;
    expect('solution' in found && found.solution).toHaveLength(8);
    expect(await advised.promise).toMatchObject({ type: 'do', left: 7 });
    expect(await assessed.promise).toMatchObject({ type: 'solved', needs: ['door'] });
    expect(SolverWorker.started).toBe(1);
  });

  it('what is under way is called off by ending its worker; what waits is simply left out', async () => {
    const to = queue();
    const endless = ask<'solve'>(to, { kind: 'solve', quest: ENDLESS, position: null });
    const never = ask<'assess'>(to, { kind: 'assess', quest: ENDLESS });
    const advised = ask<'advise'>(to, { kind: 'advise', quest: DOOR, position: FIRST, offered: false });
    expect(to.drop(never.asked)).toBe(true);
    expect(to.drop(endless.asked)).toBe(true);
    expect(await advised.promise).toMatchObject({ type: 'do' });
    expect(to.drop(advised.asked)).toBe(false);
    expect(SolverWorker.started).toBe(2);
  });

  it('a worker that fell over is replaced, and whoever asked it is told', async () => {
    const to = queue();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    to.ask({ question: 'fall over' as unknown as Question, onProgress: undefined, resolve, reject });
    await expect(promise).rejects.toThrow('fell over');
    const solved = await ask<'solve'>(to, { kind: 'solve', quest: DOOR, position: null }).promise;
    expect('solution' in solved).toBe(true);
    expect(SolverWorker.started).toBe(2);
  });

  it('makes new trials of the stars that were ordered', async () => {
    const to = queue();
    const made = await ask<'forge'>(to, { kind: 'forge', order: { stars: 1, seed: 'c' } }).promise;
    const { quest, proof } = made as NonNullable<typeof made>;
    expect(proof.stars).toBe(1);
    expect(verify(graphOf(quest), proof.solution)).toBe(true);
    const best = solve(graphOf(quest));
    expect('solution' in best && best.solution).toHaveLength(proof.solution.length);
  }, 60_000);
});
