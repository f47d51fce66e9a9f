import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { badSetting, readConfig } from '#server/config.ts';
import { EXIT } from '#server/exit.ts';
import { freePort, SERVER, scratch } from '../../bench/load/child.ts';
import { type Host, host } from './client.ts';
import { ask } from './knock.ts';

// What the environment says, and whose word on addresses is believed.

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

/** So many rooms an address may open in a minute. */
const ROOMS = 30;

async function behind(proxies: readonly string[]): Promise<Host> {
  const here = await host({ proxies });
  onTestFinished(() => here.end());
  return here;
}

async function opened(
  here: Host,
  from: (n: number) => string,
  count = ROOMS + 1,
): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n++) {
    const answer = await ask(`${here.url()}/api/rooms`, { 'x-forwarded-for': from(n) }, 'POST');
    statuses.push(answer.status);
  }
  return statuses;
}

describe('who asks', () => {
  it('is said by any proxy of a range', async () => {
    const here = await behind(['127.0.0.0/8']);
    expect((await opened(here, () => '10.0.0.1')).at(-1)).toBe(429);
    expect(await opened(here, () => '10.0.0.2', 1)).toEqual([201]);
  });

  it('is the last address that is no proxy: what stands before it anybody may have written', async () => {
    const here = await behind(['127.0.0.1', '10.9.0.0/16']);
    expect((await opened(here, (n) => `10.1.1.${n}, 10.0.0.1, 10.9.3.4`)).at(-1)).toBe(429);
    expect(await opened(here, () => '10.0.0.1, 10.0.0.2, 10.9.3.4', 1)).toEqual([201]);
  });

  it('is the same whatever port they come from', async () => {
    const here = await behind(['127.0.0.1']);
    expect((await opened(here, (n) => `10.0.0.1:${4000 + n}`)).at(-1)).toBe(429);
    expect((await opened(here, () => '10.0.0.1', 1)).at(-1)).toBe(429);
    expect((await opened(here, (n) => `[2001:db8::1]:${4000 + n}`)).at(-1)).toBe(429);
  });

  it('is one for a whole /64 of IPv6, because whoever has one address of it has them all', async () => {
    const here = await behind(['127.0.0.1']);
    expect((await opened(here, (n) => `2001:db8:0:7:${n.toString(16)}::1`)).at(-1)).toBe(429);
    expect(await opened(here, () => '2001:db8:0:8::1', 1)).toEqual([201]);
  });
});
