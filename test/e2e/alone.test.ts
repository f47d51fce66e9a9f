import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '#engine/mall/index.ts';
import { byKeys } from './hands.ts';
import { sees } from './heist.ts';
import { aloneDeal, type Words } from './solo.ts';
import { moreSand, openStage, PHONE, person, type Stage, WINDOW } from './stage.ts';
import { after } from './way.ts';
import { en } from './words.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

/** The browser's own chance, made known: the page deals from it, and so can we. */
async function withLuck(page: Page, words: Words): Promise<void> {
  await page.addInitScript((known) => {
    const chance = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = ((into: Int32Array<ArrayBuffer>) => {
      if (!(into instanceof Int32Array)) return chance(into);
      into.set(known);
      return into;
    }) as typeof crypto.getRandomValues;
  }, words);
}

/** Whoever loads the page again finds the game as it was left, and goes on. */
async function comeBack(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: en('play.solo.goOn') }).click();
}

describe('alone in the page', () => {
  it('[S-solo.1] solo, from the first page to the win, with the deck of actions', async () => {
    const { words, dealt, commands } = aloneDeal();
    const page = await person(stage, WINDOW);
    await withLuck(page, words);
    await page.goto(stage.server.url);
    await page.getByRole('link', { name: en('page.home.solo') }).click();
    await moreSand(page);
    await page.getByRole('button', { name: en('play.solo.start') }).click();
    await page.getByRole('button', { name: en('play.ready.ready') }).click();
    let game: Game = dealt;
    for (const [index, command] of commands.entries()) {
      if (index === Math.floor(commands.length / 2)) await comeBack(page);
      // Turning tiles over moves nothing: only before an action is it worth a look.
      if (command.type !== 'reveal') await sees(page, game);
      game = after(game, command);
      await byKeys(page, command);
    }
    await page.getByRole('heading', { name: en('play.end.won') }).waitFor();
  }, 240_000);

  it('a newcomer opens the lessons and has done the first within a minute', async () => {
    const page = await person(stage, PHONE);
    const began = performance.now();
    await page.goto(stage.server.url);
    await page.getByRole('link', { name: en('page.home.learn') }).tap();
    await page.getByText(en('learn.move.1')).waitFor();
    // Any hero will do at first: this one then goes on to the corner.
    await tapSpace(page, 6);
    await tapSpace(page, 2);
    await page.getByText(en('learn.move.2')).waitFor();
    await tapSpace(page, 3);
    await page.getByText(en('learn.done')).waitFor();
    expect(performance.now() - began).toBeLessThan(60_000);
    await page.getByRole('button', { name: en('learn.next') }).tap();
    await page.getByText(en('learn.explore.1')).waitFor();
  });
});

async function tapSpace(page: Page, space: number): Promise<void> {
  await page.locator(`[data-space="${space}"]`).tap({ force: true });
}
