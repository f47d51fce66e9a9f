import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { shippedText } from '#content/puzzle.ts';
import { shippedQuest } from '#content/questSet.ts';
import { graphOf } from '#engine/tower/graph.ts';
import type { Appraisal, Appraised } from '#server/puzzleWorker.ts';
import { openWorkerQueue } from '#server/workerQueue.ts';
import { inProcess } from '#server/workplace.ts';
import { solve } from '#solver/solve.ts';
import type { Digging } from './digger.ts';

// Where a host searches: in a process of its own with several threads.

const folder = mkdtempSync(join(tmpdir(), 'desk-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pidIn = (file: string) => Number(readFileSync(file, 'utf8'));

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the desk of a host', { timeout: 120_000 }, () => {
  it('proves with several threads what one thread proves', async () => {
    const worker = new URL('../../src/server/puzzleWorker.ts', import.meta.url);
    const limits = { waiting: 4, time: 100_000, heap: 192 };
    const queue = openWorkerQueue<Appraisal, Appraised>(worker, limits, inProcess);
    for (const id of ['8-epic', '13-1', '15-4']) {
      const shipped = shippedQuest(id);
      const alone = solve(graphOf(shipped.quest));
      const actions = 'solution' in alone ? alone.solution?.length : undefined;
      const text = shippedText({ ...shipped, proof: { ...shipped.proof, bound: 0 } });
      const found = await queue.ask({ kind: 'prove', text, time: 60_000, bytes: 2 ** 28 });
      expect(found).toMatchObject({ actions, bound: actions });
    }
    await queue.close();
  });

  const digger = new URL('./digger.ts', import.meta.url);
  const open = (time: number) =>
    openWorkerQueue<Digging, number>(digger, { waiting: 4, time, heap: 64 }, inProcess);

  it.each(['dig', 'lose'] as const)(
    'ends the process and its threads when the time is over (%s)',
    async (what) => {
      const queue = open(8_000);
      const file = join(folder, what);
      expect(await queue.ask({ what, file })).toBe('late');
      const pid = pidIn(file);
      await expect.poll(() => isThere(pid)).toBe(false);
      await queue.close();
    },
  );

  it('loses a piece of work where its process falls, and does the next one in another', async () => {
    const queue = open(60_000);
    const file = join(folder, 'crash');
    expect(await queue.ask({ what: 'crash', file })).toBe('late');
    const fallen = pidIn(file);
    const next = await queue.ask({ what: 'answer', file });
    expect(next).not.toBe(fallen);
    expect(isThere(next as number)).toBe(true);
    await queue.close();
    expect(isThere(next as number)).toBe(false);
  });
});
