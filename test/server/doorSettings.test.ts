import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { badSetting, readConfig } from '#server/config.ts';
import { EXIT } from '#server/exit.ts';
import { freePort, SERVER, scratch } from '../../bench/load/child.ts';

// What the environment says.

const { data, clear } = scratch();
afterAll(clear);

/** It is stopped as soon as it has said where its data is. */
async function started(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH ?? '', HUSHGLASS_DATA: data, HUSHGLASS_HOST: '127.0.0.1', ...env },
  });
  const [out, err] = [text(child.stdout), text(child.stderr)];
  child.stdout.on('data', (said) => String(said).includes('Ctrl-C') && child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  return { code, out: await out, err: await err };
}

describe('PORT', () => {
  it('is the port where ours is not set, or set to nothing', async () => {
    const port = String(await freePort());
    const { code, out } = await started({ PORT: port, HUSHGLASS_PORT: '' });
    expect([code, out.includes(`http://localhost:${port}`)]).toEqual([0, true]);
    expect(await started({ PORT: 'many' })).toMatchObject({
      code: EXIT.cannotStart,
      err: expect.stringContaining('PORT does not fit: “many”'),
    });
  }, 20_000);

  it('is nobody’s business where ours is', () => {
    const both = { PORT: 'many', HUSHGLASS_PORT: '4711' };
    expect([badSetting(both), readConfig(both).port, readConfig({}).port]).toEqual([null, 4711, 8642]);
  });
});

describe('HUSHGLASS_PROXIES', () => {
  it.each([['localhost'], ['nonsense'], ['10.0.0.0/33'], ['127.0.0.1, 10.0.0.0/x'], ['::1/129']])(
    'that makes no sense is named, and the server does not start: %s',
    async (proxies) => {
      const { code, err } = await started({ HUSHGLASS_PORT: '0', HUSHGLASS_PROXIES: proxies });
      expect([code, err.includes('HUSHGLASS_PROXIES does not fit')]).toEqual([EXIT.cannotStart, true]);
    },
    20_000,
  );

  it('may be empty: nobody is believed', async () => {
    const { code, err } = await started({ HUSHGLASS_PORT: '0', HUSHGLASS_PROXIES: ' ,' });
    expect([code, err]).toEqual([0, '']);
    expect(readConfig({ HUSHGLASS_PROXIES: '' }).proxies).toEqual([]);
  }, 20_000);

  it('and HUSHGLASS_NAMES are lists', () => {
    const { names, proxies } = readConfig({
      HUSHGLASS_NAMES: 'mall.lan, hush.example',
      HUSHGLASS_PROXIES: '10.0.0.0/8, ::1',
    });
    expect([names, proxies]).toEqual([
      ['mall.lan', 'hush.example'],
      ['10.0.0.0/8', '::1'],
    ]);
    expect(badSetting({ HUSHGLASS_NAMES: 'http://mall.lan/' })?.name).toBe('HUSHGLASS_NAMES');
  });
});
