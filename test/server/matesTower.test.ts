import { describe, expect, it, onTestFinished } from 'vitest';
import { shippedQuest } from '#content/questSet.ts';
import { openOrder } from '#content/towerOrder.ts';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import type { QuestAction } from '#engine/tower/actions.ts';
import { type TowerCommand, towerOptions } from '#engine/tower/decide.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import { emptyTower, type TowerEvent, type TowerGame } from '#engine/tower/game.ts';
import type { TowerOrder } from '#engine/tower/log.ts';
import { openAdviser } from '#solver/advice.ts';
import { freePort } from '../../bench/load/child.ts';
import { ROOM } from '../tower/epics.ts';
import { act, openPage, type Page } from './client.ts';
import { hosted } from './hosted.ts';
import { botsIn, patiently, refusedBy, withBots } from './matesTable.ts';
import { freshPlace, startChildOn } from './place.ts';

// Bots at a quest's table, over real sockets.

const here = await hosted();
const TRIAL = { tower: { quest: '1-1', tongue: 'free' } } as const;

/** Eight rooms with four heroes in them: no table of it fits. */
const HUGE = `quest crowded
shape sliding

${['Y', 'G', 'P', 'O']
  .map((hero) => ROOM(`i${hero}   `, `x${hero}   `))
  .concat([ROOM('     '), ROOM('  @  '), ROOM('     '), ROOM('  @  ')])
  .join('\n\n')}
`;

/** The game as this page knows it. */
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

const isFor = (next: QuestAction) => (option: TowerCommand) =>
  next.type === 'move'
    ? option.type === 'move' && option.pawn === (PAWNS[next.pawn] as Pawn) && option.to === next.to
    : option.type === next.type && option.card === next.card;

/** A person at seat 0 who does what is best whenever they hold what it takes, until it is solved. */
async function solved(page: Page): Promise<TowerGame> {
  const adviser = openAdviser(gameOf(page).box.graph);
  while (gameOf(page).won === null) {
    const game = gameOf(page);
    const advice = adviser(game.position);
    if (advice.type !== 'do') throw new Error(`there is no way on: ${advice.type}`);
    const own = towerOptions(game, 0).find(isFor(advice.action));
    if (own !== undefined) act(page, own);
    await patiently(() => gameOf(page).actions > game.actions);
  }
  return gameOf(page);
}

async function dealt(page: Page, choice: object = TRIAL): Promise<void> {
  page.send({ type: 'choose', choice: choice as never });
  page.send({ type: 'deal' });
  await page.next('game');
}

describe.concurrent('bots in the tower', () => {
  it('[T5] solve a quest with a person: their acts arrive like anybody’s, and the log says whose they were', async () => {
    const { pages } = await withBots(here.url(), ['Ada'], 1);
    const [ada] = pages as [Page];
    await dealt(ada);
    const { won, actions } = await solved(ada);
    expect([won, actions]).toEqual([true, shippedQuest('1-1').proof.solution.length]);
    const { game } = ada.heard.findLast((message) => message.type === 'game') as { game: string };
    const log = await (await fetch(`${here.url()}/api/games/${game}/log`)).text();
    const [header, ...entries] = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(header).toMatchObject({ bots: [1] });
    expect(new Set(entries.filter(({ bot }) => bot).map(({ seat }) => seat))).toEqual(new Set([1]));
  }, 90_000);

  it('are refused, with the reason, where nobody knows the way', async () => {
    const { pages } = await withBots(here.url(), ['Ada'], 1);
    const [ada] = pages as [Page];
    ada.send({ type: 'choose', choice: { tower: { drawing: HUGE, name: 'Crowded', tongue: 'free' } } });
    expect(await refusedBy(ada, { type: 'deal' })).toBe('lobby.botsTower');
  });

  it('[T1] are no more than four with the people', async () => {
    const { pages } = await withBots(here.url(), ['Ada'], 4);
    const [ada] = pages as [Page];
    ada.send({ type: 'choose', choice: TRIAL });
    expect(await refusedBy(ada, { type: 'deal' })).toBe('setup.players');
  });

  it('[T17] whoever looks at one is answered: it acts, or points at whose turn it is', async () => {
    const { pages } = await withBots(here.url(), ['Ada'], 1, 'relaxed');
    const [ada] = pages as [Page];
    await dealt(ada);
    const from = ada.heard.length;
    act(ada, { type: 'stare', target: 1 });
    const isAnswer = (message: Page['heard'][number]) =>
      message.type === 'pointed' ||
      (message.type === 'told' &&
        message.events.some((event) => 'seat' in event && event.seat === 1 && event.type !== 'presence'));
    await patiently(() => ada.heard.slice(from).some(isAnswer));
  }, 60_000);

  it('[M26] play for somebody who is away, by vote, until they are back', async () => {
    const { code, pages } = await withBots(here.url(), ['Ada', 'Bo'], 0);
    const [ada, bo] = pages as [Page, Page];
    await dealt(ada);
    bo.close();
    await ada.next('lobby', ({ people }) => people.some(({ name, here: there }) => name === 'Bo' && !there));
    ada.send({ type: 'letBot', seat: 1, level: 'quick', want: true });
    const { lent } = await ada.next('lobby', (told) => botsIn(told).length === 1);
    expect(lent).toMatchObject([{ seat: 1, owner: 2 }]);
    const back = await openPage(here.url(), code, bo.cookie);
    const lobby = await back.next('lobby', (told) => told.lent.length === 0);
    expect(botsIn(lobby)).toEqual([]);
  }, 60_000);
});

describe('a server that is killed while bots climb', () => {
  it('[M26] finds them on the same step, and they go on', async () => {
    const place = await freshPlace();
    const port = await freePort();
    const start = async () => {
      const child = await startChildOn(place, port);
      onTestFinished(() => void child.end('SIGKILL'));
      return child;
    };
    onTestFinished(place.clear);
    const first = await start();
    const { code, pages } = await withBots(first.url, ['Ada'], 1);
    const [ada] = pages as [Page];
    await dealt(ada);
    act(ada, { type: 'stare', target: 1 });
    await first.end('SIGKILL');
    const second = await start();
    const back = await openPage(second.url, code, ada.cookie);
    back.send({ type: 'resume', game: null, epoch: null, seen: 0 });
    await back.next('game');
    const { won } = await solved(back);
    expect(won).toBe(true);
  }, 90_000);
});
