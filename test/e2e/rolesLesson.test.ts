import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGS, maybe } from '#content/locales/index.ts';
import { CARDS } from '#engine/mall/rules/hiddenRoles/cards/index.ts';
import { CARD_IDS } from '#engine/mall/rules/hiddenRoles/ids.ts';
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

/** Runs in the page: what of these texts has no room on the card that lies open. */
function withoutRoom(texts: readonly (readonly [string, string])[]): readonly string[] {
  const card = document.querySelector('.role-peek .role-card') as HTMLElement;
  const fill = (selector: string, text: string) => {
    (card.querySelector(selector) as HTMLElement).textContent = text;
  };
  return texts.flatMap(([name, text]) => {
    fill('.role-name', name);
    fill('.role-text', text);
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const fits = card.scrollHeight <= card.clientHeight && card.scrollWidth <= card.clientWidth;
    return fits && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight ? [] : [text];
  });
}

const TEXTS = LANGS.flatMap((lang) =>
  CARD_IDS.map((card) => {
    const text = maybe(lang, `role.text.${card}`) ?? maybe(lang, `role.text.${CARDS[card].side}`);
    return [maybe(lang, `role.name.${card}`) as string, text as string] as const;
  }),
);

describe('one’s own card', () => {
  it.each([
    [390, 844],
    [844, 390],
    [1280, 800],
  ])(
    '[H0.1] has room for what any of them says, on %i by %i, with letters of 100 and 200 %',
    async (width, height) => {
      const page = await person(stage, { ...PHONE, viewport: { width, height } });
      await page.goto(`${stage.server.url}/learn/roles`);
      const card = page.locator('.tray .role-back');
      await card.waitFor();
      for (const letters of ['100%', '200%']) {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, letters);
        await card.evaluate((one) => (one as HTMLElement).click());
        await page.locator('.role-peek .role-card').waitFor();
        expect(await page.evaluate(withoutRoom, TEXTS)).toEqual([]);
      }
    },
    60_000,
  );
});
