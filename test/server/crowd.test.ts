import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { decode } from '#protocol/codec.ts';
import { PROTOCOL } from '#protocol/messages.ts';
import { CONNECTIONS_PER_ADDRESS } from '#server/limits.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { configFor, cookieFor, newRoom } from './client.ts';
import { freshPlace } from './place.ts';

// How many pages one address may have open, and whose word on addresses is believed.

const places = [await freshPlace(), await freshPlace()] as const;
const config = configFor({});
let proxied: RunningServer;
let direct: RunningServer;
beforeAll(async () => {
  proxied = await startServer({ ...config, ...places[0], proxies: ['127.0.0.0/8'] });
  direct = await startServer({ ...config, ...places[1], proxies: [] });
});
afterAll(async () => {
  await proxied.stop();
  await direct.stop();
  for (const { clear } of places) clear();
});

/** What a page from this address is told first. */
async function firstWord(url: string, code: string, cookie: string, from: string): Promise<string> {
  const headers = { cookie, 'x-forwarded-for': `9.9.9.9, ${from}` };
  const ws = new WebSocket(`${url.replace('http', 'ws')}/ws/${code}?v=${PROTOCOL}`, { headers, origin: url });
  return new Promise((resolve, reject) =>
    ws.on('error', reject).once('message', (text) => {
      const message = decode(text.toString());
      resolve(message?.type === 'goodbye' ? message.why : (message?.type ?? 'unknown'));
    }),
  );
}

/** As many as one address may have, each with a seat's token of its own. */
async function crowd(url: string, from: (n: number) => string): Promise<readonly string[]> {
  const code = await newRoom(url);
  const cookies = await Promise.all(
    Array.from({ length: CONNECTIONS_PER_ADDRESS + 1 }, () => cookieFor(url, code)),
  );
  const words: string[] = [];
  for (const [n, cookie] of cookies.entries()) words.push(await firstWord(url, code, cookie, from(n)));
  return words;
}

it('an address has so many places; who finds none is told why, others come in', async () => {
  const words = await crowd(proxied.url, () => '10.0.0.1');
  expect(words.at(-1)).toBe('tooMany');
  expect(words.slice(0, -1).every((word) => word === 'lobby')).toBe(true);
  const code = await newRoom(proxied.url);
  expect(await firstWord(proxied.url, code, await cookieFor(proxied.url, code), '10.0.0.2')).toBe('lobby');
});

it('nobody escapes the limit by naming another address, unless a trusted proxy says so', async () => {
  expect((await crowd(direct.url, (n) => `10.0.1.${n}`)).at(-1)).toBe('tooMany');
});
