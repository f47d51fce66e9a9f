import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { seatWith } from '#bots/planner/run.ts';
import type { Game, MallCommand } from '#engine/mall/index.ts';
import { secretGame } from '../../bench/load/secretGame.ts';
import { act, openPage, played, type Page as Wire } from '../server/client.ts';
import { type BoxMove, moveText, watchBoardBox } from './boardBox.ts';
import { carryOut, type Heist, winningCommands } from './heist.ts';
import { button } from './manners.ts';
import { lastGame } from './roads.ts';
import { openPlace, type Place } from './servers.ts';
import { type Look, person } from './stage.ts';
import { after, detourToTheTimer } from './way.ts';
import { sitIn, type WireTable, wireTable } from './wire.ts';
import { en } from './words.ts';

// A short game on a phone both ways up and on a laptop at once, with everything that comes and goes round the board.

const TOUCH = { hasTouch: true, isMobile: true, locale: 'en-GB' } as const;
const LOOKS: Readonly<Record<string, Look>> = {
  upright: { ...TOUCH, viewport: { width: 390, height: 844 } },
  'on its side': { ...TOUCH, viewport: { width: 844, height: 390 } },
  laptop: { viewport: { width: 1280, height: 800 }, locale: 'en-GB' },
};

/** The smallest mall, in which the elf's exploring lets everyone talk. */
const MALL = {
  own: {
    name: 'Hold still',
    start: '1A',
    tiles: ['2', '3', '4', '5', '6', '7', '8', '9'],
    onTop: [],
    pieces: ['loudspeaker'],
    sand: 600_000,
  },
};

interface Evening {
  readonly place: Place;
  readonly table: WireTable;
  readonly screens: readonly Page[];
  readonly moves: string[];
  step: string;
  heist: Heist;
}

/** Somebody without a screen is host; whoever has the upright phone explores. */
async function dealt(place: Place): Promise<WireTable> {
  const table = await wireTable(place, ['Ada', 'Bo', 'Cy', 'Di']);
  onTestFinished(() => table.close());
  const [host] = table.wires as [Wire];
  table.choose(MALL);
  for (let id: string | null = null; ; ) {
    host.send({ type: 'deal' });
    await host.next('game', ({ game }) => game !== id);
    id = lastGame(host);
    table.game = secretGame(place.data, id);
    if (seatWith(table.game, 'X') === 1) return table;
    host.send({ type: 'leave' });
  }
}

async function opened(): Promise<Evening> {
  const place = await openPlace();
  const table = await dealt(place);
  const moves: string[] = [];
  const evening = { place, table, moves, step: 'ready' };
  const screens: Page[] = [];
  for (const [name, look] of Object.entries(LOOKS)) {
    const page = await person(place, look);
    await watchBoardBox(page, (move: BoxMove) => {
      moves.push(`${name}, ${evening.step}: ${moveText(move)}`);
    });
    screens.push(page);
  }
  await Promise.all(screens.map((page, index) => sitIn(page, place.server.url, table, index + 1)));
  for (const page of screens) await page.locator('.ready button').waitFor();
  const [watcher] = table.wires as [Wire];
  const heist = {
    game: table.game as Game,
    watcher,
    pages: [screens[0] as Page, ...screens],
    hands: screens.map(() => 'keys' as const),
  };
  return Object.assign(evening, { screens, heist: { ...heist, hands: [...heist.hands, 'keys' as const] } });
}

const step = (evening: Evening, name: string) => {
  evening.step = name;
};

async function give(evening: Evening, commands: readonly MallCommand[]): Promise<void> {
  const { heist } = evening;
  for (const command of commands) {
    if (command.seat !== 0) await carryOut(heist, command);
    else {
      await played(heist.watcher, { ...command });
      heist.game = after(heist.game, command);
    }
  }
}

const everywhere = ({ screens }: Evening, wait: (page: Page) => Promise<unknown>) =>
  Promise.all(screens.map(wait));

/** The place in a plan after which it is so. */
function until(dealtGame: Game, plan: readonly MallCommand[], isSo: (game: Game) => boolean): number {
  let game = dealtGame;
  for (const [index, command] of plan.entries()) {
    game = after(game, command);
    if (isSo(game)) return index + 1;
  }
  return plan.length;
}

