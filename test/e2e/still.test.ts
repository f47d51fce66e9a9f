import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { seatWith } from '#bots/planner/run.ts';
import { holds, MOVE_ACTION } from '#engine/mall/actions.ts';
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

/** The smallest mall, in which the elf's exploring lets everyone talk; with tokens in a tray. */
const MALL = {
  own: {
    name: 'Hold still',
    start: '1A',
    tiles: ['2', '3', '4', '5', '6', '7', '8', '9'],
    onTop: [],
    pieces: ['loudspeaker', 'antiStress'],
    sand: 600_000,
  },
};

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Fay', 'Gus'];
/** Whoever has a screen holds one of these besides a direction that somebody else holds, too. */
const SCREENED = { upright: 'X', 'on its side': 'L', laptop: 'V' } as const;

interface Evening {
  readonly place: Place;
  readonly table: WireTable;
  readonly plan: Plan;
  /** By the names of their looks, with the names of those who sit there. */
  readonly screens: readonly { readonly page: Page; readonly name: string }[];
  readonly heist: Heist;
  /** By seat: those without a screen. */
  readonly wires: Map<number, Wire>;
  readonly moves: string[];
  step: string;
}

/** Dealt until the elf explores on the way to the theft. */
async function dealt(place: Place): Promise<{ readonly table: WireTable; readonly plan: Plan }> {
  const table = await wireTable(place, NAMES);
  onTestFinished(() => table.close());
  const [host] = table.wires as [Wire];
  table.choose(MALL);
  for (let before = ''; ; host.send({ type: 'leave' })) {
    host.send({ type: 'deal' });
    for (const wire of table.wires) await wire.next('game', ({ game }) => game !== before);
    before = lastGame(host);
    table.game = secretGame(place.data, before);
    const plan = planFor(table.game);
    if (plan.talks < plan.steals) return { table, plan };
  }
}

interface Plan {
  readonly commands: readonly MallCommand[];
  /** How many commands until the sand runs, words are allowed, and the theft is next. */
  readonly runs: number;
  readonly talks: number;
  readonly steals: number;
}

function planFor(game: Game): Plan {
  const commands = winningCommands(game, 'still');
  return {
    commands,
    runs: NAMES.length,
    talks: until(game, commands, ({ shared }) => shared.phase === 'running' && shared.talk),
    steals: until(game, commands, ({ shared }) => shared.stolen) - 1,
  };
}

async function opened(): Promise<Evening> {
  const place = await openPlace();
  const { table, plan } = await dealt(place);
  const game = table.game as Game;
  const evening = { place, table, plan, moves: [] as string[], step: 'ready' };
  const pages: Page[] = [];
  const wires = new Map(table.wires.entries());
  const screens = [];
  for (const [look, action] of Object.entries(SCREENED)) {
    const page = await person(place, LOOKS[look]);
    const seat = seatWith(game, action);
    await watchBoardBox(page, (move: BoxMove) => {
      evening.moves.push(`${look}, ${evening.step}: ${moveText(move)}`);
    });
    pages[seat] = page;
    screens.push({ page, name: NAMES[seat] as string, seat });
    wires.delete(seat);
  }
  await Promise.all(screens.map(({ page, seat }) => sitIn(page, place.server.url, table, seat)));
  for (const { page } of screens) await page.locator('.ready > .row button').waitFor();
  const hands = NAMES.map(() => 'keys' as const);
  const heist = { game, watcher: [...wires.values()][0] as Wire, pages, hands };
  return Object.assign(evening, { screens, wires, heist });
}

const step = (evening: Evening, name: string) => {
  evening.step = name;
};

async function give(evening: Evening, commands: readonly MallCommand[]): Promise<void> {
  const { heist, wires } = evening;
  for (const planned of commands) {
    const command = inOtherHands(evening, planned);
    const wire = wires.get(command.seat as number);
    if (wire === undefined) await carryOut(heist, command);
    else {
      await played(wire, { ...command });
      heist.game = after(heist.game, command);
    }
  }
}

/** A direction by whoever has no screen: that is quicker. */
function inOtherHands({ heist, wires }: Evening, command: MallCommand): MallCommand {
  const { hands } = heist.game.shared;
  const able =
    command.type === 'move'
      ? (seat: number) => holds(hands[seat], MOVE_ACTION[command.direction])
      : (seat: number) => command.type === 'theft' || seat === command.seat;
  const seat = [...wires.keys()].find(able) ?? command.seat;
  return { ...command, seat } as MallCommand;
}

