import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { MallEvent } from '#engine/mall/index.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { writes } from '#server/store.ts';
import { act, openPage, type Page } from './client.ts';
import { hosted } from './hosted.ts';
import { faultsIn, openKept, openToRead } from './place.ts';
import { condemn, eventIn, has, isTraitor, type RolesTable, rolesTable } from './rolesTable.ts';

// Hidden roles while things go wrong: restarts at every question, lost sockets, two tabs, floods and nonsense.

const here = await hosted();
/** After all of it: no log has a hole or a fork, and every one replays. */
afterAll(async () => expect(await faultsIn(here.kept)).toEqual([]));

const EVERYTHING = { type: 'resume', game: null, epoch: null, seen: 0 } as const;

/** Everyone comes back after a restart; with the first of them time goes on [M26]. */
async function comeBack({ code, pages }: RolesTable): Promise<readonly Page[]> {
  const back: Page[] = [];
  for (const { cookie } of pages) back.push(await openPage(here.url(), code, cookie));
  for (const page of back) page.send(EVERYTHING);
  return back;
}

const thumbs = (page: Page) =>
  page.heard.flatMap((message) =>
    message.type === 'game' || message.type === 'told'
      ? (message.events as readonly MallEvent[]).filter(({ type }) => type === 'voted')
      : [],
  );

const codeOf = async (page: Page, command: { type: string } & Record<string, unknown>) => {
  const id = act(page, command);
  const answer = await Promise.race([
    page.next('verdict', (verdict) => verdict.id === id),
    page.next('told', ({ ack }) => ack === id),
  ]);
  return answer.type === 'verdict' ? (answer.refusal?.refused ?? 'accepted') : 'accepted';
};

const oneTraitor = (cards: readonly CardId[]) => cards.filter(isTraitor).length === 1;

describe('a server that is restarted', () => {
  it('[H1.3] in the middle of a vote: thumbs are kept, each its own, and the vote goes on where it was', async () => {
    const table = await rolesTable(here.url(), 4, 'B', { fits: oneTraitor });
    const accused = table.cards.findIndex(isTraitor);
    const [by, one, other] = [1, 2, 3].map((step) => (accused + step) % 4) as [number, number, number];
    act(table.pages[by] as Page, { type: 'accuse', accused: [accused] });
    await (table.pages[one] as Page).next('told', has('accused'));
    act(table.pages[one] as Page, { type: 'vote', up: true });
    await (table.pages[by] as Page).next('told', has('voted'));
    // While nobody serves it no time passes, however long that is.
    await here.restart(() => sleep(5_500));
    const pages = await comeBack(table);
    for (const page of pages) await page.next('game');
    expect(thumbs(pages[one] as Page)).toEqual([{ type: 'voted', answered: 1, mine: true }]);
    expect(thumbs(pages[other] as Page)).toEqual([{ type: 'voted', answered: 1 }]);
    act(pages[other] as Page, { type: 'vote', up: true });
    const told = await (pages[by] as Page).next('told', has('thumbsShown'));
    expect(eventIn(told, 'eliminated')).toMatchObject({ seat: accused });
  }, 30_000);

  it('[H1.5] while the glass is offered: it still is', async () => {
    const table = await rolesTable(here.url(), 4, 'B', { fits: oneTraitor });
    const gone = table.cards.findIndex(isTraitor);
    const by = (gone + 1) % 4;
    await condemn(table, by, gone);
    await here.restart();
    const pages = await comeBack(table);
    for (const page of pages) await page.next('game');
    expect(await codeOf(pages[(gone + 2) % 4] as Page, { type: 'turnGlass', turn: true })).toBe(
      'glass.notYours',
    );
    expect(await codeOf(pages[by] as Page, { type: 'turnGlass', turn: true })).toBe('accepted');
  }, 30_000);

  it('[H5.2] while a traitor divines: who may guess still may, and the cards that are hidden still are', async () => {
    const table = await rolesTable(here.url(), 4, 'E', { fits: oneTraitor });
    const { cards, game } = table;
    const traitor = cards.findIndex(isTraitor);
    const target = (traitor + 1) % 4;
    await here.restart(() => everyoneIsOut(game, traitor, cards[traitor] as CardId));
    const pages = await comeBack(table);
    for (const page of pages) await page.next('game');
    const others = pages.filter((_, seat) => seat !== target);
    for (const page of others) expect(page.frames.map(String).join()).not.toContain(`"${cards[target]}"`);
    expect(await codeOf(pages[target] as Page, { type: 'divine', target: traitor, card: 'E01' })).toBe(
      'divine.notYours',
    );
    act(pages[traitor] as Page, { type: 'divine', target, card: cards[target] });
    const told = await (pages[target] as Page).next('told', has('ended'));
    expect(eventIn(told, 'divined')).toMatchObject({ seat: traitor, target, is: cards[target] });
    expect(eventIn(told, 'cardsShown')).toMatchObject({ cards });
  }, 30_000);
});

