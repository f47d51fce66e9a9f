import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Replay, readLog, type Step } from '#cli/readLog.ts';
import { hushglass } from '../cli/process.ts';
import { dealtTable, type Page as Wire } from '../server/client.ts';
import { secretGame, sees } from './heist.ts';
import { winOver, winWithATurn, withAScreen } from './roads.ts';
import { openPlace } from './servers.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
const slider = (page: Page) => page.getByRole('slider', { name: 'Moment' });
const atEnd = (page: Page) => page.locator('.pawn-gone').nth(3);

/** How long the page takes to play to the end from where it is, by its own clock. */
async function playToTheEnd(page: Page, speed: string): Promise<number> {
  await page.getByText(speed, { exact: true }).click();
  const began = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.getByRole('button', { name: 'Play' }).waitFor();
  return (await page.evaluate(() => performance.now())) - began;
}

describe('after a win', () => {
  it('the replay opens from the end, is scrubbed to the end by pointer and keyboard, plays at any speed, and is downloaded as its log', async () => {
    const place = await openPlace();
    const { code, pages: wires } = await dealtTable(place.server.url, NAMES);
    const id = await winWithATurn(place, wires);
    const page = await withAScreen(place, wires[0] as Wire);
    await page.goto(`${place.server.url}/r/${code}`);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.waitForURL(`**/replay/${id}`);
    const log = await (await fetch(`${place.server.url}/api/games/${id}/log`)).text();
    const { steps } = readLog(log) as Replay;
    const first = steps.find(({ game }) => game.shared.phase === 'running') as Step;
    const last = steps.find(({ game }) => game.shared.phase === 'over') as Step;
    const length = last.entry.at - first.entry.at;

    await sees(page, first.game);
    const box = await slider(page).boundingBox();
    if (box === null) throw new Error('no slider');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 8, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, y, { steps: 4 });
    const half = Number(await slider(page).inputValue());
    const shown = steps.findLast(({ entry }) => entry.at <= first.entry.at + half);
    await sees(page, (shown as Step).game);
    await page.mouse.move(box.x + box.width, y, { steps: 4 });
    await page.mouse.up();
    await sees(page, last.game);
    await atEnd(page).waitFor();

    await slider(page).press('Home');
    await sees(page, first.game);
    await slider(page).press('ArrowRight');
    expect(Number(await slider(page).inputValue())).toBe(100);
    await slider(page).press('End');
    await sees(page, last.game);

    expect(await playToTheEnd(page, '8×')).toBeGreaterThan(length / 8 - 50);
    await slider(page).press('Home');
    const quick = await playToTheEnd(page, '4×');
    expect(quick).toBeGreaterThan(length / 4 - 50);
    for (let presses = 0; presses < 5; presses++) await slider(page).press('ArrowLeft');
    expect(await playToTheEnd(page, '0.5×')).toBeGreaterThan(600);
    await sees(page, last.game);

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the log' }).click();
    const file = await (await downloading).path();
    expect((readLog(readFileSync(file, 'utf8')) as Replay).good).toBe(true);
    const { code: exit, out } = await hushglass(['replay', file]);
    expect(out).toContain('The log replays to the result it records.');
    expect(exit).toBe(0);
  });

  it('[S-book] the Book tells who won with how many turns of the sand, in this room and on this server', async () => {
    const place = await openPlace();
    const { code, pages: wires } = await dealtTable(place.server.url, NAMES);
    await winWithATurn(place, wires);
    const other = await dealtTable(place.server.url, ['Eva', 'Fay']);
    const id = await winOver(place, other.pages);
    const page = await withAScreen(place, wires[0] as Wire);
    await page.goto(`${place.server.url}/r/${code}`);
    await page.getByRole('link', { name: 'The Book' }).click();
    const lines = page.locator('.book-line');
    await lines.filter({ hasText: 'Ada, Bo, Cy, and Di' }).getByText('Turns of the sand: 1').waitFor();
    expect(await lines.count()).toBe(1);

    await page.getByText('Everyone on this server').click();
    await lines.filter({ hasText: 'Eva and Fay' }).getByText('Turns of the sand: 0').waitFor();
    expect(await lines.locator('strong').allTextContents()).toEqual(['Eva and Fay', 'Ada, Bo, Cy, and Di']);
    await lines.first().getByRole('link', { name: 'Watch it' }).click();
    await slider(page).press('End');
    await sees(page, secretGame(place, id));

    await page.goto(`${place.server.url}/book`);
    await lines.nth(1).waitFor();
    expect(await page.getByText('This room').count()).toBe(0);
  });
});
