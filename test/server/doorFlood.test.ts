import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { PROTOCOL } from '#protocol/messages.ts';
import { MESSAGES, REQUESTS, ROOM_TALK, TALK } from '#server/limits.ts';
import { act, cookieFor, dealtTable, newRoom, openPage, type Page, start } from './client.ts';
import { hosted } from './hosted.ts';

// Too much at once: who has to bear it, and what they are told.

const here = await hosted();

it('requests that were written behind one too many are not answered', async () => {
  const { port, host } = new URL(here.url());
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.2' });
  let said = '';
  socket.on('data', (some) => {
    said += some;
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`GET /api/lan HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(REQUESTS.burst + 160));
  await once(socket, 'close');
  const statuses = [...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses.indexOf('429')).toBe(statuses.length - 1);
  expect(statuses.length).toBeGreaterThan(REQUESTS.burst);
});

it('a message in more than eight pieces ends its connection; one in eight is heard', async () => {
  const code = await newRoom(here.url());
  const cookie = await cookieFor(here.url(), code);
  const ws = new WebSocket(`${here.url().replace('http', 'ws')}/ws/${code}?v=${PROTOCOL}`, {
    headers: { cookie },
    origin: here.url(),
  });
  const heard: string[] = [];
  ws.on('message', (data) => heard.push(data.toString())).on('error', () => undefined);
  await once(ws, 'open');
  const inPieces = (count: number) => {
    const text = JSON.stringify({ type: 'ping', sent: count });
    for (let n = 0; n < count; n++)
      ws.send(text.slice(n, n < count - 1 ? n + 1 : undefined), { fin: n === count - 1 });
  };
  inPieces(8);
  const pongs = () => heard.filter((text) => text.includes('"pong"')).length;
  while (pongs() === 0) await once(ws, 'message');
  const closed = once(ws, 'close');
  inPieces(9);
  await closed;
  expect(pongs()).toBe(1);
});

/** Everything this page asked before has been heard. */
async function settled(page: Page, sent: number): Promise<void> {
  page.send({ type: 'ping', sent });
  await page.next('pong', (pong) => pong.sent === sent);
}

const tooFast = (page: Page) =>
  page.heard.filter((message) => message.type === 'refused' && message.refusal.refused === 'message.tooFast');

it('whoever has no seat uses up nothing of what the room may say', async () => {
  const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
  await start(pages);
  const [ada, bo] = pages as [Page, Page];
  const [stranger, watcher] = [await openPage(here.url(), code), await openPage(here.url(), code)];
  watcher.send({ type: 'enter', name: 'Cy' });
  await watcher.next('lobby', ({ you }) => you !== null);
  for (const [outsider, why] of [
    [stranger, 'lobby.unknown'],
    [watcher, 'seat.notYours'],
  ] as const) {
    for (let n = 0; n < ROOM_TALK.burst + 10; n++) outsider.send({ type: 'say', text: 'Psst' });
    await settled(outsider, 1);
    expect(outsider.heard.some((told) => told.type === 'refused' && told.refusal.refused === why)).toBe(true);
  }
  const WORDS = TALK.burst - 5;
  for (let n = 0; n < WORDS; n++) ada.send({ type: 'say', text: `word ${n}` });
  await bo.next('said', ({ text }) => text === `word ${WORDS - 1}`);
  expect(bo.heard.filter(({ type }) => type === 'said')).toHaveLength(WORDS);
  expect(tooFast(ada)).toEqual([]);
  for (const page of [ada, bo, stranger, watcher]) page.close();
});

it('an act for which the room has no budget left is judged: its page need not send it again', async () => {
  const names = Array.from({ length: 9 }, (_, n) => `Player ${n}`);
  const { pages } = await dealtTable(here.url(), names, { scenario: 9 });
  await start(pages);
  // What a page may still say at once has to be all there again.
  await sleep(500);
  const ACTS = MESSAGES.burst - 10;
  for (const page of pages)
    for (let id = 1; id <= ACTS; id++)
      page.send({ type: 'do', id: 1_000_000 + id, command: { type: 'theft' } });
  for (const page of pages) await settled(page, 1);
  const verdicts = pages.map((page) =>
    page.heard.flatMap((told) => (told.type === 'verdict' && told.id > 1_000_000 ? [told] : [])),
  );
  for (const own of verdicts) expect(new Set(own.map(({ id }) => id)).size).toBe(ACTS);
  const codes = new Set(verdicts.flat().map(({ refusal }) => refusal?.refused));
  expect(codes).toContain('message.tooFast');
  for (const page of pages) page.close();
});

it('[C3] a stare under the id of an act that was done is not judged, and reaches nobody', async () => {
  const { pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
  await start(pages);
  const [ada, bo] = pages as [Page, Page];
  const stare = { type: 'stare', target: 1 };
  const done = act(ada, { type: 'doSomething', target: 1 });
  await ada.next('told', ({ ack }) => ack === done);
  ada.send({ type: 'do', id: done, command: stare });
  expect((await ada.next('verdict', ({ id }) => id === done)).refusal).toBeNull();
  const fresh = act(ada, stare);
  await ada.next('verdict', ({ id }) => id === fresh);
  ada.send({ type: 'say', text: 'Did you see?' });
  await bo.next('said');
  expect(bo.heard.filter(({ type }) => type === 'stare')).toHaveLength(1);
  for (const page of pages) page.close();
});
