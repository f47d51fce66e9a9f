import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { act, dealtTable, openPage, type Page } from './client.ts';
import { hosted } from './hosted.ts';

// What a game that is over, or that nobody has begun, leaves alone. A quest that is skipped is over at once.

const here = await hosted();
const QUEST = { tower: { quest: '1-1', tongue: 'beginner' } };

async function over() {
  const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo'], QUEST);
  const [ada, bo] = pages as [Page, Page];
  act(ada, { type: 'skip' });
  await bo.next('told', ({ events }) => events.some(({ type }) => type === 'ended'));
  const { game } = bo.heard.findLast(({ type }) => type === 'lobby') as { game: string };
  return { code, ada, bo, game };
}

const logOf = async (game: string) => (await fetch(`${here.url()}/api/games/${game}/log`)).text();

it('the log of a game that is over does not tell who comes by afterwards', async () => {
  const { code, ada, bo, game } = await over();
  const before = await logOf(game);
  bo.close();
  await ada.next('lobby', ({ people }) => people.some(({ here }) => !here));
  const again = await openPage(here.url(), code, bo.cookie);
  await again.next('lobby');
  await ada.next('lobby', ({ people }) => people.every((person) => person.here));
  expect(await logOf(game)).toBe(before);
});

it('whoever played it and stood up may come back as somebody else', async () => {
  const { code, ada, bo } = await over();
  ada.send({ type: 'wayBack' });
  const { secret } = await ada.next('wayBack');
  bo.send({ type: 'sit', chair: null });
  await bo.next('lobby', ({ people }) => people.some(({ id, chair }) => id === 2 && chair === null));
  const again = await openPage(here.url(), code, bo.cookie);
  await again.next('lobby');
  again.send({ type: 'comeBack', secret });
  expect(await again.next('lobby', ({ you }) => you === 1)).toMatchObject({ you: 1 });
});

it('a game that nobody has begun is dealt anew without somebody who would have a seat in it, and once', async () => {
  const { pages } = await dealtTable(here.url(), ['Ada', 'Bo', 'Cy'], { scenario: 3 });
  const [ada, bo, cy] = pages as [Page, Page, Page];
  ada.send({ type: 'deal', without: [777] });
  expect((await ada.next('refused')).refusal.refused).toBe('lobby.playing');
  cy.close();
  await ada.next('lobby', ({ people }) => people.some(({ id, here }) => id === 3 && !here));
  for (const _ of [1, 2]) ada.send({ type: 'deal', without: [3] });
  expect((await ada.next('refused')).refusal.refused).toBe('lobby.playing');
  await sleep(200);
  expect(bo.heard.filter(({ type }) => type === 'game')).toHaveLength(2);
});
