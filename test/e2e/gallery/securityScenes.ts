import type { Page } from 'playwright-core';
import { reach } from '#bots/planner/reach.ts';
import type { Run } from '#bots/planner/run.ts';
import { tilesUpTo } from '#content/scenarios.ts';
import { type Game, HEROES, options, type PawnId, randomFrom } from '#engine/mall/index.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';
import { pawnNumber, spaceNow, spaceOfPawn } from '#engine/mall/ways.ts';
import type { Scene } from '../scenes.ts';
import type { Stage } from '../stage.ts';
import { fewest } from '../way.ts';
import type { WireTable } from '../wire.ts';
import { lookFrom, started } from './mallTable.ts';

// Maximum Security on the board: what is watched, who is locked up, which doors are open, which map is read.

const EVERYTHING = ['guard', 'guardRoom', 'lockedExit', 'maps', 'autoExplore', 'shafts', 'breaches'];

const own = (onTop: readonly string[], pieces: readonly string[]) => ({
  own: {
    name: 'Night shift',
    start: '1A',
    tiles: tilesUpTo(12).filter((tile) => !onTop.includes(tile) && !onTop.includes(`${tile}*`)),
    onTop: [...onTop],
    pieces: ['ownExits', ...pieces],
    sand: 900_000,
  },
});

export const gameOf = ({ game }: WireTable) => game as Game;
const tileNamed = ({ box }: Game, name: string) => box.tiles.findIndex((tile) => tile.name === name);

type Fits = (space: Space, game: Game) => boolean;

/** Brings this pawn to a space that fits, by whoever can; whether it came there. */
async function comes(table: WireTable, pawn: PawnId, fits: Fits): Promise<boolean> {
  const way = fewest(gameOf(table), [pawn], ({ game }) => fits(spaceOfPawn(game, pawn), game));
  const run: Run = { game: gameOf(table), random: randomFrom('night'), log: [], refused: [] };
  const came = way !== null || reach(run, pawnNumber(run.game, pawn), (space) => fits(space, run.game));
  if (came) await table.give(way ?? run.log.map(({ command }) => command));
  return came;
}

export async function bring(table: WireTable, pawn: PawnId, fits: Fits): Promise<void> {
  if (!(await comes(table, pawn, fits))) throw new Error(`${pawn} does not come there`);
}

/** Lays the top tile beyond an opening that one of these can come to; who it was. */
async function explore(table: WireTable, ...pawns: readonly PawnId[]): Promise<PawnId> {
  for (const pawn of pawns) if (await opens(table, pawn)) return pawn;
  throw new Error('nobody comes to an opening');
}

async function opens(table: WireTable, pawn: PawnId): Promise<boolean> {
  const colour = gameOf(table).box.cast[pawnNumber(gameOf(table), pawn)]?.colour;
  const came = await comes(
    table,
    pawn,
    (space, game) => game.shared.board.unused.includes(space) && spaceNow(game, space)?.explore === colour,
  );
  if (!came) return false;
  const seat = gameOf(table).shared.hands.findIndex((_, one) =>
    options(gameOf(table), one).some(({ type }) => type === 'explore'),
  );
  await table.give([{ type: 'explore', seat }]);
  return true;
}

const isOn = (tile: string) => (space: Space, game: Game) => tileOf(space) === tileNamed(game, tile);
const isMarked = (mark: 'code' | 'map') => (space: Space, game: Game) =>
  spaceNow(game, space)?.marks.includes(mark) ?? false;

async function choose(page: Page, number: number): Promise<void> {
  await page.keyboard.press(`Digit${number}`);
  await page.locator('.pawn-chosen').waitFor();
}

export async function night(stage: Stage, onTop: readonly string[], pieces: readonly string[]) {
  return started(stage, own(onTop, pieces), ['Ada', 'Bo']);
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

const explorer = (game: Game) =>
  game.shared.hands.findIndex((hand) => hand.some((tile) => tile.includes('X')));

/** The next tile, wherever it may be laid. */
async function through(table: WireTable): Promise<void> {
  const seat = explorer(gameOf(table));
  if (!options(gameOf(table), seat).some(({ type }) => type === 'explore'))
    return void (await explore(table, ...HEROES));
  await table.give([{ type: 'explore', seat }]);
  const place = options(gameOf(table), seat).find(({ type }) => type === 'place');
  if (place !== undefined) await table.give([place]);
}
