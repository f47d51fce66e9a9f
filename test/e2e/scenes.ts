import type { Page } from 'playwright-core';
import { reach } from '#bots/planner/reach.ts';
import { act as perform, type Run, seatWith } from '#bots/planner/run.ts';
import { ownCode } from '#content/ownCode.ts';
import { pawnIndex } from '#engine/family/pawns.ts';
import { COLOUR, type Game, type MallCommand, randomFrom } from '#engine/mall/index.ts';
import { openBigMall } from '../../bench/page/bigMall.ts';
import { act, newRoom, openPage, type Page as Wire } from '../server/client.ts';
import { winningCommands } from './heist.ts';
import type { Stage } from './stage.ts';
import { comeAs, sitIn, type WireTable, wireTable } from './wire.ts';
import { en } from './words.ts';

// Every screen there is, each with how one comes to see it. Where it takes others to get there, they
// are without a screen of their own.

export interface Scene {
  readonly name: string;
  readonly show: (page: Page, stage: Stage) => Promise<void>;
}

const scene = (name: string, show: Scene['show']): Scene => ({ name, show });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const at =
  (path: string, heading: string): Scene['show'] =>
  async (page, { server }) => {
    await page.goto(server.url + path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
  };

const OWN = {
  name: 'Blind alley',
  start: '1B',
  tiles: ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14'],
  onTop: ['15'],
  pieces: ['ownExits', 'passTiles', 'crystalBall', 'noVortex'],
  sand: 240_000,
};

/** Somebody has won something alone, and was near to more. */
const ACHIEVED = [
  ...['XA4', 'XA10', 'XA20', 'XA29'].map((id) => ({ id, best: 9, won: Date.UTC(2026, 10, 3) })),
  { id: 'XA1', best: 3, won: null },
  { id: 'XA16', best: 5, won: null },
  { id: 'XA42', best: 4, won: null },
];

export const AROUND: readonly Scene[] = [
  scene('home', at('/', en('page.home.what'))),
  scene('settings', async (page) => {
    await button(page, en('page.settings.open')).click();
    await page.locator('dialog').waitFor();
  }),
  scene('rules', at('/rules', en('page.rules.title'))),
  scene('rules-9', at('/rules/9', en('page.rules.title'))),
  scene('nowhere', at('/no/where', en('page.nowhere.title'))),
  scene('own-shelf', at('/own', en('own.title'))),
  scene('own-compose', async (page, { server }) => {
    await page.goto(`${server.url}/own/compose/${ownCode(OWN)}`);
    await page.getByText(en('own.verdict')).first().waitFor();
  }),
  scene('own', at(`/own/${ownCode(OWN)}`, OWN.name)),
  scene('learn', async (page, { server }) => {
    await page.goto(`${server.url}/learn`);
    await page.getByText(en('learn.move.1')).waitFor();
  }),
  scene('cabinet', at('/book/cabinet', en('cabinet.title'))),
  scene('cabinet-filled', async (page, stage) => {
    await remembering(page, stage.server.url, { achievedAlone: ACHIEVED, rooms: [{ code: 'kite42' }] });
    await at('/book/cabinet', en('cabinet.title'))(page, stage);
    await page.getByText(en('cabinet.count', { won: 4, all: 42 })).waitFor();
  }),
  scene('solo', at('/solo', en('play.solo.title'))),
  scene('solo-game', async (page) => {
    await button(page, en('play.solo.start')).click();
    await button(page, en('play.ready.ready')).click();
    await page.locator('.solo-deck button').click();
    await page.locator('.action').waitFor();
  }),
];

/** Somebody has been here before. */
const CLIMBED = {
  tower: {
    version: 1,
    quests: {
      '0-1': { actions: 3, best: true },
      '0-2': { actions: 9 },
      '0-3': { skipped: true },
      '1-1': { watched: true },
      '1-2': {},
      ...Object.fromEntries(['2-1', '2-2', '2-3', '2-4'].map((id) => [id, { actions: 9 }])),
    },
  },
  daily: { version: 1, days: { '2026-11-04': { actions: 9 }, '2026-11-05': { actions: 5, best: true } } },
  practiceSolved: { 1: 4 },
};

/** What is kept in this browser is read when a page is opened. */
async function remembering(page: Page, url: string, kept: Readonly<Record<string, unknown>>): Promise<void> {
  await page.goto(url);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all))
      localStorage.setItem(`hushglass.${key}`, JSON.stringify(value));
  }, kept);
}

