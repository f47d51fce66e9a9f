import { describe, expect, it } from 'vitest';
import { tileSet } from '#content/tiles.ts';
import { emptyGame } from '#engine/mall/emptyGame.ts';
import {
  evolveView,
  type MallEvent,
  openBox,
  options,
  type Setup,
  type View,
  viewFor,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { act, cookieFor, dealtTable, host, newRoom, openPage, type Page, start } from './client.ts';
import { hosted } from './hosted.ts';

const here = await hosted();

/** What a page knows: the view it builds from what it was told. */
function viewOf(page: Page): View {
  const game = page.heard.filter((message) => message.type === 'game').at(-1);
  if (game?.type !== 'game') throw new Error('no game');
  const opened = openBox(game.setup as Setup, tileSet(), PIECES);
  if (!('box' in opened)) throw new Error('does not open');
  const events = new Map<number, MallEvent>();
  for (const message of page.heard.slice(page.heard.indexOf(game)))
    if (message.type === 'told' || message.type === 'game')
      message.events.forEach((event, index) => {
        events.set(message.first + index, event as MallEvent);
      });
  const empty = viewFor(emptyGame(opened.box), game.seat);
  return [...events].sort(([a], [b]) => a - b).reduce((view, [, event]) => evolveView(view, event), empty);
}

/** A move this page may make now, as it finds out from its own view. */
function someMove(page: Page): Record<string, unknown> & { type: string } {
  const view = viewOf(page);
  const found = options(view, view.seat as number).find(({ type }) => type === 'move');
  if (found === undefined) throw new Error('no move');
  return found as never;
}

async function mover(pages: readonly Page[]): Promise<Page> {
  return pages.find((page) =>
    options(viewOf(page), viewOf(page).seat as number).some(({ type }) => type === 'move'),
  ) as Page;
}

describe('a table of four', () => {
  it('from the link to the first moves: everyone sees the same game, the mover is acknowledged', async () => {
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo', 'Cy', 'Di']);
    await start(pages);
    const page = await mover(pages);
    const id = act(page, someMove(page));
    const own = await page.next('told', ({ ack }) => ack === id);
    expect(own.events[0]).toMatchObject({ type: 'moved', by: 'walk' });
    for (const other of pages.filter((one) => one !== page)) {
      const told = await other.next('told', ({ first }) => first === own.first);
      expect(told).toEqual({
        type: 'told',
        table: own.table,
        first: own.first,
        at: own.at,
        events: own.events,
      });
    }
    const [first, ...rest] = pages.map((one) => JSON.stringify(viewOf(one).shared));
    for (const shared of rest) expect(shared).toBe(first);
  });

  it('a refusal has a code and reaches the one who asked', async () => {
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
    await start(pages);
    const [page, other] = pages as [Page, Page];
    const before = other.heard.length;
    const id = act(page, { type: 'theft' });
    const verdict = await page.next('verdict', (message) => message.id === id);
    expect(verdict.refusal).toEqual({ refused: 'theft.notReady', params: {} });
    expect(other.heard).toHaveLength(before);
  });

  it('the same command sent twice is judged once', async () => {
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
    await start(pages);
    const page = await mover(pages);
    const command = someMove(page);
    for (let n = 0; n < 3; n++) page.send({ type: 'do', id: 7_000_000, command });
    await page.next('told', ({ ack }) => ack === 7_000_000);
    for (let n = 0; n < 2; n++)
      expect(await page.next('verdict', ({ id }) => id === 7_000_000)).toMatchObject({ refusal: null });
    expect(
      page.heard.filter(
        (message) => message.type === 'told' && message.events.some(({ type }) => type === 'moved'),
      ),
    ).toHaveLength(1);
  });

  it('[C1][C6] words outside a window are refused and reach nobody; before the start they do', async () => {
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo'], { scenario: 2 });
    const [ada, bo] = pages as [Page, Page];
    ada.send({ type: 'say', text: 'hello' });
    expect(await bo.next('said')).toMatchObject({ text: 'hello' });
    await start(pages);
    ada.send({ type: 'say', text: 'secret' });
    ada.send({ type: 'gesture', sign: 'ping', path: [[1, 2]] });
    expect((await ada.next('refused')).refusal).toEqual({
      refused: 'talk.silence',
      params: { channel: 'words' },
    });
    expect((await ada.next('refused')).refusal).toEqual({
      refused: 'talk.silence',
      params: { channel: 'gestures' },
    });
    act(ada, { type: 'doSomething', target: 1 });
    await bo.next('told');
    expect(bo.frames.map(String).join('')).not.toContain('secret');
    expect(bo.heard.some(({ type }) => type === 'gesture')).toBe(false);
  });

  it('[C3] a stare reaches its target and nobody else', async () => {
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo', 'Cy']);
    await start(pages);
    const [ada, bo, cy] = pages as [Page, Page, Page];
    const id = act(ada, { type: 'stare', target: 1 });
    await ada.next('verdict', (message) => message.id === id);
    expect(await bo.next('stare')).toMatchObject({ from: 1, target: 2 });
    expect(cy.heard.some(({ type }) => type === 'stare')).toBe(false);
  });

  it('a spectator sees the game and may do nothing in it', async () => {
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
    await start(pages);
    const watcher = await openPage(here.url(), code);
    watcher.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    expect(await watcher.next('game')).toMatchObject({ seat: null, first: 1 });
    act(watcher, { type: 'theft' });
    expect((await watcher.next('refused')).refusal.refused).toBe('lobby.unknown');
    watcher.send({ type: 'enter', name: 'Wim' });
    act(watcher, { type: 'theft' });
    expect((await watcher.next('refused')).refusal.refused).toBe('seat.notYours');
  });
});

type Dealt = Extract<Page['heard'][number], { type: 'game' }>;

describe('coming and going', () => {
  it('a page that comes back is told what it missed, from the number it saw last', async () => {
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
    await start(pages);
    const [ada, bo] = pages as [Page, Page];
    const { game, epoch, seat } = bo.heard.find(({ type }) => type === 'game') as Dealt;
    bo.close();
    await ada.next('told', ({ events }) => events[0]?.type === 'presence');
    act(ada, { type: 'doSomething', target: 1 });
    await ada.next('told');
    const back = await openPage(here.url(), code, bo.cookie);
    back.send({ type: 'resume', game, epoch, seen: 4 });
    const missed = await back.next('game');
    expect(missed).toMatchObject({ first: 5, seat });
    // That it is back itself is told like anything else: when it is on the disk.
    const types = () =>
      back.heard.flatMap((message) =>
        message.type === 'game' || message.type === 'told' ? message.events.map(({ type }) => type) : [],
      );
    if (types().length < 3) await back.next('told');
    expect(types()).toEqual(['presence', 'doSomething', 'presence']);
  });

  it('the same seat in a second tab takes over and tells the first', async () => {
    const code = await newRoom(here.url());
    const cookie = await cookieFor(here.url(), code);
    const first = await openPage(here.url(), code, cookie);
    first.send({ type: 'enter', name: 'Ada' });
    await first.next('lobby', ({ people }) => people.length === 1);
    const second = await openPage(here.url(), code, cookie);
    expect(await first.next('goodbye')).toEqual({ type: 'goodbye', why: 'takenOver' });
    expect(await first.closed).toBe(4000);
    expect(await second.next('lobby')).toMatchObject({ you: 1, host: 1 });
  });

  it('[M26] stopped and started again, a running game is back, held until a seat returns', async () => {
    const own = await host();
    const { code, pages } = await dealtTable(own.url(), ['Ada', 'Bo']);
    await start(pages);
    const page = await mover(pages);
    const id = act(page, someMove(page));
    const { first } = await page.next('told', ({ ack }) => ack === id);
    await own.restart();
    const back = await openPage(own.url(), code, page.cookie);
    back.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    const game = await back.next('game');
    const types = game.events.map(({ type }) => type);
    expect(types.slice(first - 1)).toEqual(
      ['moved', 'presence', 'presence', 'paused', 'presence', 'resumed'].slice(0, types.length - first + 1),
    );
    expect(types).toContain('paused');
    const repeated = { type: 'do', id, command: { type: 'theft' } } as const;
    back.send(repeated);
    expect(await back.next('verdict', (message) => message.id === id)).toMatchObject({ refusal: null });
    await own.end();
  });
});
