import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { ServerMessage } from '#protocol/server.ts';
import { act, dealtTable, openPage, type Page, start } from './client.ts';
import { hosted } from './hosted.ts';

// Who leaves a game with secret cards, over real sockets. That somebody went is told after two seconds; how long they have
// to be missing takes less here.

const MISSING = 1_000;
const here = await hosted({ patience: { host: 60_000, chair: 60_000, missing: MISSING } });

const ROLES = { scenario: 3, roles: { level: 'B' } };
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

type Lobby = Extract<ServerMessage, { type: 'lobby' }>;
const isHere = (id: number, there: boolean) => (lobby: Lobby) =>
  lobby.people.some((person) => person.id === id && person.here === there);
const canEnd = ({ callOff }: Lobby) => callOff !== undefined;
const isEnd = ({ events }: Extract<ServerMessage, { type: 'told' }>) =>
  events.some(({ type }) => type === 'ended');
const ends = ({ heard }: Page) => heard.filter((message) => message.type === 'told' && isEnd(message));

async function table() {
  const { code, pages } = await dealtTable(here.url(), NAMES, ROLES);
  await start(pages);
  return { code, pages: pages as [Page, Page, Page, Page] };
}

const refusedBy = async (page: Page, message: Parameters<Page['send']>[0]) => {
  page.send(message);
  return (await page.next('refused')).refusal.refused;
};

/** In silence one such message passes in three seconds [R5]. */
const UNHURRIED = 3_100;

describe.concurrent('[R32] somebody leaves a game with secret cards', () => {
  it('nobody stands in, no chair is freed and nobody is shown out; whoever it is comes back', async () => {
    const { code, pages } = await table();
    const [ada, bo, , di] = pages;
    const eve = await openPage(here.url(), code);
    eve.send({ type: 'enter', name: 'Eve' });
    await eve.next('lobby', ({ you }) => you !== null);
    di.close();
    await ada.next('lobby', isHere(4, false));
    expect(await refusedBy(eve, { type: 'standIn', seat: 3 })).toBe('seat.secret');
    expect(await refusedBy(bo, { type: 'letIn', seat: 3, person: 5 })).toBe('lobby.nobody');
    expect(await refusedBy(ada, { type: 'free', person: 4 })).toBe('lobby.playing');
    expect(await refusedBy(ada, { type: 'kick', person: 4, out: true })).toBe('lobby.holdsCard');
    const back = await openPage(here.url(), code, di.cookie);
    back.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    const { seat, events } = await back.next('game');
    expect(seat).toBe(3);
    expect(events[0]).toMatchObject({ own: { hiddenRoles: { thumb: null } } });
  });

  it('all of those who are here end it, once somebody is missing long enough, and every card is shown', async () => {
    const { pages } = await table();
    const [ada, bo, cy, di] = pages;
    expect(await refusedBy(ada, { type: 'callOff', want: true })).toBe('lobby.nobodyMissing');
    const left = performance.now();
    di.close();
    await bo.next('lobby', canEnd);
    expect(performance.now() - left).toBeGreaterThan(2_000 + MISSING - 100);
    bo.send({ type: 'callOff', want: true });
    await cy.next('lobby', ({ callOff }) => callOff?.join() === '2');
    cy.send({ type: 'callOff', want: true });
    await bo.next('lobby', ({ callOff }) => callOff?.join() === '2,3');
    expect(ends(bo)).toEqual([]);
    await sleep(UNHURRIED);
    ada.send({ type: 'callOff', want: true });
    const { events } = await cy.next('told', isEnd);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'ended', won: false, reason: 'calledOff' }),
    );
    expect(events.at(-1)).toMatchObject({ type: 'cardsShown', cards: { length: 4 } });
    await cy.next('lobby', (lobby) => !canEnd(lobby));
  }, 20_000);

  it('who wants it is forgotten when the missing one is back, and nothing is ended over their head before that is told', async () => {
    const { code, pages } = await table();
    const [ada, bo, cy, di] = pages;
    di.close();
    await ada.next('lobby', canEnd);
    for (const page of [ada, bo]) page.send({ type: 'callOff', want: true });
    await cy.next('lobby', ({ callOff }) => callOff?.length === 2);
    await openPage(here.url(), code, di.cookie);
    cy.send({ type: 'callOff', want: true });
    await ada.next('lobby', ({ callOff }) => callOff?.length === 3);
    const lobby = await ada.next('lobby', (one) => !canEnd(one));
    expect(isHere(4, true)(lobby)).toBe(true);
    expect(ends(ada)).toEqual([]);
  });

  it('sand and votes do not wait: whoever is away gives no answer', async () => {
    const { pages } = await table();
    const [ada, bo, cy, di] = pages;
    di.close();
    await ada.next('lobby', isHere(4, false));
    act(ada, { type: 'accuse', accused: [1] });
    await cy.next('told', ({ events }) => events.some(({ type }) => type === 'accused'));
    act(cy, { type: 'vote', up: true });
    const shown = await bo.next('told', ({ events }) => events.some(({ type }) => type === 'thumbsShown'));
    expect(shown.events.find(({ type }) => type === 'thumbsShown')).toMatchObject({
      validated: false,
      thumbs: [null, null, true, null],
    });
  }, 15_000);
});

const A_WISH = 3_000;

describe('[R32] a server that was restarted', () => {
  it('knows who has not come back, and lets the others end the game without them', async () => {
    const { code, pages } = await table();
    await here.restart();
    const back: Page[] = [];
    for (const { cookie } of pages.slice(0, 3)) back.push(await openPage(here.url(), code, cookie));
    const [ada] = back as [Page];
    await ada.next('lobby', canEnd);
    // [R5] at a node that took the room over a moment ago nobody has a wish yet; missing somebody takes far longer.
    await sleep(A_WISH);
    for (const page of back) page.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    for (const page of back) page.send({ type: 'callOff', want: true });
    await ada.next('told', isEnd);
  }, 20_000);
});

describe('[R32] calling a game off', () => {
  it('is not asked of a game without secret cards, of one that rests, nor of those who watch', async () => {
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo'], { scenario: 3 });
    const [ada, bo] = pages as [Page, Page];
    expect(await refusedBy(ada, { type: 'callOff', want: true })).toBe('lobby.notPlaying');
    await start(pages);
    bo.close();
    await ada.next('lobby', isHere(2, false));
    await sleep(MISSING + 200);
    expect(await refusedBy(ada, { type: 'callOff', want: true })).toBe('lobby.nobodyMissing');
    const eve = await openPage(here.url(), code);
    eve.send({ type: 'enter', name: 'Eve' });
    await eve.next('lobby', ({ you }) => you !== null);
    expect(await refusedBy(eve, { type: 'callOff', want: true })).toBe('seat.notYours');
  });
});