/** As if the last pawn had just left: written behind the log while nobody has it. */
async function everyoneIsOut(game: string, traitor: number, card: CardId): Promise<void> {
  const store = await openKept(here.kept);
  const entries = await store.entries(game);
  const at = (entries.at(-1)?.at ?? 0) + 1;
  const opened = { type: 'diviningOpened', traitors: [traitor], cards: [card], until: at + 30_000 } as const;
  await store.kept(writes.append(game, entries.length, { at, seat: null, events: [opened] }));
  await store.close();
}

describe('a line that breaks in the middle of a vote', () => {
  it('costs nobody their thumb, and two tabs have one between them', async () => {
    const table = await rolesTable(here.url(), 5, 'B');
    const { pages, code } = table;
    const [ada, , cy, di] = pages as [Page, Page, Page, Page];
    act(ada, { type: 'accuse', accused: [1] });
    await cy.next('told', has('accused'));
    act(cy, { type: 'vote', up: true });
    await ada.next('told', has('voted'));
    cy.close();
    const again = await openPage(here.url(), code, cy.cookie);
    again.send(EVERYTHING);
    await again.next('game');
    expect(thumbs(again)).toEqual([{ type: 'voted', answered: 1, mine: true }]);
    const tab = await openPage(here.url(), code, cy.cookie);
    await again.next('goodbye', ({ why }) => why === 'takenOver');
    act(again, { type: 'vote', up: false });
    tab.send(EVERYTHING);
    await tab.next('game');
    expect(await codeOf(tab, { type: 'vote', up: false })).toBe('accepted');
    act(di, { type: 'vote', up: true });
    await ada.next('told', ({ events }) =>
      events.some((event) => 'answered' in event && event.answered === 2),
    );
    act(pages[4] as Page, { type: 'vote', up: true });
    const told = await ada.next('told', has('thumbsShown'));
    expect(eventIn(told, 'thumbsShown')).toMatchObject({ thumbs: [null, null, false, true, true] });
  });
});

/** Shapes that no page sends. */
const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  'all',
  7,
  {},
  { length: 1, 0: 1 },
  [],
  [1, 1],
  ['1'],
  [[1]],
  [null],
  [1.5],
  [-1],
  [0.1, 1],
  [99],
  [1, 2, 3, 4, 5, 6, 7, 8, 9],
];

describe('hand-made messages', () => {
  it('of no shape are refused one by one, and nothing is kept of them', async () => {
    const { pages, game } = await rolesTable(here.url(), 4, 'C');
    const [ada, bo] = pages as [Page, Page];
    const before = await lengthOf(game);
    const commands = NONSENSE.flatMap((value) => [
      { type: 'accuse', accused: value },
      { type: 'vote', up: value },
      { type: 'putEye', target: value === 7 ? 99 : value },
      { type: 'divine', target: value, card: value },
      { type: 'decideHeist', success: value },
      { type: 'turnGlass', turn: value },
    ]);
    for (const command of [...commands, { type: 'callOff' }, { type: 'accuse', accused: [1], seat: null }]) {
      const code = await codeOf(ada, command);
      // Cries that are too frequent are not looked at any closer.
      if (command.type === 'accuse' && code === 'accepted') continue;
      expect(code, JSON.stringify(command)).toMatch(
        /^(command\.|seat\.unknown|message\.tooFast|target\.oneself|vote\.none|glass|last|divine|accuse)/,
      );
      await sleep(12);
    }
    expect(await codeOf(bo, { type: 'putEye', target: 0 })).toBe('accepted');
    expect((await lengthOf(game)) - before).toBeLessThanOrEqual(3);
  }, 30_000);

  it('with a million accused cost whoever sends them the line, and nobody else anything', async () => {
    const { pages, code, game } = await rolesTable(here.url(), 4, 'B');
    const [ada, bo] = pages as [Page, Page];
    const accused = Array.from({ length: 1_000_000 }, () => 1);
    ada.send(JSON.stringify({ type: 'do', id: 1, command: { type: 'accuse', accused } }));
    await ada.closed;
    expect(await codeOf(bo, { type: 'putEye', target: 0 })).toBe('accepted');
    const again = await openPage(here.url(), code, ada.cookie);
    again.send(EVERYTHING);
    expect((await again.next('game')).game).toBe(game);
  });

  it.each(['accuse', 'vote', 'putEye'])('a flood of %s is refused, while others play on', async (type) => {
    const { pages, game } = await rolesTable(here.url(), 4, 'B');
    const [ada, bo, cy] = pages as [Page, Page, Page];
    if (type === 'vote') expect(await codeOf(bo, { type: 'accuse', accused: [2] })).toBe('accepted');
    const before = await lengthOf(game);
    for (let n = 0; n < 400; n++) act(ada, { type, accused: [1], up: n % 2 === 0, target: 1 + (n % 3) });
    expect(await codeOf(cy, { type: 'doSomething', target: 1 })).toBe('accepted');
    await sleep(300);
    const refused = ada.heard.filter((message) => message.type === 'verdict' || message.type === 'refused');
    expect(refused.length).toBeGreaterThan(0);
    expect((await lengthOf(game)) - before).toBeLessThanOrEqual(12);
  });
});

async function lengthOf(game: string): Promise<number> {
  const store = await openToRead(here.kept);
  const length = await store.lengthOf(game);
  await store.close();
  return length;
}
