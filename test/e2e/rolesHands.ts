import type { Page } from 'playwright-core';
import { en } from './words.ts';

// What people do at a table with hidden roles, and how one learns what each holds: by looking at one's own card.

/** [H0.1] in the lobby, behind its door. */
export async function chooseRoles(host: Page, level: string): Promise<void> {
  await host.locator('summary', { hasText: en('page.choice.roles') }).click();
  await host.getByLabel(en('roles.setup.on')).click();
  await host
    .getByRole('group', { name: en('roles.setup.level') })
    .getByText(level, { exact: true })
    .click();
}

export interface Seen {
  readonly side: 'loyal' | 'traitor';
  readonly name: string;
}

/** Holds the card, reads it, and lets go. */
export async function lookAtCard(page: Page): Promise<Seen> {
  const back = page.locator('.tray .role-back');
  await back.hover();
  await page.mouse.down();
  const card = page.locator('.role-peek .role-card');
  await card.waitFor();
  const side = await card.locator('.role-side').innerText();
  const name = await card.locator('.role-name').innerText();
  await page.mouse.up();
  await card.waitFor({ state: 'detached' });
  return { side: side.includes(en('roles.side.traitor')) ? 'traitor' : 'loyal', name };
}

/** Holds the finger, chooses these people and says so. */
export async function accuse(page: Page, names: readonly string[]): Promise<void> {
  await page.locator('.accuse-token').hover();
  await page.mouse.down();
  const sheet = page.locator('.role-sheet', { hasText: en('roles.accuse.whom') });
  await sheet.waitFor();
  await page.mouse.up();
  for (const name of names) await sheet.getByRole('button', { name, exact: true }).click();
  await sheet.locator('.button.sand').click();
}

export const thumb = (page: Page, up: boolean) =>
  page.getByRole('button', { name: en(up ? 'roles.vote.up' : 'roles.vote.down') });

export const sheetOf = (page: Page, text: string) => page.locator('.role-sheet', { hasText: text });

/** Deals until the cards are as a test needs them: whoever holds what, all know who look at their own. */
export async function dealRoles(
  pages: readonly Page[],
  isMeant: (cards: readonly Seen[]) => boolean,
): Promise<readonly Seen[]> {
  const [host] = pages as [Page];
  for (;;) {
    await host.getByRole('button', { name: en('page.deal.button') }).click();
    for (const page of pages) await page.locator('.ready button.sand').waitFor();
    const cards: Seen[] = [];
    for (const page of pages) cards.push(await lookAtCard(page));
    if (isMeant(cards)) return cards;
    await stop(host);
  }
}

/** The host ends it for everyone. */
async function stop(host: Page): Promise<void> {
  await host.getByRole('button', { name: en('play.menu.open') }).click();
  await host.getByRole('button', { name: en('play.menu.leave') }).click();
  const sure = host.getByRole('button', { name: en('play.menu.leaveSure') });
  await sure.click();
  await host.locator('.deal-button').waitFor();
}

/** Which of these lie over each other, or stick out of the window. */
export function overlaps(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((all) => {
    const boxes = all.flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((one) => [selector, one.getBoundingClientRect()] as const),
    );
    const out = boxes.filter(
      ([, { left, right, top, bottom }]) =>
        left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right === left,
    );
    const pairs = boxes.flatMap(([one, a], place) =>
      boxes
        .slice(place + 1)
        .filter(
          ([other, b]) =>
            one !== other && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        )
        .map(([other]) => `${one} and ${other}`),
    );
    return [...out.map(([selector]) => `${selector} sticks out`), ...pairs];
  }, selectors);
}

/** Which of these cannot be pressed, because they are out of sight or under something. */
export function outOfReach(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return seen === null || !one.contains(seen);
      })
      .map((one) => one.textContent ?? ''),
  );
}
