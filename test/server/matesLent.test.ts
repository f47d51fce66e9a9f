import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { act, dealtTable, openPage, type Page, start } from './client.ts';
import { hosted } from './hosted.ts';
import { botsIn, has, isHere, type Lobby, patiently, refusedBy, type Told } from './matesTable.ts';

// The chair of somebody who is away, lent to a bot and given back, over real sockets.

const here = await hosted({ patience: { host: 60_000, chair: 60_000 } });

const letBot = (seat: number, want = true) => ({ type: 'letBot', seat, level: 'quick', want }) as const;
const isLent = ({ lent }: Lobby) => lent.length > 0;
/** It moves somebody, or asks somebody to. */
const actedBy = (seat: number) => (message: Told) =>
  message.events.some(
    (event) => (event.type === 'moved' || event.type === 'doSomething') && event.seat === seat,
  );
/** In silence one such message passes in three seconds [R5]. */
const UNHURRIED = 3_100;

async function table(names: readonly string[] = ['Ada', 'Bo', 'Cy']) {
  const { code, pages } = await dealtTable(here.url(), names);
  await start(pages);
  return { code, pages: pages as [Page, Page, Page] };
}

/** Cy is away, and a bot plays for Cy. */
async function lent() {
  const { code, pages } = await table();
  const [ada, bo, cy] = pages;
  cy.close();
  await ada.next('lobby', isHere(3, false));
  ada.send(letBot(2));
  const asked = await bo.next('lobby', ({ botOffers }) => botOffers !== undefined);
  bo.send(letBot(2));
  const lobby = await ada.next('lobby', isLent);
  return { code, pages, asked, lobby };
}

describe.concurrent('somebody’s chair is lent to a bot', () => {
  it('also when somebody leaves who had not agreed, where all who stay have', async () => {
    const { pages } = await table();
    const [ada, bo, cy] = pages;
    cy.close();
    await ada.next('lobby', isHere(3, false));
    ada.send(letBot(2));
    await bo.next('lobby', ({ botOffers }) => botOffers !== undefined);
    bo.close();
    expect((await ada.next('lobby', isLent)).lent).toEqual([{ seat: 2, owner: 3 }]);
  });

  it('by more than half of those here, and whoever comes back has it again', async () => {
    const { code, pages, asked, lobby } = await lent();
    const [ada, , cy] = pages;
    expect(asked.botOffers).toEqual([{ seat: 2, level: 'quick', votes: [1] }]);
    expect(lobby.botOffers).toBeUndefined();
    expect(lobby.lent).toEqual([{ seat: 2, owner: 3 }]);
    const [bot] = botsIn(lobby);
    expect(bot).toMatchObject({ chair: null, here: true, bot: 'quick' });
    await patiently(() => ada.heard.some((one) => one.type === 'told' && actedBy(2)(one)));
    // Who it is was told first, and then what it plays.
    const game = ada.heard.findLastIndex(({ type }) => type === 'game');
    expect(ada.heard[game]).toMatchObject({ seats: [1, 2, bot?.id] });
    const known = ada.heard.findIndex((message) => message.type === 'lobby' && isLent(message));
    expect(known).toBeLessThan(game);
    const back = await openPage(here.url(), code, cy.cookie);
    const own = await back.next('game', ({ seat }) => seat === 2);
    expect(own.seats).toEqual([1, 2, 3]);
    const after = await ada.next('lobby', (told) => !isLent(told) && isHere(3, true)(told));
    expect(botsIn(after)).toEqual([]);
    const before = ada.heard.length;
    await sleep(6_000);
    expect(
      ada.heard.slice(before).filter((message) => message.type === 'told' && actedBy(2)(message)),
    ).toEqual([]);
  }, 90_000);

  it('[M26] has no say in pauses, and the host takes it away again', async () => {
    const { pages, lobby } = await lent();
    const [ada, bo] = pages;
    act(ada, { type: 'pause', pause: true });
    act(bo, { type: 'pause', pause: true });
    await ada.next('told', has('paused'));
    const bot = botsIn(lobby)[0]?.id as number;
    expect(await refusedBy(bo, { type: 'removeBot', person: bot })).toBe('lobby.notHost');
    ada.send({ type: 'removeBot', person: bot });
    expect(botsIn(await bo.next('lobby', (told) => !isLent(told)))).toEqual([]);
    expect(bo.heard.findLast(({ type }) => type === 'game')).toMatchObject({ seats: [1, 2, 3] });
  }, 90_000);

  it('is gone from the room when the next game is dealt, and named where the last one is kept', async () => {
    const { code, pages, lobby } = await lent();
    const [ada] = pages;
    await patiently(() => ada.heard.some((one) => one.type === 'told' && actedBy(2)(one)));
    ada.send({ type: 'leave' });
    expect(botsIn(await ada.next('lobby', ({ game }) => game === null))).toEqual([]);
    const past = await (await fetch(`${here.url()}/api/book/past?room=${code}`)).json();
    expect(past).toMatchObject({ games: [{ bots: [2], names: ['Ada', 'Bo', botsIn(lobby)[0]?.name] }] });
  }, 90_000);

  it('not of somebody who is here, not by who only watches; a vote is taken back', async () => {
    const { code, pages } = await table();
    const [ada, bo, cy] = pages;
    const eve = await openPage(here.url(), code);
    eve.send({ type: 'enter', name: 'Eve' });
    await eve.next('lobby', ({ you }) => you !== null);
    expect(await refusedBy(eve, letBot(2))).toBe('seat.notYours');
    expect(await refusedBy(ada, letBot(2))).toBe('seat.notFree');
    expect(await refusedBy(bo, letBot(8))).toBe('seat.notFree');
    cy.close();
    await ada.next('lobby', isHere(3, false));
    await sleep(UNHURRIED);
    ada.send(letBot(2));
    await bo.next('lobby', ({ botOffers }) => botOffers !== undefined);
    await sleep(UNHURRIED);
    ada.send(letBot(2, false));
    await bo.next('lobby', ({ botOffers }) => botOffers === undefined);
  }, 90_000);

  it('[XT0] never in a lesson', async () => {
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo', 'Cy'], { evening: 'XT4' });
    await start(pages);
    const [ada, , cy] = pages as [Page, Page, Page];
    cy.close();
    await ada.next('lobby', isHere(3, false));
    expect(await refusedBy(ada, letBot(2))).toBe('lobby.botsGoals');
  }, 90_000);

  it('[R32] never one with a secret card', async () => {
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo', 'Cy', 'Di'], {
      scenario: 3,
      roles: { level: 'B' },
    });
    await start(pages);
    const [ada, , , di] = pages as [Page, Page, Page, Page];
    di.close();
    await ada.next('lobby', isHere(4, false));
    expect(await refusedBy(ada, letBot(3))).toBe('seat.secret');
  }, 90_000);
});
