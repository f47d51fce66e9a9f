import { describe, expect, it } from 'vitest';
import { plan } from '#bots/planner/plan.ts';
import { readLog } from '#cli/readLog.ts';
import { isRefusal } from '#engine/mall/index.ts';
import { secretGameIn } from '../../bench/load/secretGame.ts';
import { act, bookLines, dealtTable, openPage, type Page, played } from './client.ts';
import { hosted } from './hosted.ts';

const here = await hosted();

const gameId = (page: Page) => (page.heard.find(({ type }) => type === 'game') as { game: string }).game;

/** Every command of a winning plan, each from the page that holds the action, each acknowledged before the next. */
async function playToTheWin(pages: readonly Page[]): Promise<string> {
  const id = gameId(pages[0] as Page);
  const made = plan(await secretGameIn(here.kept, id), 'whole game');
  if (made.outcome !== 'won') throw new Error('not won');
  for (const { command } of made.log) await played(pages[command.seat as number] as Page, command as never);
  return id;
}

const isWin = (message: Page['heard'][number]) =>
  message.type === 'told' && message.events.some((event) => event.type === 'ended' && event.won);

describe('a whole game over sockets', () => {
  it('[M20][S3][S-book][R15c] four pages play to the win; its log replays to its fingerprint, and it is in the book', async () => {
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo', 'Cy', 'Di'], { scenario: 3 });
    const running = await fetch(`${here.url()}/api/games/${gameId(pages[0] as Page)}/log`);
    expect(running.status).toBe(404);
    const id = await playToTheWin(pages);
    for (const page of pages) if (!page.heard.some(isWin)) await page.next('told', isWin);
    const log = await (await fetch(`${here.url()}/api/games/${id}/log`)).text();
    const read = readLog(log);
    expect(isRefusal(read) ? read : read.good).toBe(true);
    expect(JSON.parse(log.split('\n')[0] ?? '')).toMatchObject({ names: ['Ada', 'Bo', 'Cy', 'Di'] });
    const book = await bookLines(here.url(), code);
    expect(book).toMatchObject([
      { scenario: 3, level: 1, timers: 0, names: ['Ada', 'Bo', 'Cy', 'Di'], game: id },
    ]);
    expect(await bookLines(here.url(), 'other')).toEqual([]);
  });

  it('who comes in the middle may give a name and watches on; the log of a game broken off names the players', async () => {
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
    const eve = await openPage(here.url(), code);
    eve.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    expect((await eve.next('game')).seat).toBeNull();
    eve.send({ type: 'enter', name: 'Eve' });
    const { people } = await (pages[1] as Page).next('lobby', (lobby) =>
      lobby.people.some(({ name }) => name === 'Eve'),
    );
    expect(people.find(({ name }) => name === 'Eve')).toMatchObject({ chair: null, here: true });
    act(eve, { type: 'ready', ready: true });
    expect((await eve.next('refused')).refusal.refused).toBe('seat.notYours');
    pages[0]?.send({ type: 'leave' });
    await eve.next('lobby', ({ game }) => game === null);
    const log = await (await fetch(`${here.url()}/api/games/${gameId(pages[0] as Page)}/log`)).text();
    expect(JSON.parse(log.split('\n')[0] ?? '').names).toEqual(['Ada', 'Bo']);
  });

  it('[M2] the order of the deck, random state and tokens are in no frame to anyone', async () => {
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo'], { scenario: 7 });
    const { secrets } = await secretGameIn(here.kept, gameId(pages[0] as Page));
    const canaries = [
      JSON.stringify(secrets.deck),
      JSON.stringify(secrets.random),
      ...pages.map(({ cookie }) => cookie.split('=')[1] ?? ''),
    ];
    const sent = pages.flatMap(({ frames }) =>
      frames.map((frame) => (typeof frame === 'string' ? frame : Buffer.from(frame).toString('latin1'))),
    );
    const metrics = await (await fetch(`${here.url()}/metrics`)).text();
    const room = await (await fetch(`${here.url()}/api/rooms/${code}`)).text();
    const log = await (await fetch(`${here.url()}/api/games/${gameId(pages[0] as Page)}/log`)).text();
    for (const text of [...sent, metrics, room, log]) {
      for (const canary of canaries) expect(text).not.toContain(canary);
      expect(text).not.toContain('hidden');
    }
  });
});
