import { afterEach, beforeEach, expect, it } from 'vitest';
import { act, dealtTable, type Host, host, openPage, type Page, start } from './client.ts';
import { asleepIn, onFiles } from './place.ts';

// Games that wait for somebody are in no memory, and no start brings them back before somebody comes.

let here: Host;
beforeEach(async () => {
  here = await host({ sweepMs: 50 });
});
afterEach(() => here.end());

const asleep = () => asleepIn(here.kept);

async function inMemory(): Promise<number> {
  const metrics = await (await fetch(`${here.url()}/metrics`)).text();
  return Number(/^hushglass_rooms (\d+)/m.exec(metrics)?.[1]);
}

const hears = (page: Page, wanted: string) =>
  page.next('told', ({ events }) => events.some(({ type }) => type === wanted));

async function pausedTable() {
  const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
  await start(pages);
  for (const page of pages) act(page, { type: 'pause', pause: true });
  await hears(pages[1] as Page, 'paused');
  return { code, pages, cookies: pages.map(({ cookie }) => cookie) };
}

const back = (code: string, cookies: readonly string[]) =>
  Promise.all(cookies.map((cookie) => openPage(here.url(), code, cookie, '&page=p&try=1')));

it('[M26] a paused game that nobody is at leaves memory, and comes back when it is visited', async () => {
  const { code, pages, cookies } = await pausedTable();
  for (const page of pages) page.close();
  await expect.poll(inMemory).toBe(0);
  expect(await asleep()).toEqual([true]);
  const [ada, bo] = (await back(code, cookies)) as [Page, Page];
  const { events } = await ada.next('game');
  expect(events.some(({ type }) => type === 'paused')).toBe(true);
  for (const page of [ada, bo]) act(page, { type: 'pause', pause: false });
  await hears(bo, 'resumed');
  expect(await asleep()).toEqual([false]);
});

it('[M26] a start does not bring back what sleeps, but what may have had its sand running, which is held and then sleeps', async () => {
  const { pages } = await pausedTable();
  for (const page of pages) page.close();
  await expect.poll(inMemory).toBe(0);
  const { code, pages: playing } = await dealtTable(here.url(), ['Cy', 'Di']);
  await start(playing);
  const cookies = playing.map(({ cookie }) => cookie);
  await here.restart(async () => {
    if (onFiles) expect(await asleep()).toEqual([true, false]);
  });
  await expect.poll(asleep).toEqual([true, true]);
  await expect.poll(inMemory).toBe(0);
  await here.restart();
  expect(await inMemory()).toBe(0);
  const [cy] = (await back(code, cookies)) as [Page, Page];
  const { events } = await cy.next('game');
  expect(events.filter(({ type }) => type === 'paused')).toHaveLength(1);
});

it('a game whose sand runs stays in memory, whoever is there', async () => {
  const { pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
  await start(pages);
  const other = await pausedTable();
  for (const page of [...pages, ...other.pages]) page.close();
  await expect.poll(asleep).toEqual([false, true]);
  expect(await inMemory()).toBe(1);
});
