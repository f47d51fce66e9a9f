import type { Page } from 'playwright-core';
import { plan } from '#bots/planner/plan.ts';
import type { Game, MallCommand } from '#engine/mall/index.ts';
import type { Stage } from '../stage.ts';
import { sitIn, type WireTable, wireTable } from '../wire.ts';

// Games of the mall, brought to a moment by people without a screen.

export type Choice = Parameters<WireTable['choose']>[0];

export const NAMES = ['Ada', 'Bo', 'Maximiliane-Charlotte'];
const MUCH_SAND = 3_600_000;

export async function started(stage: Stage, choice: Choice, names = NAMES): Promise<WireTable> {
  const table = await wireTable(stage, names);
  table.choose('scenario' in choice ? { sand: MUCH_SAND, ...choice } : choice);
  await table.start();
  return table;
}

/** A plan that wins, without the words that begin it. */
export function winning(game: Game, seed = 'gallery'): readonly MallCommand[] {
  const made = plan(game, seed);
  if (made.outcome !== 'won') throw new Error('no plan');
  return made.log.map(({ command }) => command).filter(({ type }) => type !== 'ready');
}

/** The place in a plan of its so-many-eth command of this type. */
export function placeOf(commands: readonly MallCommand[], type: MallCommand['type'], nth = 1): number {
  const places = commands.flatMap((command, place) => (command.type === type ? [place] : []));
  return places[Math.min(nth, places.length) - 1] ?? commands.length;
}

export async function lookFrom(page: Page, stage: Stage, table: WireTable, seat: number): Promise<void> {
  await sitIn(page, stage.server.url, table, seat);
  await page.locator('.game[data-phase=running]').waitFor();
}

/** Some hero whom this seat can move, so that it shows where to. */
export async function chooseSomebody(page: Page): Promise<void> {
  for (const hero of [1, 2, 3, 4]) {
    await page.keyboard.press(`Digit${hero}`);
    if ((await page.locator('.target').count()) > 0) return;
  }
}

export async function middleOf(page: Page, space: number): Promise<[number, number]> {
  const box = await page.locator(`[data-space="${space}"]`).first().boundingBox();
  if (box === null) throw new Error(`space ${space} is not on the page`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}
