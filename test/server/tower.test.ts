import { describe, expect, it } from 'vitest';
import { openOrder } from '#content/towerOrder.ts';
import { decodeLog } from '#engine/core/log.ts';
import { isRefusal } from '#engine/mall/index.ts';
import { type TowerCommand, towerOptions } from '#engine/tower/decide.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import { emptyTower, type TowerEvent, type TowerGame } from '#engine/tower/game.ts';
import { replayTower, type TowerOrder, towerHash } from '#engine/tower/log.ts';
import { act, dealtTable, host, openPage, type Page, sitting } from './client.ts';
import { hosted } from './hosted.ts';

const here = await hosted();

const DRAWING = `quest two-ways-out

+-----+-----+-----+
|iP    k1   |xP   |
+     +     +--1--+
|                 |
+     +     +     +
|iO          xO   |
+-----+-----+-----+
`;

/** She can go every way, so whatever was dealt both can move her. */
const CROSSROADS = `quest crossroads

+-----+-----+-----+
|           |xP   |
+     +     +     +
|      iP         |
+     +     +     +
|                 |
+-----+-----+-----+
`;

const choice = (tongue = 'beginner', drawing = DRAWING) => ({
  tower: { drawing, name: 'Two ways out', tongue },
});

/** The game as this page knows it, from what it was told. */
function gameOf({ heard }: Page): TowerGame {
  const game = heard.findLast((message) => message.type === 'game');
  if (game?.type !== 'game') throw new Error('no game');
  const opened = openOrder(game.setup as TowerOrder);
  if (!('box' in opened)) throw new Error('does not open');
  const events = new Map<number, TowerEvent>();
  for (const message of heard.slice(heard.indexOf(game)))
    if (message.type === 'told' || message.type === 'game')
      message.events.forEach((event, index) => {
        events.set(message.first + index, event as TowerEvent);
      });
  return [...events]
    .sort(([one], [other]) => one - other)
    .reduce((now, [, event]) => evolveTower(now, event), emptyTower(opened.box));
}

type Move = Extract<TowerCommand, { type: 'move' }>;

/** The page whose seat may make this move now, and the move. */
function moveTo(pages: readonly Page[], pawn: string, row: number, column: number): [Page, Move] {
  for (const [seat, page] of pages.entries()) {
    const found = towerOptions(gameOf(page), seat).find(
      (command) => command.type === 'move' && command.pawn === pawn && command.to === row * 8 + column,
    );
    if (found !== undefined) return [page, found as Move];
  }
  throw new Error(`nobody can move the ${pawn} to ${row}/${column}`);
}

async function make(pages: readonly Page[], pawn: string, row: number, column: number): Promise<void> {
  const [page, command] = moveTo(pages, pawn, row, column);
  const asked = act(page, command);
  await page.next('told', ({ ack }) => ack === asked);
  const seen = page.heard.reduce((most, message) => Math.max(most, lastOf(message)), 0);
  for (const other of pages)
    if (other.heard.every((message) => lastOf(message) < seen))
      await other.next('told', (message) => lastOf(message) >= seen);
}

const lastOf = (message: Page['heard'][number]) =>
  message.type === 'told' || message.type === 'game' ? message.first + message.events.length - 1 : 0;

const SOLUTION = [
  ['dwarf', 2, 1],
  ['mage', 1, 0],
  ['mage', 1, 2],
  ['dwarf', 0, 1],
  ['mage', 0, 2],
  ['dwarf', 2, 1],
  ['dwarf', 2, 2],
] as const;