const everywhere = ({ screens }: Evening, wait: (page: Page) => Promise<unknown>) =>
  Promise.all(screens.map(({ page }) => wait(page)));

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
  const { screens, wires, table, place } = evening;
  const [bo, cy, di] = screens.map(({ page }) => page) as [Page, Page, Page];
  const [seat, wire] = [...wires].at(-1) as [number, Wire];
  await everywhere(evening, (page) => page.locator('.talk.window').waitFor());
  step(evening, 'chat lines');
  for (const text of ['North, somebody!', 'The mage stands in the way of everyone else, as always.'])
    wire.send({ type: 'say', text });
  await everywhere(evening, (page) =>
    page.getByText('North, somebody!').first().waitFor({ state: 'attached' }),
  );
  step(evening, 'away');
  wire.close();
  step(evening, 'the chat is opened');
  for (const page of [bo, cy]) await page.locator('.talk-strip').tap();
  step(evening, 'signs');
  for (const page of [bo, cy, di]) await button(page, en('play.sign.thanks')).click();
  step(evening, 'the chat is shut');
  for (const page of [bo, cy]) await page.locator('.talk-strip').tap();
  step(evening, 'away');
  await everywhere(evening, (page) => page.locator('.player.away').waitFor());
  step(evening, 'back');
  const again = await openPage(place.server.url, table.code, wire.cookie);
  onTestFinished(() => again.close());
  wires.set(seat, again);
  await everywhere(evening, (page) => page.locator('.player.away').waitFor({ state: 'detached' }));
}

/** On a phone the chat lies over the ready card, and keys go to it; silence folds it away. */
async function talkBefore({ screens }: Evening): Promise<void> {
  for (const { page } of screens.slice(0, 2)) {
    await page.locator('.talk-strip').tap();
    await page.locator('.talk-box input:focus').waitFor();
    await button(page, en('play.sign.thanks')).click();
  }
}

/** The button is in sight and in reach wherever the mall is larger than the window. */
async function nearAndBack({ screens }: Evening): Promise<void> {
  for (const { page } of screens) {
    const { width, height } = page.viewportSize() as { width: number; height: number };
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, -400);
    await page.locator('.fit').click();
    await page.locator('.fit').waitFor({ state: 'detached' });
  }
}

async function pauseAndGoOn(evening: Evening): Promise<void> {
  const { wires } = evening;
  const everyoneElse = (pause: boolean) => {
    for (const [seat, wire] of wires) act(wire, { type: 'pause', seat, pause });
  };
  step(evening, 'pause wish');
  everyoneElse(true);
  await everywhere(evening, (page) => button(page, en('play.pause.agree')).waitFor());
  step(evening, 'pause');
  await everywhere(evening, (page) => button(page, en('play.pause.agree')).click());
  await everywhere(evening, (page) => page.getByRole('heading', { name: en('play.pause.title') }).waitFor());
  step(evening, 'play on');
  await everywhere(evening, (page) =>
    button(page, en('play.pause.on')).and(page.locator('[aria-disabled=false]')).click(),
  );
  everyoneElse(false);
  await everywhere(evening, (page) => page.locator('.paused').waitFor({ state: 'detached' }));
}

/** Nudges, and a theft that is too early. */
async function interrupt(evening: Evening): Promise<void> {
  const [upright, side] = evening.screens as [Evening['screens'][0], Evening['screens'][0]];
  step(evening, 'nudges and tips');
  await button(upright.page, en('play.players.stare', { name: side.name })).tap();
  await button(upright.page, en('play.players.prod', { name: side.name })).tap();
  await side.page.locator('.alarm.prod').waitFor();
  await everywhere(evening, (page) => page.keyboard.press('KeyT'));
}

/** A token is taken up and given back, on every screen. */
async function takeUpTokens(evening: Evening): Promise<void> {
  step(evening, 'tokens');
  for (const { page } of evening.screens) {
    await page.getByRole('button', { name: new RegExp(`^${en('play.token.sand')}`) }).click();
    await page.locator('.tray-help:not(.unseen)').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.tray-help.unseen').first().waitFor({ state: 'attached' });
  }
}

it('the board holds still over a game, whatever comes and goes round it', async () => {
  const evening = await opened();
  const { commands, runs, talks, steals } = evening.plan;
  step(evening, 'talk before the sand runs');
  await talkBefore(evening);
  await give(evening, commands.slice(0, runs));
  for (const { page } of evening.screens) await page.locator('.talk.shown').waitFor({ state: 'detached' });
  step(evening, 'a look from near');
  await nearAndBack(evening);
  step(evening, 'moves and exploring');
  await give(evening, commands.slice(runs, talks));
  await talk(evening);
  await pauseAndGoOn(evening);
  await interrupt(evening);
  await takeUpTokens(evening);
  step(evening, 'more moves');
  await give(evening, commands.slice(talks, steals));
  step(evening, 'Steal');
  await everywhere(evening, (page) => page.getByRole('button', { name: en('play.act.theft') }).waitFor());
  await give(evening, commands.slice(steals, steals + 1));
  step(evening, 'the sand turns, little is left');
  const { there, back } = detourToTheTimer(evening.heist.game) ?? { there: [], back: [] };
  await give(evening, [...there, ...back]);
  step(evening, 'the way out');
  await give(evening, commands.slice(steals + 1));
  step(evening, 'the end');
  await everywhere(evening, (page) => page.getByRole('heading', { name: en('play.end.won') }).waitFor());
  expect(evening.moves).toEqual([]);
});
