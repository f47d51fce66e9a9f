import type { Page } from 'playwright-core';
import { type Game, HEROES, type MallCommand, options, type PawnId } from '#engine/mall/index.ts';
import { type SpellId, spellsOf } from '#engine/mall/rules/spells/index.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import type { Scene } from '../scenes.ts';
import type { Stage } from '../stage.ts';
import { fewest } from '../way.ts';
import type { WireTable } from '../wire.ts';
import { en } from '../words.ts';
import { lookFrom, middleOf, started } from './mallTable.ts';
import { bring, gameOf, night } from './securityTable.ts';

// Spells and telekinesis: what each asks for, and what it looks like as long as it lasts.

const scene = (name: string, show: Scene['show']): Scene => ({ name, show });

const ON_TOP = ['9*', '26', '2*', '25'];
const GUARDED = ['guard', 'guardRoom', 'antiStress', 'shafts', 'breaches', 'telekinesis'];
const DEALS = 40;
/** Until a game is lost, so that there is a replay of it. */
const SOON = 4_000;

/** Chance deals the spells: again and again, until these lie ready. */
async function dealt(stage: Stage, ...spells: readonly SpellId[]): Promise<WireTable> {
  const table = await night(stage, ON_TOP, [...GUARDED, 'spells']);
  const isReady = () => spells.every((spell) => spellsOf(gameOf(table)).held.includes(spell));
  for (let deal = 0; deal < DEALS && !isReady(); deal++) {
    table.wires[0]?.send({ type: 'leave' });
    await table.start();
  }
  if (isReady()) return table;
  throw new Error(`nobody was dealt ${spells.join()}`);
}

const spellToken = (page: Page, place = 0) => page.locator('.tray-spells .tray-token').nth(place);

/** The place of a spell in the tray. */
const placeIn = (table: WireTable, spell: SpellId) => spellsOf(gameOf(table)).held.indexOf(spell);

async function takeUp(page: Page, table: WireTable, spell: SpellId): Promise<void> {
  await spellToken(page, placeIn(table, spell)).click();
  await page.locator('.tray-token.held').waitFor();
}

async function tapOn(page: Page, space: number): Promise<void> {
  await page.mouse.click(...(await middleOf(page, space)));
}

/** Whatever seat may do it. */
function commandOf(table: WireTable, type: MallCommand['type']): MallCommand | undefined {
  const game = gameOf(table);
  const all = game.shared.hands.flatMap((_, seat) => options(game, seat));
  return all.find((one) => one.type === type);
}

async function cast(table: WireTable, type: MallCommand['type']): Promise<void> {
  const command = commandOf(table, type);
  if (command === undefined) throw new Error(`nobody can ${type}`);
  await table.give([command]);
}

const on = (table: WireTable, pawn: PawnId) => spaceOfPawn(gameOf(table), pawn);

/** The tiles on top lie, so that there is a guard, and a place to eat; on foot, for a planner would cast what it has. */
async function open(table: WireTable, tiles = 2): Promise<void> {
  for (let tile = 0; tile < tiles; tile++) {
    const way = fewest(gameOf(table), HEROES, opens, ['move', 'escalator', 'vortex']);
    if (way === null) throw new Error('nobody comes to an opening');
    await table.give(way);
    await cast(table, 'explore');
    const place = commandOf(table, 'place');
    if (place !== undefined) await table.give([place]);
  }
}

const opens = ({ game }: { readonly game: Game }) =>
  game.shared.hands.some((_, seat) => options(game, seat).some(({ type }) => type === 'explore'));

let last: WireTable | null = null;

async function look(page: Page, stage: Stage, table: WireTable): Promise<WireTable> {
  last?.close();
  last = table;
  await lookFrom(page, stage, table, 0);
  return table;
}

const table = () => last as WireTable;

async function choosing(page: Page, stage: Stage, spell: SpellId): Promise<WireTable> {
  const dealing = await dealt(stage, spell);
  await open(dealing);
  await look(page, stage, dealing);
  await takeUp(page, dealing, spell);
  return dealing;
}

