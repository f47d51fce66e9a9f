import { expect, it } from 'vitest';
import { isThisMachine } from '#server/ipAddress.ts';
import { host } from './client.ts';

// Figures for whoever runs the server.

const FROM_AFAR = { headers: { 'x-forwarded-for': '203.0.113.9' } };

it.each([
  ['here', 404],
  ['all', 200],
] as const)('[R5] where they are for %s, somebody from elsewhere gets %i', async (metrics, status) => {
  const open = await host({ metrics, proxies: ['127.0.0.1'] });
  try {
    expect((await fetch(`${open.url()}/metrics`, FROM_AFAR)).status).toBe(status);
    expect((await fetch(`${open.url()}/metrics`)).status).toBe(200);
  } finally {
    await open.end();
  }
});

it('a server that only this machine can reach names no address for others', async () => {
  const closed = await host();
  const { url } = (await (await fetch(`${closed.url()}/api/lan`)).json()) as { url: string | null };
  await closed.end();
  expect(url).toBeNull();
  expect(['127.0.0.1', '::1', 'localhost', '::ffff:127.0.0.1', '127.9.9.9'].every(isThisMachine)).toBe(true);
  expect(['0.0.0.0', '192.168.1.5', '::', '127.evil.example', '1.127.0.0'].some(isThisMachine)).toBe(false);
});
