import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runStep } from '../../tools/runner.mjs';
import { ROOT } from '../../tools/setup.mjs';
import { TASKS } from '../../tools/tasks.mjs';

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

describe('a task', () => {
  it('exists for every script of package.json, and a script for every task', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const expected = Object.keys(TASKS).map((task) => [task, `node tools/run.mjs ${task}`]);
    expect(scripts).toEqual(Object.fromEntries(expected));
  });

  it('ends as its step ends, with the arguments of the caller passed on', async () => {
    const step = { run: ['-e', 'process.exit(Number(process.argv[1]))'] };
    expect(await runStep(process.execPath, step, ['3'])).toEqual({ code: 3, signal: null });
    expect(await runStep(process.execPath, step, ['0'])).toEqual({ code: 0, signal: null });
  });

  it('tells by which signal its step ended', async () => {
    const step = { run: ['-e', `process.kill(process.pid, 'SIGKILL')`] };
    expect(await runStep(process.execPath, step, [])).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it('gives its step a setting unless the caller has set it', async () => {
    const run = ['-e', 'process.exit(Number(process.env.HUSHGLASS_GAMES))'];
    const step = { run, env: { HUSHGLASS_GAMES: '5' } };
    vi.stubEnv('HUSHGLASS_GAMES', undefined);
    expect(await runStep(process.execPath, step, [])).toMatchObject({ code: 5 });
    vi.stubEnv('HUSHGLASS_GAMES', '6');
    expect(await runStep(process.execPath, step, [])).toMatchObject({ code: 6 });
    vi.unstubAllEnvs();
  });
});

describe('the lock file', () => {
  it('names no registry', () => {
    expect(read('package-lock.json')).not.toContain('"resolved": "http');
  });
});
