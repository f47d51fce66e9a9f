import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { EXIT } from '#server/exit.ts';
import { freePort, scratch, startServerChild } from '../../bench/load/child.ts';
import { FINAL, keep } from '../../tools/keep.mjs';
import { runStep } from '../../tools/runner.mjs';
import { ROOT } from '../../tools/setup.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hushglass-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const SHORT = { first: 1, longest: 4, steady: Number.POSITIVE_INFINITY };

/** Ends the first time as the first of its arguments says, then as the second, and so on. */
const ENDS = `
  const { appendFileSync, readFileSync } = require('node:fs');
  const [file, ...ends] = process.argv.slice(1);
  appendFileSync(file, '.');
  const end = ends[readFileSync(file).length - 1];
  if (end.startsWith('SIG')) process.kill(process.pid, end);
  else process.exit(Number(end));`;

let runs = 0;
async function kept(ends: readonly string[], waits = SHORT) {
  const file = join(folder, String(++runs));
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const end = await keep(() => runStep(process.execPath, { run: ['-e', ENDS] }, [file, ...ends]), waits);
  return { end, times: readFileSync(file).length, said: said.mock.calls.map(([line]) => String(line)) };
}

describe('a step that is kept', () => {
  it('knows the ends after which the server is not started again', () => {
    expect(FINAL).toEqual([EXIT.asked, EXIT.cannotStart, EXIT.superseded]);
  });

  it.each(FINAL)('is not started again when it ends with %i', async (code) => {
    expect(await kept([String(code)])).toEqual({ end: { code, signal: null }, times: 1, said: [] });
  });

  it('is started again when it fails, after waits that double up to the longest', async () => {
    const { end, times, said } = await kept(['70', '2', 'SIGKILL', 'SIGTERM', '3']);
    expect([end, times]).toEqual([{ code: 3, signal: null }, 5]);
    expect(said).toEqual([
      'Failed (exit code 70): starting again in 0.001 s.',
      'Failed (exit code 2): starting again in 0.002 s.',
      'Failed (SIGKILL): starting again in 0.004 s.',
      'Failed (SIGTERM): starting again in 0.004 s.',
    ]);
  });

  it('waits as at first after it has run long enough', async () => {
    const { said } = await kept(['70', '70', '70', '0'], { ...SHORT, steady: 0 });
    expect(said.filter((line) => line.includes('in 0.001 s'))).toHaveLength(3);
  });

  it('leaves no listener behind', async () => {
    const listeners = () => SIGNALS.map((signal) => process.listenerCount(signal));
    const before = listeners();
    await kept(['70', '0']);
    expect(listeners()).toEqual(before);
  });
});

const tool = (name: string) => JSON.stringify(pathToFileURL(join(ROOT, 'tools', name)).href);

/** A process of its own, because signals reach no thread. */
function runner(script: string, env: Readonly<Record<string, string>> = {}): ChildProcessWithoutNullStreams {
  const options = { env: { ...process.env, ...env } };
  return spawn(process.execPath, ['--input-type=module', '-e', script], options);
}

/** Keeps this script, and says at the end how it ended. */
const keeper = (script: string) =>
  runner(`
    import { keep } from ${tool('keep.mjs')};
    import { runStep } from ${tool('runner.mjs')};
    const run = () => runStep(process.execPath, { run: ['-e', ${JSON.stringify(script)}] }, []);
    const end = await keep(run, { first: 600_000, longest: 600_000, steady: 600_000 });
    console.log(JSON.stringify(end));`);

async function says(stream: Readable, words: string): Promise<void> {
  for await (const said of stream.iterator({ destroyOnReturn: false }))
    if (String(said).includes(words)) return;
  throw new Error(`it ended without saying “${words}”`);
}

describe.each(SIGNALS)('%s to the runner', (signal) => {
  it('ends it at once while it waits, and nothing of it is left to wait for', async () => {
    const child = keeper('process.exit(70)');
    const out = text(child.stdout);
    await says(child.stderr, 'starting again in 600 s');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(JSON.parse(await out)).toEqual({ code: null, signal });
  });

  it('reaches what runs, which is not started again however it ends', async () => {
    const child = keeper(`
      process.on('${signal}', () => process.exit(70));
      console.log('up');
      setInterval(() => undefined, 1_000);`);
    const err = text(child.stderr);
    await says(child.stdout, 'up');
    child.kill(signal);
    const [[said], exit] = await Promise.all([once(child.stdout, 'data'), once(child, 'exit')]);
    expect([JSON.parse(String(said)), exit]).toEqual([{ code: 70, signal: null }, [0, null]]);
    expect(await err).toBe('');
  });
});

describe('npm start', () => {
  // The page is not built: other tests change files that it is made of meanwhile.
  const START = `
    import { main } from ${tool('runner.mjs')};
    import { TASKS } from ${tool('tasks.mjs')};
    TASKS.start.shift();
    await main('start', []);`;

  const childOf = (pid: number) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));

  it('starts a killed server again with all its rooms, and ends when another takes the file over', async () => {
    const { data, clear } = scratch();
    const port = await freePort();
    const settings = { HUSHGLASS_PORT: String(port), HUSHGLASS_DATA: data, HUSHGLASS_HOST: '127.0.0.1' };
    const start = runner(START, { ...settings, LANG: 'C' });
    try {
      const err = text(start.stderr);
      const url = `http://127.0.0.1:${port}`;
      await says(start.stdout, 'Ctrl-C');
      const made = await fetch(`${url}/api/rooms`, { method: 'POST' });
      const { code } = (await made.json()) as { code: string };
      const first = childOf(start.pid as number);
      process.kill(first, 'SIGKILL');
      await says(start.stdout, 'Ctrl-C');
      expect(childOf(start.pid as number)).not.toBe(first);
      expect((await fetch(`${url}/api/rooms/${code}`)).status).toBe(200);

      const ended = once(start, 'exit');
      const other = await startServerChild(data, await freePort());
      expect(await ended).toEqual([EXIT.superseded, null]);
      expect((await err).split('\n')[0]).toBe('Failed (SIGKILL): starting again in 1 s.');
      await other.end('SIGTERM');
    } finally {
      start.kill();
      clear();
    }
  }, 60_000);
});
