import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { reach } from '#bots/planner/reach.ts';
import { act, type Run, seatWith } from '#bots/planner/run.ts';
import { pawnIndex } from '#engine/family/pawns.ts';
import { type Game, type MallCommand, options, randomFrom } from '#engine/mall/index.ts';
import type { Scene } from '../scenes.ts';
import type { Stage } from '../stage.ts';
import { wayToTheTimer } from '../way.ts';
import type { WireTable } from '../wire.ts';
import { en } from '../words.ts';
import { type Choice, chooseSomebody, lookFrom, middleOf, placeOf, started, winning } from './mallTable.ts';

// What can be seen on the board of a running game.

const scene = (name: string, show: Scene['show']): Scene => ({ name, show });
const gameOf = ({ game }: WireTable) => game as Game;

/** The game after so many of the plan's acts, from the seat that makes the next one. */
async function cutAt(
  page: Page,
  stage: Stage,
  choice: Choice,
  where: (plan: readonly MallCommand[]) => number,
) {
  const table = await started(stage, choice);
  const plan = winning(gameOf(table));
  const cut = where(plan);
  await table.give(plan.slice(0, cut));
  const next = plan[cut];
  await lookFrom(page, stage, table, next?.seat ?? 0);
  return { table, next };
}

const before = (type: MallCommand['type'], nth: number) => (plan: readonly MallCommand[]) =>
  placeOf(plan, type, nth);