describe('a quest of the tower in a room', () => {
  it('[T2][T5] two pages solve it with the directions they were dealt; its log replays, and its replay is open to all', async () => {
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo'], choice());
    const [ada, bo] = pages as [Page, Page];
    expect(gameOf(ada).hands.map((hand) => hand.length)).toEqual([2, 2]);
    for (const [pawn, row, column] of SOLUTION) await make(pages, pawn, row, column);
    expect([gameOf(ada), gameOf(bo)].map(({ won, actions }) => [won, actions])).toEqual([
      [true, 7],
      [true, 7],
    ]);
    const id = (ada.heard.find(({ type }) => type === 'game') as { game: string }).game;
    const text = await (await fetch(`${here.url()}/api/games/${id}/log`)).text();
    const log = decodeLog<TowerOrder, TowerEvent>(text);
    if (isRefusal(log)) throw new Error(log.refused);
    expect(log.header).toMatchObject({ game: 'tower', names: ['Ada', 'Bo'], setup: { drawing: DRAWING } });
    const opened = openOrder(log.header.setup);
    if (!('box' in opened)) throw new Error('does not open');
    expect(towerHash(replayTower(opened.box, log.entries), log.entries)).toBe(log.hash);
  });

  it('[T3] two who move the same pawn at the same moment get one success and one reason', async () => {
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo'], choice('beginner', CROSSROADS));
    for (const [seat, page] of pages.entries()) {
      const [way] = towerOptions(gameOf(page), seat).filter(({ type }) => type === 'move');
      act(page, way as Move);
    }
    await Promise.all(pages.map((page) => page.next('told')));
    // What is refused is told at once, what happened once it is on the disk.
    const verdicts = pages.flatMap(({ heard }) => heard.filter(({ type }) => type === 'verdict'));
    expect(verdicts).toMatchObject([{ refusal: { refused: 'pawn.elsewhere' } }]);
    expect(pages.map((page) => gameOf(page).actions)).toEqual([1, 1]);
  });

  it('[M26] is back after a restart, where it was, with what can be taken back', async () => {
    const own = await host();
    const { code, pages } = await dealtTable(own.url(), ['Ada', 'Bo'], choice());
    await make(pages, 'dwarf', 2, 1);
    const before = gameOf(pages[0] as Page);
    await own.restart();
    const back = await openPage(own.url(), code, (pages[0] as Page).cookie);
    back.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    await back.next('game');
    expect(gameOf(back).position).toEqual(before.position);
    const undo = act(back, { type: 'undo' });
    await back.next('told', ({ ack }) => ack === undo);
    expect(gameOf(back).actions).toBe(0);
    await own.end();
  });

  it('[T17] experts: words and signs reach nobody, pointing at the help tile everyone, a stare its target', async () => {
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo'], choice('expert'));
    const [ada, bo] = pages as [Page, Page];
    ada.send({ type: 'say', text: 'the ladder!' });
    expect((await ada.next('refused')).refusal).toMatchObject({ refused: 'talk.silence' });
    ada.send({ type: 'gesture', sign: 'look', path: [] });
    expect((await ada.next('refused')).refusal).toMatchObject({ refused: 'talk.silence' });
    ada.send({ type: 'point', icon: 'ladder' });
    expect(await bo.next('pointed')).toMatchObject({ icon: 'ladder' });
    act(ada, { type: 'stare', target: 1 });
    await bo.next('stare');
    expect(bo.heard.filter(({ type }) => type === 'said' || type === 'gesture')).toEqual([]);
  });

  it('[T17] in the mall nobody points at a tile that is not there', async () => {
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
    (pages[0] as Page).send({ type: 'point', icon: 'elf' });
    expect((await (pages[0] as Page).next('refused')).refusal).toHaveProperty('refused');
    expect((pages[1] as Page).heard.some(({ type }) => type === 'pointed')).toBe(false);
  });

  it('[T1] five are too many, and a drawing that is none is not dealt; both with the reason', async () => {
    const { refusal } = await refusedDeal(['A', 'B', 'C', 'D', 'E'], choice());
    expect(refusal).toMatchObject({ refused: 'setup.players', params: { least: 1, most: 4 } });
    const broken = { tower: { drawing: 'quest x\n\n+--', name: 'x', tongue: 'beginner' } };
    expect((await refusedDeal(['A'], broken)).refusal).toMatchObject({ refused: 'setup.drawing' });
    const unknown = { tower: { quest: '99-9', tongue: 'beginner' } };
    expect((await refusedDeal(['A'], unknown)).refusal).toMatchObject({ refused: 'lobby.choice' });
  });
});

async function refusedDeal(names: readonly string[], wished: object) {
  const { pages } = await sitting(here.url(), names);
  const [first] = pages as [Page];
  first.send({ type: 'choose', choice: wished as never });
  first.send({ type: 'deal' });
  const refused = await first.next('refused');
  for (const page of pages) page.close();
  return refused;
}
