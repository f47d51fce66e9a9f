import { describe, expect, it, onTestFinished } from 'vitest';
import { type Host, host } from './client.ts';
import { ask } from './knock.ts';

// Whose word on addresses is believed.

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
