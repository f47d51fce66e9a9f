import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { LobbyPerson, ServerMessage } from '#protocol/server.ts';
import { act, dealtTable, openPage, type Page, sitting, start } from './client.ts';
import { hosted } from './hosted.ts';

// A group that stays together from one game to the next, over real sockets. The seconds that a host may take are fewer
// here. A quest that is skipped is over at once.

const here = await hosted({ patience: { host: 60_000, chair: 60_000, slow: 400, gone: 200, agreed: 50 } });

const QUEST = { tower: { quest: '1-1', tongue: 'beginner' } };

type Lobby = Extract<ServerMessage, { type: 'lobby' }>;
const lobbyOf = ({ heard }: Page) => heard.findLast(({ type }) => type === 'lobby') as Lobby;
const gamesOf = ({ heard }: Page) =>
  heard.flatMap((message) => (message.type === 'game' ? message.game : []));
const refusalOf = async (page: Page) => (await page.next('refused')).refusal.refused;

async function over(names: readonly string[]) {
  const { code, pages } = await dealtTable(here.url(), names, QUEST);
  act(pages[0] as Page, { type: 'skip' });
  for (const page of pages)
    await page.next('told', ({ events }) => events.some(({ type }) => type === 'ended'));
  return { code, pages: pages as [Page, Page, Page], game: gamesOf(pages[0] as Page)[0] as string };
}

const nextGame = (page: Page, game: string) => page.next('game', (message) => message.game !== game);
const isHere = (id: number, there: boolean) => (lobby: Lobby) =>
  lobby.people.some((person: LobbyPerson) => person.id === id && person.here === there);

describe.concurrent('a game that is over', () => {
  it('lies on the table and moves nobody, whoever leaves it, while chairs are taken and a game is chosen', async () => {
    const { code, pages, game } = await over(['Ada', 'Bo']);
    const [ada, bo] = pages;
    bo.send({ type: 'leave' });
    ada.send({ type: 'leave' });
    bo.send({ type: 'sit', chair: 5 });
    ada.send({ type: 'choose', choice: { scenario: 2 } });
    const told = await ada.next(
      'lobby',
      ({ choice, people }) => people[1]?.chair === 5 && 'scenario' in (choice as object),
    );
    expect(told.game).toBe(game);
    const cy = await openPage(here.url(), code);
    cy.send({ type: 'enter', name: 'Cy' });
    cy.send({ type: 'sit', chair: 3 });
    await ada.next('lobby', ({ people }) => people[2]?.chair === 3);
    cy.send({ type: 'say', text: 'me too' });
    expect(await ada.next('said')).toMatchObject({ from: 3, text: 'me too' });
    act(cy, { type: 'skip' });
    expect(await refusalOf(cy)).toBe('seat.notYours');
    ada.send({ type: 'deal' });
    const next = await nextGame(cy, game);
    expect([next.seat, next.seats]).toEqual([1, [1, 3, 2]]);
    bo.send({ type: 'sit', chair: 0 });
    expect(await refusalOf(bo)).toBe('lobby.playing');
  });

  it('whose seats were lent is nobody’s: who comes back late is asked nothing and sits where they sat', async () => {
    const { code, pages } = await over(['Ada', 'Bo']);
    const [ada, bo] = pages;
    bo.close();
    await ada.next('lobby', isHere(2, false));
    ada.send({ type: 'free', person: 2 });
    await ada.next('lobby', ({ people }) => people[1]?.chair === null);
    await openPage(here.url(), code, bo.cookie);
    await ada.next('lobby', ({ people }) => people[1]?.chair === 1);
  });
});

