import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plan } from '#bots/planner/plan.ts';
import { type Game, type MallCommand, options, type PawnId } from '#engine/mall/index.ts';
import { SPELL_IDS, spellsOf } from '#engine/mall/rules/spells/index.ts';
import { secretGame } from '../../bench/load/secretGame.ts';
import { touching } from './fullGame.ts';
import { atTheTable, chooseEvening, openStage, PHONE, type Stage } from './stage.ts';
import { after } from './way.ts';
import { type WireTable, wireTable } from './wire.ts';
import { en } from './words.ts';

// The second half of Maximum Security by touch: up to where it is about, tables play without screens.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

type Fits = (command: MallCommand) => boolean;

/** A table of this evening just before such an act of a winning plan. */
async function before(
  evening: string,
  fits: Fits,
): Promise<{ table: WireTable; acts: readonly MallCommand[] }> {
  for (let tries = 0; tries < 12; tries++) {
    const table = await wireTable(stage, ['Ada', 'Bo']);
    table.choose({ evening, sand: 900_000 });
    await table.start();
    const commands = winning(table.game as Game);
    const place = commands.findIndex(fits);
    if (place >= 0) {
      await table.give(commands.slice(0, place));
      return { table, acts: commands.slice(place) };
    }
    table.close();
  }
  throw new Error(`nobody needs that in ${evening}`);
}

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six'];

function winning(game: Game): readonly MallCommand[] {
  for (const seed of SEEDS) {
    const made = plan(game, seed);
    if (made.outcome === 'won') return made.log.map(({ command }) => command);
  }
  return [];
}

describe('the second half of Maximum Security, by touch', () => {
  it('[XF3] is set up on a phone, and two spells lie ready', async () => {
    const [ada, bo] = (await atTheTable(stage, ['Ada', 'Bo'], [PHONE, PHONE])) as [Page, Page];
    await chooseEvening(ada, 'XF3');
    await ada.getByRole('button', { name: en('page.deal.button') }).tap();
    for (const page of [ada, bo]) await page.locator('.ready > .row button').tap();
    for (const page of [ada, bo]) await page.locator('.tray').first().waitFor();
    const isSpell = new RegExp(SPELL_IDS.map((spell) => en(`game.spell.${spell}`)).join('|'));
    const ready = ada.locator('.tray-token').and(ada.getByRole('button', { name: isSpell }));
    expect(await ready.count()).toBe(2);
  }, 120_000);

  it.each([
    ['XT6', 'steer'],
    ['XT7', 'telekinesis'],
    ['XT8', 'castInvisibility'],
    ['XT9', 'castTeleport'],
    ['XT10', 'castVoucher'],
    ['XT11', 'theft'],
    ['XT12', 'sendGuard'],
    ['XT13', 'turnSensor'],
  ])(
    '[%s] %s',
    async (evening, type) => {
      const { table, acts } = await before(evening, (one) => one.type === type);
      const hand = await touching(stage, table);
      await hand.does(acts.slice(0, 1));
      const { memory, pawns } = acts.slice(0, 1).reduce(after, table.game as Game).shared;
      await expect.poll(() => kept(table)).toMatchObject({ memory, pawns });
      if (type === 'theft') await movesTheSecond(table.game as Game, acts, hand.does);
      table.close();
    },
    120_000,
  );
});

/** The table as the server has kept it. */
const kept = (table: WireTable) => secretGame(stage.data, table.id).shared;

/** [X11.1] whoever came with the theft is sent on. */
async function movesTheSecond(
  game: Game,
  acts: readonly MallCommand[],
  does: (commands: readonly MallCommand[]) => Promise<void>,
): Promise<void> {
  const now = acts.slice(0, 1).reduce(after, game);
  const [move] = [0, 1].flatMap((seat) =>
    options(now, seat).filter((one) => one.type === 'move' && (one.pawn as PawnId) === 'guard2'),
  );
  expect(spellsOf(now).held).toEqual([]);
  await does(move === undefined ? [] : [move]);
}