/** The keys of the directions that this seat does not hold. */
async function pressWhatIsNotHeld(page: Page): Promise<void> {
  for (const key of ['KeyE', 'KeyC', 'KeyV', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await page.keyboard.press(key);
    if ((await page.locator('.hint').count()) > 0) return;
  }
}

export function firstScenes(): readonly Scene[] {
  let table: WireTable;
  return [
    scene('nobody-chosen', async (page, stage) => {
      table = await started(stage, { scenario: 1 });
      await lookFrom(page, stage, table, 0);
    }),
    scene('chosen', (page) => chooseSomebody(page)),
    scene('hint', (page) => pressWhatIsNotHeld(page)),
    scene('drag', async (page) => {
      await page.keyboard.press('Escape');
      const game = gameOf(table);
      const move = options(game, 0).find((command) => command.type === 'move' && command.distance > 0);
      if (move?.type !== 'move') throw new Error('nobody moves');
      await page.keyboard.press(`Digit${pawnIndex(move.pawn) + 1}`);
      const to = Number(await page.locator('.target').last().getAttribute('data-space'));
      await page.mouse.move(...(await middleOf(page, move.from)));
      await page.mouse.down();
      await page.mouse.move(...(await middleOf(page, to)), { steps: 6 });
    }),
    scene('explore', async (page, stage) => {
      await page.mouse.up();
      table.close();
      ({ table } = await cutAt(page, stage, { scenario: 1 }, before('explore', 1)));
      await page.getByRole('button', { name: en('play.act.explore'), exact: true }).waitFor();
    }),
    scene('explore-aimed', (page) => page.keyboard.press('Tab')),
    scene('some-tiles', async (page, stage) => {
      table.close();
      ({ table } = await cutAt(page, stage, { scenario: 1 }, before('explore', 5)));
      await chooseSomebody(page);
    }),
    scene('near', async (page) => {
      await page.mouse.move(620, 420);
      for (let turns = 0; turns < 4; turns++) await page.mouse.wheel(0, -240);
    }),
    scene('theft', async (page, stage) => {
      table.close();
      ({ table } = await cutAt(page, stage, { scenario: 1 }, before('theft', 1)));
      await page.getByRole('button', { name: en('play.act.theft') }).waitFor();
    }),
    scene('stolen', async (page, stage) => {
      table.close();
      ({ table } = await cutAt(page, stage, { scenario: 1 }, (plan) => placeOf(plan, 'theft') + 1));
      await chooseSomebody(page);
    }),
    scene('pointing', async (page) => {
      await page.getByRole('button', { name: en('play.talk.point') }).click();
      await page.mouse.click(560, 380);
      await page.mouse.move(400, 300);
      await page.mouse.down();
      await page.mouse.move(640, 460, { steps: 8 });
      await page.mouse.up();
    }),
  ];
}

const LARGE = { level: 3 } as const;

/** Each rule that can be seen, two thirds through a game of a scenario that has it. */
const twoThirds = (plan: readonly MallCommand[]) => Math.floor(placeOf(plan, 'theft') * 0.67);
const PIECES: readonly (readonly [string, Choice])[] = [
  ['2-own-exits', { scenario: 2 }],
  ['3-sister', { scenario: 3, sister: true }],
  ['4-passages', { scenario: 4 }],
  ['6-cameras', { scenario: 6 }],
  ['8-divination', { scenario: 8, ...LARGE }],
  ['9-leader', { scenario: 9, ...LARGE }],
  ['13-dimensions', { scenario: 13, ...LARGE }],
  ['16-no-vortex', { scenario: 16, side: 'B', ...LARGE }],
  ['17-groups', { scenario: 17, ...LARGE }],
];

export const PIECE_SCENES: readonly Scene[] = PIECES.map(([name, choice]) =>
  scene(name, async (page, stage) => {
    const { table } = await cutAt(page, stage, choice, twoThirds);
    await chooseSomebody(page);
    table.close();
  }),
);

const runFrom = (game: Game): Run => ({ game, random: randomFrom('gallery'), log: [], refused: [] });

type Attempt = (run: Run) => boolean;

/** [S5] the mage gazes, and the tile may go anywhere. */
const gaze: Attempt = (run) => {
  const { print } = run.game.box;
  const arrived = reach(run, pawnIndex('mage'), (space) => print[space]?.crystal === true);
  return arrived && act(run, 'X', { type: 'explore' });
};

/** Along a plan that wins until this can be done, and is. */
async function until(stage: Stage, choice: Choice, attempt: Attempt): Promise<WireTable> {
  const table = await started(stage, choice);
  for (const command of winning(gameOf(table))) {
    const run = runFrom(gameOf(table));
    if (attempt(run)) {
      await table.give(run.log.map((timed) => timed.command));
      return table;
    }
    await table.give([command]);
  }
  throw new Error('it could never be done');
}

const exits = [
  ['barbarian', 'purple'],
  ['mage', 'green'],
  ['elf', 'yellow'],
] as const;

/** [R12] the elf stands before the exit that it must leave to the dwarf. */
async function stranding(page: Page, stage: Stage): Promise<WireTable> {
  const table = await started(stage, { scenario: 10 }, ['Ada', 'Bo']);
  const plan = winning(gameOf(table));
  await table.give(plan.slice(0, placeOf(plan, 'theft') + 1));
  const run = runFrom(gameOf(table));
  for (const [pawn, colour] of exits)
    reach(run, pawnIndex(pawn), (space) => gameOf(table).box.print[space]?.exit === colour);
  const ways = run.log.map(({ command }) => command);
  await table.give(ways.slice(0, -1));
  await lookFrom(page, stage, table, ways.at(-1)?.seat as number);
  await page.keyboard.press('Digit3');
  await page.locator('[data-exit]').first().waitFor();
  return table;
}

/** [M22] a turned timer gives back what has fallen: enough to be looked at for. */
const ENOUGH_SAND = 25_000;

export const TURNING_SCENES: readonly Scene[] = [
  scene('5-crystal-ball', async (page, stage) => {
    const table = await until(stage, { scenario: 5 }, gaze);
    await lookFrom(page, stage, table, seatWith(gameOf(table), 'X'));
    await page.getByText(en('play.act.place')).waitFor();
    await page.keyboard.press('KeyE');
    table.close();
  }),
  scene('10-stranding', async (page, stage) => (await stranding(page, stage)).close()),
  // [S11] two tiles are owed.
  scene('11-discard', async (page, stage) => {
    const table = await started(stage, { scenario: 11, level: 2 });
    const plan = winning(gameOf(table));
    await table.give(plan.slice(0, placeOf(plan, 'explore', 7)));
    await sleep(ENOUGH_SAND);
    await table.give(wayToTheTimer(gameOf(table)));
    await lookFrom(page, stage, table, 0);
    await page.getByText(en('play.act.discard', { count: 2 })).waitFor();
    table.close();
  }),
];
