import { describe, expect, it, onTestFinished } from 'vitest';
import { MOST_BOTS } from '#room/mostBots.ts';
import { freePort } from '../../bench/load/child.ts';
import { openPage, type Page } from './client.ts';
import { begunForIdle, botsIn, botsMove, has, withBots } from './matesTable.ts';
import { faultsIn, freshPlace, startChildOn } from './place.ts';

describe('a server that is killed while bots play', () => {
  it('[M26] holds the game for whoever is back, and the bots play on, in one log', async () => {
    const place = await freshPlace();
    const port = await freePort();
    const start = async () => {
      const child = await startChildOn(place, port);
      onTestFinished(() => void child.end('SIGKILL'));
      return child;
    };
    onTestFinished(place.clear);
    const first = await start();
    const { code, pages } = await withBots(first.url, ['Ada'], MOST_BOTS);
    const [ada] = pages as [Page];
    await begunForIdle(pages[0] as Page);
    await botsMove(ada);
    await first.end('SIGKILL');
    const second = await start();
    const back = await openPage(second.url, code, ada.cookie);
    back.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    expect(botsIn(await back.next('lobby'))).toHaveLength(MOST_BOTS);
    const { events } = await back.next('game');
    expect(events.some((event) => event.type === 'moved')).toBe(true);
    expect(events.at(-1)).toMatchObject({ type: expect.stringMatching(/paused|presence|resumed/) });
    if (!events.some(({ type }) => type === 'resumed')) await back.next('told', has('resumed'));
    await botsMove(back);
    await second.end('SIGKILL');
    expect(await faultsIn(place)).toEqual([]);
  }, 90_000);
});
