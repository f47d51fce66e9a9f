import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFile } from '#server/file.ts';
import { freePort, SERVER, startServerChild } from '../../bench/load/child.ts';
import { findTracer } from '../../tools/tracer.mjs';
import { act, dealtTable, host, type Page } from './client.ts';

// Killing a process proves nothing about the disk: what was written survives in the kernel. So the
// order of the server's own system calls is looked at: between the last write to the log and
// anything told to anybody of a game there must be a sync.

const UNSYNCED = fileURLToPath(new URL('preload/unsynced.ts', import.meta.url));
const FULL = 2;
const tracer = findTracer();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hushglass-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Each of two players is ready and not, so often, and waits for the answer. */
async function playSome(
  url: string,
  data: string,
): Promise<{ readonly acks: number; readonly kept: number }> {
  const { pages } = await dealtTable(url, ['Ada', 'Bo', 'Never ready']);
  const reader = new DatabaseSync(data);
  const count = reader.prepare(
    'SELECT count(*) AS n FROM fresh WHERE json_extract(entry, $path) IS NOT NULL',
  );
  let acks = 0;
  let kept = 0;
  for (let n = 0; n < 20; n++) {
    const before = count.get({ path: '$.id' }) as { n: number };
    const page = pages[n % 2] as Page;
    const id = act(page, { type: 'ready', ready: n % 4 < 2 });
    await page.next('told', ({ ack }) => ack === id);
    acks++;
    kept += (count.get({ path: '$.id' }) as { n: number }).n - before.n;
  }
  reader.close();
  return { acks, kept };
}

interface Order {
  readonly syncs: number;
  readonly sent: number;
  /** Told while the log was written and not synced. */
  readonly early: number;
}

// Another thread's call may come between the beginning of a call and its end, which then has a line of its own.
const SYNCED = /^\d+ +(f(data)?sync\(\d+<[^>]*-wal>\)|<\.\.\. f(data)?sync resumed>\)) += 0/;

function orderOf(trace: string): Order {
  let [syncs, sent, early, dirty] = [0, 0, 0, false];
  for (const line of trace.split('\n'))
    if (/^\d+ +(pwrite64|write)\(\d+<[^>]*-wal>/.test(line)) dirty = true;
    else if (SYNCED.test(line)) {
      syncs++;
      dirty = false;
    } else if (/^\d+ +(write|writev|sendto|sendmsg)\(\d+<(TCP|socket).*told/.test(line)) {
      sent++;
      if (dirty) early++;
    }
  return { syncs, sent, early };
}

const CALLS = 'trace=pwrite64,fsync,fdatasync,write,writev,sendto,sendmsg';

async function traced(name: string, more: readonly string[]): Promise<Order> {
  const [data, out] = [join(folder, `${name}.db`), join(folder, `${name}.txt`)];
  const node = [process.execPath, ...more, SERVER];
  const child = await startServerChild(data, await freePort(), [
    tracer as string,
    '-D',
    '-f',
    '-y',
    ...['-e', CALLS, '-o', out],
    ...node,
  ]);
  const { acks, kept } = await playSome(child.url, data);
  expect([acks, kept]).toEqual([20, 20]);
  await child.end('SIGTERM');
  return orderOf(readFileSync(out, 'utf8'));
}

it.skipIf(tracer === undefined)('nothing leaves before what it tells is synced to the disk', async () => {
  const { syncs, sent, early } = await traced('synced', []);
  expect(syncs).toBeGreaterThanOrEqual(20);
  expect(sent).toBeGreaterThanOrEqual(20);
  expect(early).toBe(0);
});

it.skipIf(tracer === undefined)('which would be noticed: with synchronous below FULL it does', async () => {
  const { early } = await traced('unsynced', ['--import', UNSYNCED]);
  expect(early).toBeGreaterThanOrEqual(20);
});

it('everything acknowledged can be read by others at once', async () => {
  const here = await host();
  expect(await playSome(here.url(), join(here.folder, 'test.db'))).toEqual({ acks: 20, kept: 20 });
  await here.end();
});

it('whoever opens the data file syncs every commit', () => {
  const db = openFile(join(folder, 'opened.db'));
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: FULL });
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  db.close();
});