/** Words and signs from everybody, while one of them is gone and comes back. */
async function talk(evening: Evening): Promise<void> {
  const { screens, heist, table, place } = evening;
  const [bo, cy, di] = screens as [Page, Page, Page];
  await everywhere(evening, (page) => page.locator('.talk.window').waitFor());
  step(evening, 'chat lines');
  for (const text of ['North, somebody!', 'The mage stands in the way of everyone else, as always.'])
    heist.watcher.send({ type: 'say', text });
  await everywhere(evening, (page) =>
    page.getByText('North, somebody!').first().waitFor({ state: 'attached' }),
  );
  step(evening, 'the chat is opened');
  for (const page of [bo, cy]) await page.locator('.talk-strip').tap();
  step(evening, 'signs');
  for (const page of [bo, cy, di]) await button(page, en('play.sign.thanks')).click();
  step(evening, 'the chat is shut');
  for (const page of [bo, cy]) await page.locator('.talk-strip').tap();
  step(evening, 'away');
  heist.watcher.close();
  await everywhere(evening, (page) => page.locator('.player.away').waitFor());
  step(evening, 'back');
  const cookie = (table.wires[0] as Wire).cookie;
  const watcher = await openPage(place.server.url, table.code, cookie);
  onTestFinished(() => watcher.close());
  evening.heist = { ...heist, watcher };
  await everywhere(evening, (page) => page.locator('.player.away').waitFor({ state: 'detached' }));
}

async function pauseAndGoOn(evening: Evening): Promise<void> {
  const { heist } = evening;
  step(evening, 'pause wish');
  act(heist.watcher, { type: 'pause', seat: 0, pause: true });
  await everywhere(evening, (page) => button(page, en('play.pause.agree')).waitFor());
  step(evening, 'pause');
  await everywhere(evening, (page) => button(page, en('play.pause.agree')).click());
  await everywhere(evening, (page) => page.getByRole('heading', { name: en('play.pause.title') }).waitFor());
  step(evening, 'play on');
  await everywhere(evening, (page) =>
    page.locator('.paused button[aria-disabled=false]').click({ timeout: 10_000 }),
  );
  act(heist.watcher, { type: 'pause', seat: 0, pause: false });
  await everywhere(evening, (page) => page.locator('.paused').waitFor({ state: 'detached' }));
}

/** Tips, nudges and a theft that is too early. */
async function interrupt(evening: Evening): Promise<void> {
  const { screens, heist } = evening;
  const [bo, cy, di] = screens as [Page, Page, Page];
  step(evening, 'nudges and tips');
  act(heist.watcher, { type: 'stare', target: 1 });
  await button(bo, en('play.players.prod', { name: 'Cy' })).tap();
  await cy.locator('.alarm.prod').waitFor();
  for (const page of [bo, cy, di]) await page.keyboard.press('KeyT');
}

it('the board holds still over a game, whatever comes and goes round it', async () => {
  const evening = await opened();
  const { heist } = evening;
  const plan = winningCommands(heist.game, 'still');
  const isReady = plan.filter(({ type }) => type === 'ready').length;
  const talks = until(heist.game, plan, ({ shared }) => shared.phase === 'running' && shared.talk);
  const steals = until(heist.game, plan, ({ shared }) => shared.stolen) - 1;
  await give(evening, plan.slice(0, isReady));
  step(evening, 'moves and exploring');
  await give(evening, plan.slice(isReady, Math.min(talks, steals)));
  if (talks < steals) await talk(evening);
  await pauseAndGoOn(evening);
  await interrupt(evening);
  step(evening, 'more moves');
  await give(evening, plan.slice(Math.min(talks, steals), steals));
  step(evening, 'Steal');
  await everywhere(evening, (page) => page.getByRole('button', { name: en('play.act.theft') }).waitFor());
  await give(evening, plan.slice(steals, steals + 1));
  step(evening, 'the theft');
  const detour = detourToTheTimer(evening.heist.game);
  if (detour !== null) {
    step(evening, 'the sand turns, little is left');
    await give(evening, [...detour.there, ...detour.back]);
  }
  step(evening, 'the way out');
  await give(evening, plan.slice(steals + 1));
  step(evening, 'the end');
  await everywhere(evening, (page) => page.getByRole('heading', { name: en('play.end.won') }).waitFor());
  expect(evening.moves).toEqual([]);
});
