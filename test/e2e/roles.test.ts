import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretGame } from '../../bench/load/secretGame.ts';
import { carryOut, gameOn, watch } from './heist.ts';
import {
  accuse,
  chooseRoles,
  dealRoles,
  outOfReach,
  overlaps,
  type Seen,
  sheetOf,
  thumb,
} from './rolesHands.ts';
import { toTheDivining } from './rolesPlan.ts';
import { codeOf } from './servers.ts';
import { atTheTable, chooseScenario, moreSand, openStage, PHONE, type Stage, WINDOW } from './stage.ts';
import { en } from './words.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];
const LOOKS = [WINDOW, PHONE, { ...WINDOW, viewport: { width: 844, height: 390 } }, WINDOW, WINDOW];

async function table(level: string, names: readonly string[] = NAMES): Promise<readonly Page[]> {
  const pages = await atTheTable(stage, names, LOOKS);
  const [host] = pages as [Page];
  await chooseScenario(host, 3);
  await chooseRoles(host, level);
  // Guests see what was chosen.
  for (const page of pages.slice(1))
    await page.locator('.roles-level', { hasText: en(`roles.level.${level}` as 'roles.level.B') }).waitFor();
  await moreSand(host);
  return pages;
}

async function begin(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: en('play.ready.ready') }).click();
  for (const page of pages) await page.locator('.game[data-phase=running]').waitFor();
}

/** Who accuses this one, and who votes. */
function partsFor(accused: number) {
  const others = NAMES.map((_, seat) => seat).filter((seat) => seat !== accused);
  const [by, ...voters] = others as [number, ...number[]];
  return { by, voters };
}

const at = (pages: readonly Page[], seat: number) => pages[seat] as Page;

