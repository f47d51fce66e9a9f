import { describe, expect, it } from 'vitest';
import { MOST_BOTS } from '#room/mostBots.ts';
import { act, openPage, type Page } from './client.ts';
import { hosted } from './hosted.ts';
import { begun, begunForIdle, botsMove, has, withBots } from './matesTable.ts';
import { asleepIn } from './place.ts';

// Tables with bots that rest: nobody is there, or a game is over. What rests is put away at once here.

const here = await hosted({
  sweepMs: 50,
  patience: { host: 60_000, chair: 60_000, slow: 100, gone: 100, agreed: 50 },
});
const A_MOMENT = { scenario: 1, sand: 1_500 };

const asleep = () => asleepIn(here.kept);

describe('a table with bots', () => {
  it('[M26] sleeps when the last person has gone, and the bots play on with who comes back', async () => {
    const { code, pages } = await withBots(here.url(), ['Ada'], MOST_BOTS);
    await begunForIdle(pages[0] as Page);
    const [ada] = pages as [Page];
    ada.close();
    await expect.poll(asleep, { timeout: 8_000 }).toEqual([true]);
    const back = await openPage(here.url(), code, ada.cookie, '&page=p&try=1');
    await back.next('game');
    await back.next('told', has('resumed'));
    await botsMove(back);
    back.close();
    await expect.poll(asleep, { timeout: 8_000 }).toEqual([true]);
  }, 90_000);

  it('plays again when its people want it: bots have no vote, and are waited for by nobody', async () => {
    const { code, pages, lobby } = await withBots(here.url(), ['Ada', 'Bo'], 2);
    await begun(pages, A_MOMENT);
    const [ada, bo] = pages as [Page, Page];
    await bo.next('told', has('ended'));
    ada.send({ type: 'again', want: true });
    bo.send({ type: 'again', want: true });
    const { seats } = await bo.next('game');
    expect(seats).toEqual(lobby.people.map(({ id }) => id));
    const { games } = (await (await fetch(`${here.url()}/api/book/past?room=${code}`)).json()) as {
      games: { game: string }[];
    };
    expect(games).toMatchObject([{ won: false, bots: [2, 3] }]);
    const records = await fetch(`${here.url()}/api/book/records?game=${games[0]?.game}`);
    expect(await records.json()).toBe(null);
    act(ada, { type: 'ready', ready: true });
    act(bo, { type: 'ready', ready: true });
    await bo.next('told', has('started'));
  }, 90_000);
});