describe.concurrent('again', () => {
  it('more than half of those who played and are here have it dealt, where the host is slow, and not sooner', async () => {
    const { pages, game } = await over(['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = pages;
    bo.send({ type: 'again', want: true });
    expect((await ada.next('lobby', ({ again }) => again.length === 1)).again).toEqual([2]);
    await sleep(500);
    expect(gamesOf(ada)).toEqual([game]);
    const chose = performance.now();
    ada.send({ type: 'choose', choice: { scenario: 3 } });
    await ada.next('lobby', ({ choice }) => (choice as { scenario?: number }).scenario === 3);
    cy.send({ type: 'again', want: true });
    const next = await nextGame(ada, game);
    // Whoever chooses is not slow.
    expect(performance.now() - chose).toBeGreaterThan(390);
    expect(next.seats).toEqual([1, 2, 3]);
    expect((await ada.next('lobby', (lobby) => lobby.game === next.game)).again).toEqual([]);
    bo.send({ type: 'again', want: true });
    expect(await refusalOf(bo)).toBe('lobby.notOver');
  });

  it('a vote that is taken back, of somebody shown out, or of one who only watched counts for nothing', async () => {
    const { code, pages, game } = await over(['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = pages;
    const watcher = await openPage(here.url(), code);
    watcher.send({ type: 'again', want: true });
    expect(await refusalOf(watcher)).toBe('lobby.unknown');
    watcher.send({ type: 'enter', name: 'Di' });
    await watcher.next('lobby', ({ you }) => you !== null);
    watcher.send({ type: 'again', want: true });
    expect(await refusalOf(watcher)).toBe('seat.notYours');
    bo.send({ type: 'again', want: true });
    bo.send({ type: 'again', want: false });
    cy.send({ type: 'again', want: true });
    await ada.next('lobby', ({ again }) => again.join() === '3');
    ada.send({ type: 'kick', person: 3, out: true });
    expect((await cy.next('goodbye')).why).toBe('kicked');
    await sleep(700);
    expect(gamesOf(ada)).toEqual([game]);
    // Of two, two.
    bo.send({ type: 'again', want: true });
    await ada.next('lobby', ({ again }) => again.includes(2));
    await sleep(500);
    expect(gamesOf(ada)).toEqual([game]);
    ada.send({ type: 'again', want: true });
    // Di sits since coming in, and plays along.
    expect((await nextGame(bo, game)).seats).toEqual([1, 2, 4]);
  });

  it('where the host has left it is dealt to those who are here, and the host keeps the chair', async () => {
    const { code, pages, game } = await over(['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = pages;
    ada.close();
    await bo.next('lobby', isHere(1, false));
    bo.send({ type: 'again', want: true });
    cy.send({ type: 'again', want: true });
    expect((await nextGame(bo, game)).seats).toEqual([2, 3]);
    expect(lobbyOf(bo).people[0]).toMatchObject({ chair: 0, here: false });
    const back = await openPage(here.url(), code, ada.cookie);
    back.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    expect(await back.next('game')).toMatchObject({ seat: null, seats: [2, 3] });
  });

  it('what cannot be dealt is told to those who asked for it, and asked for anew', async () => {
    const { pages } = await over(['Ada', 'Bo']);
    const [ada, bo] = pages;
    ada.send({
      type: 'choose',
      choice: { tower: { drawing: 'no quest', name: 'Nothing', tongue: 'beginner' } },
    });
    for (const page of [ada, bo]) page.send({ type: 'again', want: true });
    expect(await refusalOf(bo)).toBe('setup.drawing');
    await bo.next('lobby', ({ again }) => again.length === 0);
  });
});

describe.concurrent('dealing', () => {
  it('without somebody who is away leaves them their chair, and nobody out who is here', async () => {
    const { code, pages } = await sitting(here.url(), ['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = pages as [Page, Page, Page];
    ada.send({ type: 'choose', choice: { scenario: 3 } });
    ada.send({ type: 'deal', without: [3] });
    expect(await refusalOf(ada)).toBe('lobby.stillHere');
    cy.close();
    await ada.next('lobby', isHere(3, false));
    bo.send({ type: 'deal', without: [3] });
    expect(await refusalOf(bo)).toBe('lobby.notHost');
    ada.send({ type: 'deal', without: [3] });
    expect((await ada.next('game')).seats).toEqual([1, 2]);
    await openPage(here.url(), code, cy.cookie);
    await bo.next('lobby', isHere(3, true));
    expect(lobbyOf(bo).people[2]).toMatchObject({ chair: 2 });
  });

  it('[M4] before the sand runs goes on without whoever dropped out; afterwards a game is not replaced', async () => {
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo', 'Cy'], { scenario: 3 });
    const [ada, bo, cy] = pages as [Page, Page, Page];
    const [first] = gamesOf(ada) as [string];
    ada.send({ type: 'deal' });
    expect(await refusalOf(ada)).toBe('lobby.playing');
    cy.close();
    await ada.next('lobby', isHere(3, false));
    ada.send({ type: 'deal', without: [3] });
    const next = await nextGame(bo, first);
    expect(next.seats).toEqual([1, 2]);
    await start([ada, bo]);
    bo.close();
    await ada.next('lobby', isHere(2, false));
    ada.send({ type: 'deal', without: [2, 3] });
    expect(await refusalOf(ada)).toBe('lobby.playing');
    for (const without of [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], ['x'], [-1], 7]) {
      ada.send(JSON.stringify({ type: 'deal', without }));
      expect(await refusalOf(ada)).toBe('message.malformed');
    }
  });
});

describe.concurrent('what was said', () => {
  it('[R5] is told to whoever loads the page again, in few lines, and nothing is added to it in silence', async () => {
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo'], { scenario: 3 });
    const [ada, bo] = pages as [Page, Page];
    for (let line = 1; line <= 20; line++) ada.send({ type: 'say', text: `${line}` });
    ada.send({ type: 'gesture', sign: 'ping', path: [[1, 1]] });
    await bo.next('said', ({ text }) => text === '20');
    await start(pages);
    ada.send({ type: 'say', text: 'psst' });
    expect(await refusalOf(ada)).toBe('talk.silence');
    const again = await openPage(here.url(), code, bo.cookie);
    const { lines } = await again.next('chat');
    expect(lines.map((line) => line.type === 'said' && line.text)).toEqual(
      Array.from({ length: 20 }, (_, index) => `${index + 1}`),
    );
  });

  it('takes no more room than a message may', async () => {
    const { code, pages } = await sitting(here.url(), ['Ada', 'Bo', 'Cy', 'Di']);
    for (let line = 0; line < 16; line++)
      for (const page of pages) page.send({ type: 'say', text: '𝄞'.repeat(150) });
    await sleep(300);
    const late = await openPage(here.url(), code);
    const { lines } = await late.next('chat');
    expect(JSON.stringify(lines).length).toBeLessThan(16 * 1024);
    expect(lines.length).toBeGreaterThan(5);
  });
});

describe.concurrent('what was said in a locked room', () => {
  it('is told to those who are known there, and to nobody who only has the link', async () => {
    const { code, pages } = await sitting(here.url(), ['Ada', 'Bo']);
    const [ada, bo] = pages as [Page, Page];
    ada.send({ type: 'say', text: 'the safe is behind the clock' });
    await bo.next('said');
    ada.send({ type: 'lock', locked: true });
    await bo.next('lobby', ({ locked }) => locked);
    const stranger = await openPage(here.url(), code);
    const again = await openPage(here.url(), code, bo.cookie);
    expect((await again.next('chat')).lines).toHaveLength(1);
    stranger.send({ type: 'ping', sent: 1 });
    await stranger.next('pong');
    expect(stranger.heard.some(({ type }) => type === 'chat')).toBe(false);
    ada.send({ type: 'kick', person: 2, out: true });
    await again.next('goodbye');
    const out = await openPage(here.url(), code, bo.cookie);
    expect((await out.next('goodbye')).why).toBe('kicked');
    expect(out.heard.some(({ type }) => type === 'chat')).toBe(false);
  });

  it('is not pushed out by what nobody can see', async () => {
    const { pages } = await sitting(here.url(), ['Ada', 'Bo']);
    const [ada, bo] = pages as [Page, Page];
    bo.send({ type: 'say', text: `\u0001${'\u0007'.repeat(200)}hi\u202e \ud800` });
    expect((await ada.next('said')).text).toBe('hi');
    for (const text of ['', ' ', '\u0001'.repeat(300), '\u200b']) {
      bo.send({ type: 'say', text });
      expect(await refusalOf(bo)).toBe('message.malformed');
    }
  });
});

describe.concurrent('another page of the same person', () => {
  it('takes over without losing what was under way; what is sent by one that was shown out is lost', async () => {
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo'], { scenario: 1 });
    const [ada, bo] = pages as [Page, Page];
    // It does not hear yet that it is taken over.
    bo.pause();
    const second = await openPage(here.url(), code, bo.cookie);
    const asked = act(bo, { type: 'ready', ready: true });
    bo.send({ type: 'say', text: 'late' });
    second.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    const { events } = await second.next('game');
    if (!events.some(({ type }) => type === 'readied'))
      await second.next('told', ({ events: told }) => told.some(({ type }) => type === 'readied'));
    bo.resume();
    expect(bo.heard.some((message) => message.type === 'told' && message.ack === asked)).toBe(false);
    expect((await bo.next('goodbye')).why).toBe('takenOver');
    expect(ada.heard.some(({ type }) => type === 'said')).toBe(false);
    ada.send({ type: 'kick', person: 2, out: true });
    act(second, { type: 'ready', ready: false });
    await second.next('goodbye');
    act(second, { type: 'ready', ready: true });
    await sleep(200);
    const readied = ada.heard.flatMap((message) => (message.type === 'told' ? message.events : []));
    expect(readied.filter(({ type }) => type === 'readied').length).toBeLessThan(3);
  });
});

describe('a restart', () => {
  it('leaves a game that is over on the table for whoever comes back, and the next is dealt in one message', async () => {
    const { code, pages, game } = await over(['Ada', 'Bo']);
    await here.restart();
    const [ada, bo] = [
      await openPage(here.url(), code, pages[0].cookie),
      await openPage(here.url(), code, pages[1].cookie),
    ];
    for (const page of [ada, bo]) page.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    const events = (await bo.next('game')).events.map(({ type }) => type);
    expect(events).toContain('ended');
    await ada.next('game');
    ada.send({ type: 'deal' });
    await nextGame(bo, game);
  });

  it('forgets votes, and deals nothing', async () => {
    const { code, pages, game } = await over(['Ada', 'Bo', 'Cy']);
    pages[1].send({ type: 'again', want: true });
    await pages[0].next('lobby', ({ again }) => again.length > 0);
    await here.restart();
    const bo = await openPage(here.url(), code, pages[1].cookie);
    const { again, game: lies } = await bo.next('lobby');
    expect([again, lies]).toEqual([[], game]);
  });

  it('forgets what was said', async () => {
    const { code, pages } = await sitting(here.url(), ['Ada', 'Bo']);
    pages[0]?.send({ type: 'say', text: 'hello' });
    await pages[1]?.next('said');
    await here.restart();
    const later = await openPage(here.url(), code, pages[1]?.cookie);
    await later.next('lobby');
    await later.next('lobby', isHere(2, true));
    expect(later.heard.some(({ type }) => type === 'chat')).toBe(false);
  });
});
