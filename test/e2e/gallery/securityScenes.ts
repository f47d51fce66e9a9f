import type { Page } from 'playwright-core';
import { type Game, HEROES } from '#engine/mall/index.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';
import { spaceNow } from '#engine/mall/ways.ts';
import type { Scene } from '../scenes.ts';
import type { Stage } from '../stage.ts';
import { lookFrom } from './mallTable.ts';
import { bring, explore, explorer, gameOf, night, through, tileNamed } from './securityTable.ts';

// Maximum Security on the board: what is watched, who is locked up, which doors are open, which map is read.

const EVERYTHING = ['guard', 'guardRoom', 'lockedExit', 'maps', 'autoExplore', 'shafts', 'breaches'];

const isOn = (tile: string) => (space: Space, game: Game) => tileOf(space) === tileNamed(game, tile);
const isMarked = (mark: 'code' | 'map') => (space: Space, game: Game) =>
  spaceNow(game, space)?.marks.includes(mark) ?? false;

async function choose(page: Page, number: number): Promise<void> {
  await page.keyboard.press(`Digit${number}`);
  await page.locator('.pawn-chosen').waitFor();
}

const scene = (name: string, show: Scene['show']): Scene => ({ name, show });

/** A guard on the tile beyond the opening where the hero stands, who is chosen. */
async function besideTheGuard(page: Page, stage: Stage, onTop: readonly string[], pieces: readonly string[]) {
  const table = await night(stage, onTop, pieces);
  const hero = await explore(table, ...HEROES);
  const game = gameOf(table);
  const seat = game.shared.hands.findIndex((_, one) => leadsOut(game, one, tileNamed(game, '9*')));
  await lookFrom(page, stage, table, Math.max(0, seat));
  await choose(page, HEROES.indexOf(hero as (typeof HEROES)[number]) + 1);
  return table;
}

/** Whether this seat holds the direction in which the tile lies. */
function leadsOut({ shared }: Game, seat: number, tile: number): boolean {
  const placed = shared.board.placed;
  const [here, there] = [placed[0], placed.find((one) => one.tile === tile)];
  if (here === undefined || there === undefined) return false;
  const [a, b] = [there.a - here.a, there.b - here.b];
  const action = a > 0 ? 'E' : a < 0 ? 'W' : b > 0 ? 'S' : 'N';
  return shared.hands[seat]?.some((hand) => hand.includes(action)) ?? false;
}

export const SECURITY_SCENES: readonly Scene[] = [
  scene('watched', async (page, stage) => {
    const table = await besideTheGuard(page, stage, ['9*'], ['guard']);
    await page.locator('[data-barred]').waitFor();
    table.close();
  }),
  scene('watched-hint', async (page) => {
    await page.locator('[data-barred]').click({ force: true });
    await page.locator('.hint').waitFor();
  }),
  scene('guard-chosen', async (page) => choose(page, 6)),
  scene('capture-ahead', async (page, stage) => {
    const table = await besideTheGuard(page, stage, ['9*', '25', '26'], ['guard', 'guardRoom']);
    await page.locator('.caution').waitFor();
    table.close();
  }),
  scene('set-aside', async (page, stage) => {
    const table = await night(stage, ['9*', '25', '26'], ['guard', 'guardRoom']);
    await bring(table, await explore(table, ...HEROES), (space) => space < 0);
    await lookFrom(page, stage, table, 0);
    table.close();
  }),
  scene('captive', async (page, stage) => {
    const table = await night(stage, ['9*', '25', '26'], ['guard', 'guardRoom']);
    const hero = await explore(table, ...HEROES);
    await explore(table, ...HEROES.filter((one) => one !== hero));
    await bring(table, hero, isOn('25'));
    await lookFrom(page, stage, table, 0);
    table.close();
  }),
  scene('door-shut', async (page, stage) => {
    const table = await night(stage, ['12*', '26'], ['lockedExit']);
    await bring(table, await explore(table, 'dwarf', ...HEROES), isOn('12*'));
    await lookFrom(page, stage, table, 0);
    table.close();
  }),
  scene('door-open', async (page, stage) => {
    const table = await night(stage, ['12*', '26'], ['lockedExit']);
    await bring(table, await explore(table, 'elf', ...HEROES), isMarked('code'));
    await lookFrom(page, stage, table, 0);
    table.close();
  }),
  scene('map', async (page, stage) => {
    const table = await night(stage, ['26', '9', '2*'], ['maps', 'breaches']);
    await explore(table, ...HEROES);
    await bring(table, 'barbarian', isMarked('map'));
    await through(table);
    await lookFrom(page, stage, table, explorer(gameOf(table)));
    table.close();
  }),
  scene('tiles', async (page, stage) => {
    const table = await night(stage, ['26', '12*', '2*', '25', '9*', '7*', '8*'], EVERYTHING);
    await explore(table, ...HEROES);
    for (let tiles = 0; tiles < 6; tiles++) await through(table);
    await lookFrom(page, stage, table, explorer(gameOf(table)));
    table.close();
  }),
  scene('tiles-without', async (page, stage) => {
    const table = await night(stage, ['26', '12*', '2*', '9*', '7*'], ['autoExplore']);
    await explore(table, ...HEROES);
    for (let tiles = 0; tiles < 4; tiles++) await through(table);
    await lookFrom(page, stage, table, explorer(gameOf(table)));
    table.close();
  }),
];
