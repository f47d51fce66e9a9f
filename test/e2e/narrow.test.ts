import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { secretGame } from '../../bench/load/secretGame.ts';
import { gameOn } from './heist.ts';
import { openStage, PHONE, person, type Stage } from './stage.ts';
import { sitIn, type WireTable, wireTable } from './wire.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

/** What sticks out of the window at its sides, or is out of sight. */
function outside(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left < 0 || right > innerWidth || seen === null || !one.contains(seen);
      })
      .map((one) => one.textContent ?? ''),
  );
}

/** Of seven actions one of two holds four. */
function fullerSeat({ wires }: WireTable): number {
  const { hands } = secretGame(stage.data, gameOn(wires[0] as (typeof wires)[number])).shared;
  return hands.findIndex((tiles) => tiles.join('').length >= 4);
}

it.each([
  [390, '100%'],
  [390, '200%'],
  [320, '100%'],
  [320, '200%'],
])(
  'on a phone %i wide, with letters of %s, all four actions and the button that starts are in reach',
  async (width, letters) => {
    const page = await person(stage, { ...PHONE, viewport: { width, height: 844 } });
    const table = await wireTable(stage, ['Ada', 'Bo']);
    table.wires[0]?.send({ type: 'deal' });
    for (const wire of table.wires) await wire.next('game');
    await sitIn(page, stage.server.url, table, fullerSeat(table));
    await page.locator('.ready > .row button').waitFor();
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    expect(await page.locator('.action').count()).toBe(4);
    expect(await outside(page, '.action, .ready button')).toEqual([]);
    table.close();
  },
);