async function running(
  page: Page,
  stage: Stage,
  spell: SpellId,
  type: MallCommand['type'],
  tiles = 2,
): Promise<void> {
  const dealing = await dealt(stage, spell);
  await open(dealing, tiles);
  await cast(dealing, type);
  await look(page, stage, dealing);
  await page.locator('.until-flip').waitFor();
}

export const SPELL_SCENES: readonly Scene[] = [
  scene('teleport-who', async (page, stage) => void (await choosing(page, stage, 'teleport'))),
  scene('teleport-where', async (page) => {
    await tapOn(page, on(table(), 'mage'));
    await page.locator('.target-castTeleport').first().waitFor();
  }),
  scene('teleport-not-there', async (page) => {
    await tapOn(page, on(table(), 'guard'));
    await page.waitForTimeout(100);
  }),
  scene('swap-who', async (page, stage) => void (await choosing(page, stage, 'swap'))),
  scene('swap-with', async (page) => {
    await tapOn(page, on(table(), 'elf'));
    await page.locator('.picked').waitFor();
  }),
  scene('ghost-sure', async (page, stage) => void (await choosing(page, stage, 'ghost'))),
  scene('ghost', async (page, stage) => {
    await running(page, stage, 'ghost', 'castGhost');
    await page.keyboard.press('Digit2');
  }),
  scene('invisible', async (page, stage) => running(page, stage, 'invisibility', 'castInvisibility')),
  scene('clairvoyance', async (page, stage) => running(page, stage, 'clairvoyance', 'castClairvoyance')),
  scene('crystal', async (page, stage) => running(page, stage, 'crystal', 'castCrystal')),
  scene('code', async (page, stage) => running(page, stage, 'code', 'castCode')),
  scene('frog-whom', async (page, stage) => void (await choosing(page, stage, 'frog'))),
  scene('frog', async (page, stage) => running(page, stage, 'frog', 'castFrog')),
  scene('frog-told', async (page) => {
    await page.locator('.until-spell').first().click();
    await page.locator('.hint').waitFor();
  }),
  scene('voucher-whom', async (page, stage) => void (await choosing(page, stage, 'voucher'))),
  scene('voucher-where', async (page) => {
    await tapOn(page, on(table(), 'guard'));
    await page.locator('.target-castVoucher').first().waitFor();
  }),
  scene('diner', async (page, stage) => running(page, stage, 'voucher', 'castVoucher')),
  scene('lift', async (page, stage) => {
    const dealing = await dealt(stage, 'crystal');
    await open(dealing, 3);
    await bring(dealing, 'elf', (_, game) => options(game, 0).some(({ type }) => type === 'telekinesis'));
    await look(page, stage, dealing);
    await page.keyboard.press('KeyN');
    await page.locator('.lift').first().waitFor();
  }),
  scene('lifted', async (page) => {
    await page.keyboard.press('Enter');
    await page.locator('.lift-ghost').waitFor();
  }),
  scene('all-ten', async (page) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('.tray-ask').click();
    await page.locator('dialog .spell-legend').waitFor();
  }),
  scene('lesson', async (page, { server }) => {
    await page.goto(`${server.url}/learn/security/XT8`);
    await page.locator('.tray-token.meant').waitFor();
  }),
  scene('replay', async (page, stage) => {
    const dealing = await started(stage, { evening: 'XT9', sand: SOON }, ['Ada', 'Bo']);
    await cast(dealing, 'castTeleport');
    await cast(dealing, 'castGhost');
    await page.waitForTimeout(SOON);
    await page.goto(`${stage.server.url}/replay/${dealing.id}`);
    const slider = page.getByRole('slider', { name: en('play.replay.at') });
    await slider.waitFor();
    await slider.press('End');
    await page.locator('.until-flip').waitFor();
    dealing.close();
  }),
];
