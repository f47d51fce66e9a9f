import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accuse } from './rolesHands.ts';
import { openStage, PHONE, person, type Stage } from './stage.ts';
import { en } from './words.ts';

// The lesson on Hidden Roles, played on a phone from its first word to its last.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const says = (page: Page, words: string) => page.locator('.lesson-text', { hasText: words }).waitFor();
/** What is lit is tapped. */
const tap = (page: Page, space: number) =>
  page.locator(`[data-space="${space}"]`).first().click({ force: true });

describe('there is a traitor among you', () => {
  it('[H1.3] [H1.5] [H1.7] is played by what lies on the table: card, eye, finger, glass', async () => {
    const page = await person(stage, PHONE);
    await page.goto(`${stage.server.url}/learn/roles`);
    await says(page, en('rolesLesson.north'));
    await tap(page, 1);
    await says(page, en('rolesLesson.eye'));
    await page.locator('.eye-token').click();
    await page.locator('.role-sheet').getByRole('button', { name: 'Bo', exact: true }).click();
    await says(page, en('rolesLesson.accuse'));
    await accuse(page, ['Bo']);
    await says(page, en('rolesLesson.turn'));
    await page.getByRole('button', { name: en('roles.glass.turn'), exact: true }).click();
    await says(page, en('rolesLesson.finish'));
    await tap(page, 0);
    await says(page, en('rolesLesson.won'));
    expect(await page.getByRole('link', { name: en('rolesLesson.rules') }).count()).toBe(1);
  }, 90_000);
});
