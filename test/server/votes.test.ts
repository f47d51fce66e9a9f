import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { ServerMessage } from '#protocol/server.ts';
import { act, dealtTable, openPage, type Page, sitting } from './client.ts';
import { hosted } from './hosted.ts';

// Who is counted when a group would play again, over real sockets. That somebody went or came is told to the others after
// two seconds; an absence that counts takes longer here. A quest that is skipped is over at once.

const here = await hosted({ patience: { host: 60_000, chair: 60_000, slow: 100, gone: 3_500, agreed: 100 } });

const QUEST = { tower: { quest: '1-1', tongue: 'beginner' } };

type Lobby = Extract<ServerMessage, { type: 'lobby' }>;
const gamesOf = ({ heard }: Page) =>
  heard.flatMap((message) => (message.type === 'game' ? message.game : []));
const isEnd = ({ events }: Extract<ServerMessage, { type: 'told' }>) =>
  events.some(({ type }) => type === 'ended');
const isHere = (id: number, there: boolean) => (lobby: Lobby) =>
  lobby.people.some((person) => person.id === id && person.here === there);

async function over(names: readonly string[]) {
  const { code, pages } = await dealtTable(here.url(), names, QUEST);
  act(pages[0] as Page, { type: 'skip' });
  for (const page of pages) await page.next('told', isEnd);
  return { code, pages: pages as [Page, Page, Page, Page], game: gamesOf(pages[0] as Page)[0] as string };
}

const nextGame = (page: Page, game: string) => page.next('game', (message) => message.game !== game);

describe.concurrent('again', () => {
  it('is not dealt without a host whose line drops, nor while a host is back who is not told to be', async () => {
    const { code, pages, game } = await over(['Ada', 'Bo']);
    const [ada, bo] = pages;
    bo.send({ type: 'again', want: true });
    await ada.next('lobby', ({ again }) => again.length === 1);
    await sleep(200);
    ada.close();
    await bo.next('lobby', isHere(1, false));
    const back = await openPage(here.url(), code, ada.cookie);
    bo.send({ type: 'again', want: false });
    bo.send({ type: 'again', want: true });
    await bo.next('lobby', isHere(1, true));
    expect(gamesOf(bo)).toEqual([game]);
    back.send({ type: 'again', want: true });
    expect((await nextGame(bo, game)).seats).toEqual([1, 2]);
  });

  it('is dealt without a host who stays away, not sooner than that is sure', async () => {
    const { pages, game } = await over(['Ada', 'Bo']);
    const [ada, bo] = pages;
    await sleep(200);
    const left = performance.now();
    ada.close();
    bo.send({ type: 'again', want: true });
    expect((await nextGame(bo, game)).seats).toEqual([2]);
    expect(performance.now() - left).toBeGreaterThan(3_400);
  });

  it('is not dealt without somebody who has not voted and whose line drops', async () => {
    const { code, pages, game } = await over(['Ada', 'Bo', 'Cy', 'Di']);
    const [ada, bo, cy, di] = pages;
    for (const page of [bo, cy]) page.send({ type: 'again', want: true });
    await ada.next('lobby', ({ again }) => again.length === 2);
    di.close();
    await bo.next('lobby', isHere(4, false));
    const back = await openPage(here.url(), code, di.cookie);
    await bo.next('lobby', isHere(4, true));
    expect(gamesOf(bo)).toEqual([game]);
    back.send({ type: 'again', want: true });
    expect((await nextGame(bo, game)).seats).toEqual([1, 2, 3, 4]);
  });

  it('is asked for by those who sit: who gets up takes it back, who stood in has no vote, whose seat was lent has', async () => {
    const { code, pages } = await sitting(here.url(), ['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = pages as [Page, Page, Page];
    const di = await openPage(here.url(), code);
    di.send({ type: 'enter', name: 'Di' });
    await di.next('lobby', ({ you }) => you !== null);
    di.send({ type: 'sit', chair: null });
    ada.send({ type: 'choose', choice: QUEST as never });
    await ada.next('lobby', ({ people, choice }) => people[3]?.chair === null && choice !== null);
    ada.send({ type: 'deal' });
    const { game } = await ada.next('game');
    cy.close();
    await ada.next('lobby', isHere(3, false));
    di.send({ type: 'standIn', seat: 2 });
    await ada.next('lobby', ({ standIns }) => standIns.length === 1);
    for (const page of [ada, bo]) page.send({ type: 'letIn', seat: 2, person: 4 });
    await di.next('game', ({ seat }) => seat === 2);
    act(ada, { type: 'skip' });
    await di.next('told', isEnd);
    di.send({ type: 'again', want: true });
    expect((await di.next('refused')).refusal.refused).toBe('seat.notYours');
    const back = await openPage(here.url(), code, cy.cookie);
    back.send({ type: 'again', want: true });
    await ada.next('lobby', ({ again }) => again.join() === '3');
    bo.send({ type: 'again', want: true });
    bo.send({ type: 'sit', chair: null });
    await ada.next('lobby', ({ again, people }) => again.join() === '3' && people[1]?.chair === null);
    bo.send({ type: 'again', want: true });
    expect(
      (await bo.next('refused', ({ refusal }) => refusal.refused.startsWith('seat'))).refusal.refused,
    ).toBe('seat.notYours');
    ada.send({ type: 'again', want: true });
    expect((await nextGame(ada, game)).seats).toEqual([1, 3]);
  });
});

describe('a room that was asleep', () => {
  it('waits for the votes of whoever comes later, as soon as they are connected', async () => {
    const { code, pages, game } = await over(['Ada', 'Bo']);
    const [ada, bo] = pages;
    ada.close();
    await bo.next('lobby', isHere(1, false));
    await here.restart();
    const first = await openPage(here.url(), code, bo.cookie, '&page=p&try=1');
    await first.next('game');
    first.send({ type: 'again', want: true });
    await sleep(2_000);
    await openPage(here.url(), code, ada.cookie);
    await first.next('lobby', isHere(1, true));
    expect(gamesOf(first)).toEqual([game]);
  });
});