export const TOWER: readonly Scene[] = [
  scene('tower', at('/tower', en('towerMap.title'))),
  scene('tower-climbed', async (page, stage) => {
    await remembering(page, stage.server.url, CLIMBED);
    await at('/tower', en('towerMap.title'))(page, stage);
    await page.getByText(en('towerMap.legend')).click();
    await page.locator('#floor-1').scrollIntoViewIfNeeded();
  }),
  scene('tower-barred', at('/tower/1-epic', en('towerMap.locked.title'))),
  scene('tower-daily', async (page, stage) => {
    await at('/tower/daily', en('towerMap.daily.title'))(page, stage);
    await page.getByRole('link', { name: en('towerMap.daily.play') }).waitFor();
  }),
  scene('tower-day-solved', async (page, stage) => {
    // As the page has it: in pictures it is always the same day.
    const today = await page.evaluate(() => new Date().toISOString().slice(0, 10));
    const solved = { actions: 30, near: true, onTime: true, story: 'YwPsGjOoBoBaYlPo' };
    await remembering(page, stage.server.url, { daily: { version: 1, days: { [today]: solved } } });
    await at('/tower/daily', en('towerMap.daily.title'))(page, stage);
    await page.locator('.story img').waitFor();
    await page.locator('.daily-others, .daily-today p.small').first().waitFor();
  }),
  scene('tower-browse', at('/tower/p', en('editor.browse.title'))),
  scene('tower-practice', at('/tower/practice', en('towerMap.practice.title'))),
  scene('rules-tower', at('/rules/tower', en('towerLaw.title'))),
];

const NAMES = ['Ada', 'Bo', 'Maximiliane-Charlotte'];
/** As many as a game takes. */
const CROWD = [...NAMES, 'Dieuwertje', 'Élodie', 'Finn', 'Guðrún', 'Hugo'];
const MUCH_SAND = 600_000;

type Choice = Parameters<WireTable['choose']>[0];

async function tableWith(stage: Stage, choice: Choice, names = NAMES): Promise<WireTable> {
  const table = await wireTable(stage, names);
  table.choose(choice);
  return table;
}

const inGame = (page: Page) => page.locator('.game[data-phase=running]').waitFor();

export function roomScenes(): readonly Scene[] {
  let table: WireTable;
  return [
    scene('room-unknown', at('/r/nowhere', en('page.room.unknown', { code: 'nowhere' }))),
    scene('room-entry', async (page, { server }) => {
      await page.goto(`${server.url}/r/${await newRoom(server.url)}`);
      await page.getByRole('heading', { name: en('page.room.yourName') }).waitFor();
    }),
    scene('lobby', async (page, stage) => {
      table = await tableWith(stage, { scenario: 8, level: 4, side: 'B' }, CROWD);
      await sitIn(page, stage.server.url, table, 0);
      await page.getByRole('heading', { name: en('page.table.title') }).waitFor();
      (table.wires[1] as Wire).send({ type: 'say', text: 'Shall we try the big one tonight?' });
      await page.getByText('the big one tonight').waitFor();
    }),
    scene('chooser', async (page) => {
      await button(page, en('page.choice.change')).click();
      await page.locator('dialog .scenario-pick').first().waitFor();
    }),
    scene('ready', async (page) => {
      await page.keyboard.press('Escape');
      await button(page, en('page.deal.button')).click();
      await page.locator('.ready > .row button').waitFor();
    }),
    scene('lobby-guest', async (page, stage) => {
      table.close();
      table = await tableWith(stage, { scenario: 3 });
      await sitIn(page, stage.server.url, table, 1);
      await page.getByRole('heading', { name: en('page.table.title') }).waitFor();
    }),
    scene('home-back', async (page, { server }) => {
      await page.goto(server.url);
      await page.locator('.home-room.running').waitFor();
    }),
  ];
}

