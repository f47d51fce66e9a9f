import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { ServerMessage } from '#protocol/server.ts';
import { act, dealtTable, newRoom, openPage, type Page } from './client.ts';
import { hosted } from './hosted.ts';
import { holdWrites } from './place.ts';

// Nobody notices the end of a game before it is on the disk: what could not be written has not happened, and the game is
// as silent as it was. A quest that is skipped is over at once.

const here = await hosted({ patience: { host: 60_000, chair: 60_000 } });
const SILENT = { tower: { quest: '3-8', tongue: 'expert' } };

async function silentGame() {
  const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo'], SILENT);
  const [ada, bo] = pages as [Page, Page];
  bo.send({ type: 'say', text: 'x' });
  expect((await bo.next('refused')).refusal.refused).toBe('talk.silence');
  return { code, ada, bo };
}

/** What was sent by then is judged: an answer that needs no disk comes after it. */
async function judged(page: Page): Promise<void> {
  page.send({ type: 'ping', sent: 1 });
  await page.next('pong');
}

const isEnd = (message: ServerMessage) =>
  message.type === 'told' && message.events.some(({ type }) => type === 'ended');
const isPlaying = async (code: string) =>
  ((await (await fetch(`${here.url()}/api/rooms/${code}`)).json()) as { playing: boolean }).playing;

describe('an end that is not kept yet', () => {
  it('[R5] lets nobody speak or vote, and the room is still playing', async () => {
    const { code, ada, bo } = await silentGame();
    const watcher = await openPage(here.url(), code);
    watcher.send({ type: 'enter', name: 'Di' });
    await watcher.next('lobby', ({ you }) => you !== null);
    const disk = await holdWrites(here.kept);
    act(ada, { type: 'skip' });
    await judged(ada);
    const told = ada.heard.length;
    bo.send({ type: 'say', text: 'the exit first' });
    await judged(bo);
    watcher.send({ type: 'say', text: 'I saw it' });
    bo.send({ type: 'again', want: true });
    expect((await bo.next('refused')).refusal.refused).toBe('lobby.notOver');
    await judged(watcher);
    expect(await isPlaying(code)).toBe(true);
    await judged(ada);
    expect(ada.heard.slice(told).map(({ type }) => type)).toEqual(['pong']);
    await disk.release();
    expect((await ada.next('said')).text).toBe('the exit first');
    await ada.next('said', ({ text }) => text === 'I saw it');
    expect(ada.heard.findIndex(isEnd)).toBeLessThan(ada.heard.findIndex(({ type }) => type === 'said'));
    expect(await isPlaying(code)).toBe(false);
  });

  it('is told, with its verdict, before the game that the host deals meanwhile', async () => {
    const { ada, bo } = await silentGame();
    const disk = await holdWrites(here.kept);
    const before = bo.heard.length;
    const asked = act(bo, { type: 'skip' });
    await judged(bo);
    for (let tap = 0; tap < 2; tap++) ada.send({ type: 'deal' });
    await judged(ada);
    await sleep(100);
    await disk.release();
    await bo.next('game');
    const heard = bo.heard.slice(before).filter(({ type }) => type === 'told' || type === 'game');
    expect(heard[0]).toMatchObject({ type: 'told', ack: asked });
    expect(isEnd(heard[0] as ServerMessage)).toBe(true);
    expect(heard.filter(({ type }) => type === 'game').length).toBe(1);
    expect((await ada.next('refused')).refusal.refused).toBe('lobby.playing');
  });

  it('and cannot be written leaves a silent game in which nobody spoke', async () => {
    const { code, ada, bo } = await silentGame();
    const disk = await holdWrites(here.kept);
    act(ada, { type: 'skip' });
    await judged(ada);
    bo.send({ type: 'say', text: 'the exit first' });
    ada.send({ type: 'deal' });
    // The writer gives a disk up that takes so long.
    await expect(newRoom(here.url())).resolves.toBeUndefined();
    await disk.givenUp();
    await disk.release();
    await Promise.all([ada.closed, bo.closed]);
    expect(ada.heard.some((message) => message.type === 'said' || isEnd(message))).toBe(false);
    await expect
      .poll(async () => (await fetch(`${here.url()}/healthz`)).status, { timeout: 8_000 })
      .toBe(200);
    const back = await openPage(here.url(), code, bo.cookie, '&page=p&try=1');
    expect((await back.next('game')).events.some(({ type }) => type === 'ended')).toBe(false);
    back.send({ type: 'say', text: 'x' });
    expect((await back.next('refused')).refusal.refused).toBe('talk.silence');
    expect(back.heard.some(({ type }) => type === 'chat')).toBe(false);
  });
});
