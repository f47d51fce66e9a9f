import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Replay, readLog, type Step } from '#cli/readLog.ts';
import { hushglass } from '../cli/process.ts';
import { dealtTable, type Page as Wire } from '../server/client.ts';
import { sees } from './heist.ts';
import { winOver, winWithATurn, withAScreen } from './roads.ts';
import { LAPTOP, openStage, type Stage } from './stage.ts';

/** Whoever wants little motion finds a replay standing at its beginning. */
const STILL = { ...LAPTOP, reducedMotion: 'reduce' } as const;

let stage: Stage;
let ada: Wire;
let link: string;
/** Four people won with one turn of the sand; in another room two won without. */
let game: string;
let other: string;
beforeAll(async () => {
  stage = await openStage();
  const { code, pages } = await dealtTable(stage.server.url, ['Ada', 'Bo', 'Cy', 'Di']);
  [ada] = pages as [Wire];
  link = `${stage.server.url}/r/${code}`;
  game = await winWithATurn(stage, pages);
  // Who goes home afterwards is no part of the replay.
  pages.at(-1)?.close();
  await ada.next('lobby', ({ people }) => people.some(({ here }) => !here));
  other = await winOver(stage, (await dealtTable(stage.server.url, ['Eva', 'Fay'])).pages);
});
afterAll(() => stage.end());

async function stepsOf(id: string): Promise<{ steps: readonly Step[]; first: Step; last: Step }> {
  const { steps } = readLog(await (await fetch(`${stage.server.url}/api/games/${id}/log`)).text()) as Replay;
  const at = (phase: string) => steps.find((step) => step.game.shared.phase === phase) as Step;
  const started = at('running').entry.at;
  // Hands on the wire are quick: a move may have come within the first millisecond.
  const first = steps.findLast(({ entry }) => entry.at <= started) as Step;
  return { steps, first, last: at('over') };
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment' });

/** How long the page takes to play to the end at this speed, by its own clock. */
async function playToTheEnd(page: Page, speed: string): Promise<number> {
  await page.getByText(speed, { exact: true }).click();
  const took = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let began: number | null = null;
        requestAnimationFrame(function look(now) {
          const runs = document.querySelector('.replay-controls [aria-label=Pause]') !== null;
          if (runs) began ??= now;
          else if (began !== null) return resolve(now - began);
          requestAnimationFrame(look);
        });
      }),
  );
  await page.getByRole('button', { name: 'Play' }).click();
  return took;
}

describe('after a win', () => {
  it('the replay opens from the end of the game and is scrubbed to its end, by pointer and by keyboard', async () => {
    const { steps, first, last } = await stepsOf(game);
    const page = await withAScreen(stage, ada, STILL);
    await page.goto(link);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.waitForURL(`**/replay/${game}`);
    await sees(page, first.game);

    const { x, y, width, height } = (await slider(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const drag = (to: number) => page.mouse.move(x + to, y + height / 2, { steps: 4 });
    await drag(8);
    await page.mouse.down();
    await drag(width / 2);
    const moment = first.entry.at + Number(await slider(page).inputValue());
    await sees(page, (steps.findLast(({ entry }) => entry.at <= moment) as Step).game);
    await drag(width);
    await page.mouse.up();
    await sees(page, last.game);
    expect(await page.locator('.pawn-gone').count()).toBe(4);

    await slider(page).press('Home');
    await sees(page, first.game);
    await slider(page).press('ArrowRight');
    expect(await slider(page).inputValue()).toBe('100');
    await slider(page).press('End');
    await sees(page, last.game);

    await page.getByRole('button', { name: /^Theft, \d+:\d\d$/ }).click();
    const theft = steps.findIndex(({ entry }) => entry.events.some(({ type }) => type === 'stolen'));
    const at = (steps[theft] as Step).entry.at;
    await sees(page, (steps.findLast(({ entry }) => entry.at <= at) as Step).game);
    expect(await slider(page).getAttribute('aria-valuetext')).toMatch(/^\d+ .+ of \d+ .+$/);
  });

  it('the replay plays at any speed, and is downloaded as a log that replays to its fingerprint', async () => {
    const { first, last } = await stepsOf(game);
    const length = last.entry.at - first.entry.at;
    const page = await withAScreen(stage, ada, STILL);
    await page.goto(`${stage.server.url}/replay/${game}`);
    await page.getByRole('link', { name: 'Back to the room' }).waitFor();
    expect(await slider(page).getAttribute('max')).toBe(String(Math.ceil(length / 100) * 100));
    const quick = await playToTheEnd(page, '8×');
    expect(quick).toBeGreaterThan(length / 8 - 100);
    expect(quick).toBeLessThan(length);
    await sees(page, last.game);
    await slider(page).press('End');
    for (let presses = 0; presses < 5; presses++) await slider(page).press('ArrowLeft');
    // The last half second.
    expect(await playToTheEnd(page, '0.5×')).toBeGreaterThan(800);
    await sees(page, last.game);

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the log' }).click();
    const file = await (await downloading).path();
    expect((readLog(readFileSync(file, 'utf8')) as Replay).good).toBe(true);
    const { code, out } = await hushglass(['replay', file]);
    expect(out).toContain('The log replays to the result it records.');
    expect(code).toBe(0);
  });

  it('[S-book] the Book tells who won with how many turns of the sand, in this room and on this server', async () => {
    const page = await withAScreen(stage, ada);
    await page.goto(link);
    await page.getByRole('link', { name: 'The Book' }).click();
    const lines = page.locator('.book-line');
    await lines.filter({ hasText: 'Ada, Bo, Cy and Di' }).getByText('Turns of the sand: 1').waitFor();
    expect(await lines.count()).toBe(1);
    await lines.getByText(/in \d+:\d\d/).waitFor();
    await lines.getByText('First win').waitFor();

    await page.getByText('Everyone on this server').click();
    await lines.filter({ hasText: 'Eva and Fay' }).getByText('Turns of the sand: 0').waitFor();
    expect(await lines.locator('strong').allTextContents()).toEqual(['Eva and Fay', 'Ada, Bo, Cy and Di']);
    await lines.first().getByRole('link', { name: 'Watch it' }).click();
    await slider(page).press('End');
    await sees(page, (await stepsOf(other)).last.game);

    await page.goto(`${stage.server.url}/book`);
    await lines.nth(1).waitFor();
    expect(await page.getByText('This room').count()).toBe(0);
  });
});
