import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { secretGameIn } from '../../bench/load/secretGame.ts';
import { sees } from './heist.ts';
import { deal, openPair, playOn, playUntilMoveOf, regroup } from './servers.ts';
import { atTheTable, comeIn, LAPTOP, LOST_LINE, person } from './stage.ts';

/** Milliseconds; it starts a database, two processes and two pages. */
const SLOW = 240_000;
const EXCUSED = { ...LAPTOP, excuse: LOST_LINE };

/** Connected again, with everyone, and the sand runs. */
async function isBack(page: Page): Promise<void> {
  for (const trouble of ['.status-strip', '.player.away'])
    await page.locator(trouble).first().waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Paused' }).waitFor({ state: 'detached' });
}

it(
  '[M26] two pages at two nodes play one game; the node that plays it is killed, and both play on',
  async () => {
    const { places, kill } = await openPair();
    const [near, far] = places;
    const [ada] = (await atTheTable(near, ['Ada'], [EXCUSED])) as [Page];
    const bo = await person(far, EXCUSED);
    await comeIn(bo, ada.url().replace(near.server.url, far.server.url), 'Bo', 2);
    await ada.locator('.chair-1 .sitter-name').filter({ hasText: 'Bo' }).waitFor();
    const pages = [ada, bo];
    const evening = await deal(far, pages);
    await playOn(evening, 4);
    for (const seat of [0, 1]) {
      await playUntilMoveOf(evening, seat);
      await playOn(evening, 1);
    }
    for (const page of pages) await sees(page, evening.heist.game);

    await kill(0);
    await ada.locator('.status-strip').waitFor();
    for (const page of pages) {
      await isBack(page);
      await sees(page, evening.heist.game);
    }
    await regroup(evening);
    for (const seat of [0, 1]) {
      await playUntilMoveOf(evening, seat);
      await playOn(evening, 2);
    }
    for (const page of pages) await sees(page, evening.heist.game);
    const { shared } = await secretGameIn({ data: '', database: far.database }, evening.id);
    expect(shared.pawns).toEqual(evening.heist.game.shared.pawns);
  },
  SLOW,
);
