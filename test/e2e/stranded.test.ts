import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reach } from '#bots/planner/reach.ts';
import type { Run } from '#bots/planner/run.ts';
import {
  type Colour,
  type Game,
  type MallCommand,
  PAWNS,
  type Pawn,
  randomFrom,
} from '#engine/mall/index.ts';
import { byKeys } from './hands.ts';
import { stepByStep, winningCommands } from './heist.ts';
import { LAPTOP, openStage, PHONE, person, picture, type Stage } from './stage.ts';
import { sitIn, type WireTable, wireTable } from './wire.ts';
import { en } from './words.ts';

// [R12] in scenario 10 heroes stay on exits that are another's: a page shows which choice would
// strand somebody, and says so when it has been made.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const exitOf = ({ box }: Game, colour: Colour) => box.print.findIndex(({ exit }) => exit === colour);

function leaving(game: Game, ...ways: readonly (readonly [Pawn, Colour])[]): readonly MallCommand[] {
  const run: Run = { game, random: randomFrom('stranded'), log: [], refused: [] };
  for (const [pawn, colour] of ways)
    if (!reach(run, PAWNS.indexOf(pawn), (space) => space === exitOf(game, colour)))
      throw new Error(`${pawn} does not get to ${colour}`);
  return run.log.map(({ command }) => command);
}

interface Choice {
  readonly table: WireTable;
  /** The act by which the elf would take the yellow exit, though the dwarf's own is the only other one. */
  readonly last: MallCommand;
}

/** Barbarian and mage are out, and the elf stands before the exit that it must leave to the dwarf. */
async function beforeTheChoice(): Promise<Choice> {
  const table = await wireTable(stage, ['Ada', 'Bo']);
  table.choose({ scenario: 10, sand: 600_000 });
  await table.start();
  const plan = winningCommands(table.game as Game, 'stranded').filter(({ type }) => type !== 'ready');
  await table.give(plan.slice(0, plan.findIndex(({ type }) => type === 'theft') + 1));
  const ways = leaving(table.game as Game, ['barbarian', 'purple'], ['mage', 'green'], ['elf', 'yellow']);
  await table.give(ways.slice(0, -1));
  return { table, last: ways.at(-1) as MallCommand };
}

describe.each([
  ['laptop', LAPTOP],
  ['phone', PHONE],
] as const)('[R12] on a %s', (name, look) => {
  it('an exit that would strand another hero is marked, and whoever takes it is told', async () => {
    const { table, last } = await beforeTheChoice();
    const page = await person(stage, look);
    await sitIn(page, stage.server.url, table, last.seat as number);
    await page.locator('.game[data-phase=running]').waitFor();
    await page.keyboard.press('Digit3');
    const yellow = exitOf(table.game as Game, 'yellow');
    const marks = page.locator('.caution');
    expect(await marks.getAttribute('data-exit')).toBe(String(yellow));
    const label = await page.locator(`[data-space="${yellow}"]`).getAttribute('aria-label');
    expect(label).toContain(en('board.thing.strands'));
    await picture(page, `stranding-${name}`);
    for (const step of stepByStep(last)) await byKeys(page, step);
    await page.locator('.toast', { hasText: en('game.event.warned.exits.stranded') }).waitFor();
    await picture(page, `stranded-${name}`);
    expect(await marks.count()).toBe(0);
    table.close();
  });
});