describe('hidden roles', () => {
  it('[H1.3] [H1.5] [H2.5] a right accusation, a page that is loaded again in the vote, and a phantom', async () => {
    const pages = await table('B');
    const cards = await dealRoles(pages, (all) => all.some(({ side }) => side === 'traitor'));
    await begin(pages);
    const accused = cards.findIndex(({ side }) => side === 'traitor');
    const { by, voters } = partsFor(accused);
    const [first, ...rest] = voters.map((seat) => at(pages, seat)) as [Page, ...Page[]];

    await accuse(at(pages, by), [NAMES[accused] as string]);
    for (const page of pages) await page.locator('.role-ring').waitFor();
    for (const seat of [by, accused]) expect(await thumb(at(pages, seat), true).count()).toBe(0);
    await thumb(first, true).click();
    await first.getByText(en('roles.vote.answered', { answered: 1, all: 3 })).waitFor();
    await first.reload();
    await first.locator('.role-thumb[aria-pressed=true]').waitFor();
    for (const page of rest) await thumb(page, true).click();

    for (const page of pages)
      await page
        .locator('.role-shown', { hasText: en('roles.out.unmasked', { name: NAMES[accused] as string }) })
        .waitFor();
    // Whoever is asked meanwhile sees the card as well, and the sand.
    const seen = pages.map((page) => overlaps(page, ['.hourglass', '.role-gone', '.role-sheet']));
    await at(pages, by)
      .getByRole('button', { name: en('roles.glass.turn') })
      .click();
    expect((await Promise.all(seen)).flat()).toEqual([]);

    const ghost = at(pages, accused);
    const own = at(pages, by);
    // The glass was turned: the living may talk, and the phantom not.
    await ghost.locator('.talk-title', { hasText: en('roles.talk.hush') }).waitFor();
    expect(await ghost.locator('.chat-say').count()).toBe(0);
    await sheetOf(ghost, en('roles.out.youPhantom')).waitFor();
    expect(await ghost.locator('.action-tile').count()).toBe(0);
    await moveSomebody(pages, accused);
    await ghost.locator('.talk-title', { hasText: en('roles.talk.haunt') }).waitFor();
    if ((await ghost.locator('.chat-say').isVisible()) === false) await ghost.locator('.talk-strip').click();
    await ghost.locator('.chat-say input').fill('I see you');
    await ghost.keyboard.press('Enter');
    // On a phone the chat is folded away, and what is said in it is there all the same.
    await own
      .locator('.chat-line.phantom', { hasText: 'I see you' })
      .filter({ hasText: en('roles.seat.phantom') })
      .waitFor({ state: 'attached' });
    await own.locator('.player.phantom').waitFor();
  }, 240_000);

  it('[H1.4] a wrong accusation loses the game; whom the eye lies before, everyone sees', async () => {
    const pages = await table('B');
    const cards = await dealRoles(pages, (all) => all.some(({ side }) => side === 'loyal'));
    await begin(pages);
    const accused = cards.findIndex(({ side }) => side === 'loyal');
    const { by, voters } = partsFor(accused);
    await at(pages, by).locator('.eye-token').click();
    await at(pages, by)
      .locator('.role-sheet')
      .getByRole('button', { name: NAMES[accused] as string })
      .click();
    await at(pages, accused).locator('.eye-token.eye-yours').waitFor();
    for (const seat of voters) await at(pages, seat).locator('.eye-badge').waitFor();

    await accuse(at(pages, by), [NAMES[accused] as string]);
    const covered = pages.flatMap((page) => [
      overlaps(page, ['.hourglass', '.role-sheet']),
      outOfReach(page, '.role-thumb'),
    ]);
    // One thumb down rejects it, and nothing else happens.
    for (const [place, seat] of voters.entries()) await thumb(at(pages, seat), place > 0).click();
    for (const page of pages)
      await page.locator('.role-shown', { hasText: en('roles.verdict.no') }).waitFor();
    expect((await Promise.all(covered)).flat()).toEqual([]);
    await accuse(at(pages, by), [NAMES[accused] as string]);
    const [first, ...rest] = voters.map((seat) => at(pages, seat)) as [Page, ...Page[]];
    // A change of mind is told to nobody, and counts once.
    await thumb(first, false).click();
    await thumb(first, true).click();
    await at(pages, by)
      .getByText(en('roles.vote.answered', { answered: 1, all: 3 }))
      .waitFor();
    for (const page of rest) await thumb(page, true).click();
    for (const page of pages) await page.locator('.game[data-phase=over]').waitFor();
  }, 240_000);

  it('[H5.2] level E is won, and a traitor guesses a mission', async () => {
    const names = NAMES.slice(0, 4);
    const pages = await table('E', names);
    // One loyal player at least is not out before the end: no act can fail this mission.
    const safe = en('role.name.E07');
    const cards = await dealRoles(
      pages,
      (all) => all.some(({ side }) => side === 'traitor') && all.some(({ name }) => name === safe),
    );
    const watcher = await watch(stage, codeOf(at(pages, 0)));
    const game = secretGame(stage.data, gameOn(watcher));
    const heist = { game, watcher, pages, hands: pages.map(() => 'keys' as const) };
    for (const command of toTheDivining(game)) await carryOut(heist, command);
    heist.watcher.close();
    for (const page of pages) await sheetOf(page, en('roles.divine.title')).waitFor();
    const traitor = (heist.game.shared.memory.hiddenRoles?.divining?.left ?? [])[0] as number;
    const page = at(pages, traitor);
    expect(await overlaps(page, ['.hourglass', '.role-sheet'])).toEqual([]);
    expect(await outOfReach(page, '.role-sheet h2, .role-person, .role-guess > .role-thumbs > *')).toEqual(
      [],
    );
    const hidden = page.locator('.role-people .role-person');
    const target = (await hidden.first().innerText()).trim();
    const mission = (cards[names.indexOf(target)] as Seen).name;
    await hidden.first().click();
    await page.locator('.role-mission', { hasText: mission }).click();
    await page
      .getByRole('button', { name: en('roles.divine.guess', { name: target, card: mission }) })
      .click();
    for (const one of pages)
      await one.locator('.game[data-phase=over], .role-guesses li:has-text("Right!")').first().waitFor();
  }, 240_000);
});

/** Somebody takes one step with anybody, by the first direction that leads anywhere. */
async function moveSomebody(pages: readonly Page[], but: number): Promise<void> {
  for (const [seat, page] of pages.entries()) {
    if (seat === but) continue;
    for (const hero of ['Digit1', 'Digit2', 'Digit3', 'Digit4'])
      for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
        await page.keyboard.press(hero);
        await page.keyboard.press(arrow);
        await page.keyboard.press('Enter');
        if ((await page.locator('.talk.window').count()) === 0) return;
      }
  }
}
