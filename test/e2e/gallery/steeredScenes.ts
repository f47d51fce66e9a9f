import type { Page } from 'playwright-core';
import {
  type Game,
  HEROES,
  isRefusal,
  judge,
  type MallCommand,
  options,
  type PawnId,
} from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { Mark } from '#engine/mall/tile.ts';
import { isPlaced, printed, spaceNow } from '#engine/mall/ways.ts';
import type { Scene } from '../scenes.ts';
import type { Stage } from '../stage.ts';
import type { WireTable } from '../wire.ts';
import { lookFrom, started } from './mallTable.ts';
import { bring, comes, explore, gameOf, night, through, tileNamed } from './securityTable.ts';

// What is steered from a space of the mall: the eye, the sensor, guards; and the guards who come at the theft.

const scene = (name: string, show: Scene['show']): Scene => ({ name, show });

const isOn = (mark: Mark) => (space: Space, game: Game) =>
  spaceNow(game, space)?.marks.includes(mark) ?? false;
const COMMANDS = ['command.north', 'command.east', 'command.south', 'command.west'] as const;

/** Lays the tiles on top, wherever they may lie. */
async function laid(stage: Stage, tiles: readonly string[], pieces: readonly string[]): Promise<WireTable> {
  const table = await night(stage, tiles, pieces);
  await explore(table, ...HEROES);
  for (let more = 1; more < tiles.length; more++) await through(table);
  return table;
}

const mayGive = (game: Game, type: MallCommand['type']) =>
  game.shared.hands.findIndex((_, seat) => options(game, seat).some((one) => one.type === type));

/** Somebody comes to one of these spaces so that it is as it should be; else somebody comes there. */
async function mans(table: WireTable, marks: readonly Mark[], fits: (game: Game) => boolean): Promise<void> {
  for (const mark of marks)
    for (const hero of HEROES) if ((await comes(table, hero, isOn(mark))) && fits(gameOf(table))) return;
  throw new Error(`nobody comes to ${marks.join()}`);
}

const EYE = ['7*', '27', '3', '5', '4'];
const steers = (game: Game) => mayGive(game, 'steer') >= 0;

async function eye(page: Page, stage: Stage, pieces: readonly string[], fits: (game: Game) => boolean) {
  const tiles = pieces.includes('guardRoom') ? [...EYE, '25', '26'] : EYE;
  const table = await laid(stage, tiles, ['beholder', ...pieces]);
  await mans(table, COMMANDS, fits);
  await lookFrom(page, stage, table, Math.max(0, mayGive(gameOf(table), 'steer')));
  await page.locator('.beholder-eye').waitFor();
  table.close();
}

const isBarred = (game: Game) =>
  [0, 1].some((seat) =>
    (['north', 'east', 'south', 'west'] as const).some((direction) => {
      const verdict: unknown = judge(game, { type: 'steer', seat, direction });
      return isRefusal(verdict) && verdict.refused === 'tile.closed';
    }),
  );

export const STEERED_SCENES: readonly Scene[] = [
  scene('eye-steered', async (page, stage) => eye(page, stage, [], steers)),
  scene('eye-barred', async (page, stage) => eye(page, stage, [], isBarred)),
  scene('sensor', async (page, stage) => {
    const table = await laid(stage, ['6*', '29', '3'], ['sensor']);
    await lookFrom(page, stage, table, 0);
    await page.locator('.sensor').waitFor();
    table.close();
  }),
  scene('sensor-turned', async (page, stage) => {
    const table = await laid(stage, ['6*', '29', '3'], ['sensor']);
    await mans(table, ['sensorControl'], (game) => mayGive(game, 'turnSensor') >= 0);
    await lookFrom(page, stage, table, 0);
    await page.locator('.turn').first().waitFor();
    table.close();
  }),
  scene('control-room', async (page, stage) => {
    const table = await laid(stage, ['9*', '26', '28', '3', '4'], ['guard', 'controlRoom']);
    await mans(table, ['code'], () => true);
    await mans(table, ['controlRoom'], (game) => mayGive(game, 'sendGuard') >= 0);
    await lookFrom(page, stage, table, mayGive(gameOf(table), 'sendGuard'));
    await page.keyboard.press('Digit6');
    await page.locator('.target-sendGuard').first().waitFor();
    table.close();
  }),
  scene('more-guards-ahead', async (page, stage) => {
    const table = await laid(stage, ['2*', '10*', '11*'], ['reinforcements']);
    await lookFrom(page, stage, table, 0);
    table.close();
  }),
  scene('more-guards-wait', async (page, stage) => {
    const table = await atTheft(stage);
    await bring(table, 'elf', (space, game) => game.box.tiles[space >> 4]?.name === '2*');
    await lookFrom(page, stage, table, 0);
    await page.locator('.theft-waits').waitFor();
    table.close();
  }),
  scene('more-guards', async (page, stage) => {
    const table = await atTheft(stage);
    await table.give([{ type: 'theft', seat: 0 }]);
    await lookFrom(page, stage, table, 0);
    await page.locator('[data-pawn=guard2]').waitFor();
    table.close();
  }),
  scene('busy', async (page, stage) => {
    const table = await started(stage, { evening: 'XT12', sand: 3_600_000 }, ['Ada', 'Bo']);
    for (let tiles = 0; tiles < 6 && !isPlaced(gameOf(table), tileNamed(gameOf(table), '9*')); tiles++)
      await through(table);
    await lookFrom(page, stage, table, 0);
    await page.keyboard.press('Digit6');
    await page.locator('.busy').waitFor();
    table.close();
  }),
];

/** [XT11] the mage stands on her item, and the tile of the next guard lies. */
async function atTheft(stage: Stage): Promise<WireTable> {
  const table = await started(stage, { evening: 'XT11', sand: 3_600_000 }, ['Ada', 'Bo']);
  for (let tiles = 0; tiles < 5; tiles++) await through(table);
  const mage: PawnId = 'mage';
  await bring(table, mage, (space, game) => spaceNow(game, space)?.item === 'purple');
  if (!printed(gameOf(table), 'reinforcement').every((space) => isPlaced(gameOf(table), space >> 4)))
    throw new Error('the tile of the next guard does not lie');
  return table;
}