export function gameScenes(): readonly Scene[] {
  let table: WireTable;
  const vote = (seat: number) => act(table.wires[seat] as Wire, { type: 'pause', seat, pause: true });
  return [
    scene('game-big', async (page, { server, data }) => {
      const [me, friend] = await openBigMall(server.url, data);
      me?.ws?.close();
      await comeAs(page, server.url, me?.where.code ?? '', me?.where.cookie ?? '');
      await inGame(page);
      friend?.ws?.close();
    }),
    scene('game-start', async (page, stage) => {
      table = await tableWith(stage, { scenario: 2 }, CROWD);
      await table.start();
      await sitIn(page, stage.server.url, table, 0);
      await inGame(page);
    }),
    scene('game-turn', async (page, stage) => {
      table.close();
      table = await tableWith(stage, { scenario: 1, sand: MUCH_SAND, talk: false });
      await table.start();
      const plan = winningCommands(table.game as Game, 'scene').filter(({ type }) => type !== 'ready');
      await table.give(plan.slice(0, plan.findIndex(({ type }) => type === 'theft') - 1));
      await sitIn(page, stage.server.url, table, 0);
      await inGame(page);
      await chooseSomebody(page);
    }),
    scene('menu', async (page) => {
      await button(page, en('play.menu.open')).click();
      await page.locator('dialog').waitFor();
    }),
    scene('whom', async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('Space');
      await page.locator('dialog .whom').first().waitFor();
    }),
    scene('pause-ask', async (page) => {
      await page.keyboard.press('Escape');
      vote(1);
      await page.locator('.pause-ask').waitFor();
    }),
    scene('paused', async (page) => {
      vote(2);
      await button(page, en('play.pause.agree')).click();
      await page.getByRole('heading', { name: en('play.pause.title') }).waitFor();
    }),
    scene('watching', async (page, stage) => {
      await page.context().clearCookies();
      await page.goto(`${stage.server.url}/r/${table.code}`);
      await page.locator('.hand-watch').waitFor();
    }),
    scene('talk-window', async (page, stage) => {
      table.close();
      table = await openWindow(stage, { scenario: 4, sand: MUCH_SAND });
      await sitIn(page, stage.server.url, table, 0);
      await page.locator('.talk.window').waitFor();
    }),
    scene('gestures', async (page, stage) => {
      table.close();
      table = await openWindow(stage, { scenario: 12, sand: MUCH_SAND });
      await sitIn(page, stage.server.url, table, 0);
      await page.locator('.talk.window').waitFor();
    }),
    scene('taken-over', async (page, stage) => {
      const { cookie } = table.wires[0] as Wire;
      await openPage(stage.server.url, table.code, cookie);
      await page.getByText(en('page.status.takenOver')).waitFor();
      table.close();
    }),
  ];
}

export function endScenes(): readonly Scene[] {
  let table: WireTable;
  return [
    scene('end-won', async (page, stage) => {
      table = await tableWith(stage, { scenario: 1, sand: MUCH_SAND }, CROWD);
      await table.start();
      const plan = winningCommands(table.game as Game, 'scene').filter(({ type }) => type !== 'ready');
      await table.give(plan);
      // Whose vortex is out of service by now.
      await sitIn(page, stage.server.url, table, seatWith(table.game as Game, 'V'));
      await page.locator('.end table').waitFor();
    }),
    scene('replay', async (page, { server }) => {
      await page.goto(`${server.url}/replay/${table.id}`);
      const slider = page.getByRole('slider', { name: en('play.replay.at') });
      await slider.waitFor();
      await slider.press('End');
    }),
    scene('book', at('/book', en('page.book.title'))),
    scene('book-room', async (page, { server }) => {
      await page.goto(`${server.url}/book?room=${table.code}`);
      await page.locator('.book-pages').waitFor();
      table.close();
    }),
    scene('end-lost', async (page, stage) => {
      table = await tableWith(stage, { scenario: 3, sand: 1_000 });
      await table.start();
      await sitIn(page, stage.server.url, table, 0);
      await page.locator('.end table').waitFor();
      table.close();
    }),
  ];
}

/** Some hero whom this seat can move, so that it shows where to. */
async function chooseSomebody(page: Page): Promise<void> {
  for (const hero of [1, 2, 3, 4]) {
    await page.keyboard.press(`Digit${hero}`);
    if ((await page.locator('.target').count()) > 0) return;
  }
}

/** The elf explores: the sand runs on, and everyone may talk. */
async function openWindow(stage: Stage, choice: Choice): Promise<WireTable> {
  const table = await tableWith(stage, choice);
  await table.start();
  await table.give(elfExplores(table.game as Game));
  return table;
}

/** Somebody may have to step aside for it first. */
export function elfExplores(game: Game): readonly MallCommand[] {
  const run: Run = { game, random: randomFrom('scene'), log: [], refused: [] };
  const arrived = reach(run, pawnIndex('elf'), (space) => game.box.print[space]?.explore === COLOUR.elf);
  if (!arrived || !perform(run, 'X', { type: 'explore' })) throw new Error('the elf cannot explore');
  // Whoever stepped aside may stand where the tile could go as well.
  const space = run.game.shared.pawns[pawnIndex('elf')] as number;
  if (run.game.shared.drawn !== null) perform(run, 'X', { type: 'place', space });
  return run.log.map(({ command }) => command);
}
