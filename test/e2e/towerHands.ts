import type { Page } from 'playwright-core';
import { layoutOf } from '#client/tower/board/layout.ts';
import { ADVENTURES } from '#content/adventures.ts';
import { PAWNS } from '#engine/family/pawns.ts';
import { type Chart, openChart } from '#engine/tower/chart.ts';
import { afterDeed, type Deed } from '#engine/tower/deeds.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { firstStand, type Stand } from '#engine/tower/stand.ts';
import { ways } from '#engine/tower/ways.ts';
import { en } from './words.ts';

// Quests of the tower played in a page: by taps and clicks on any shape of quest, or by keys alone.

/** All trials are passed, so that every epic is open. */
export async function allPassed(page: Page): Promise<void> {
  const trials = ADVENTURES.flatMap((adventure) => adventure.trials);
  const kept = { version: 1, quests: Object.fromEntries(trials.map((id) => [id, { skipped: true }])) };
  await page.addInitScript((text) => localStorage.setItem('hushglass.tower', text), JSON.stringify(kept));
}

export type Hand = (page: Page, chart: Chart, stand: Stand, deed: Deed) => Promise<void>;

/** Follows a way action by action; the page has counted each before the next. */
export async function follow(page: Page, quest: Quest, way: readonly Deed[], hand: Hand): Promise<Stand> {
  const chart = openChart(quest);
  let stand = firstStand(chart);
  for (const [index, deed] of way.entries()) {
    await hand(page, chart, stand, deed);
    await counted(page, index + 1);
    stand = after(chart, stand, deed);
  }
  return stand;
}

export async function counted(page: Page, count: number): Promise<void> {
  const text = en('tower.actions', { count });
  await page.locator('.quest-count', { hasText: text }).waitFor();
}

/** A proof that goes wrong is a test that failed. */
export function after(chart: Chart, stand: Stand, deed: Deed): Stand {
  const next = afterDeed(chart, stand, deed);
  if (next === null) throw new Error(`not possible: ${JSON.stringify(deed)}`);
  return next;
}

export async function tapSpace(page: Page, space: number): Promise<void> {
  // Spaces lie under the heroes, and the board reads taps by where they are: hence the force.
  await page.locator(`.cells [data-space="${space}"]`).tap({ force: true });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A tap on the hero unless it is chosen, a tap where it goes, a tap on whom the mage changes places with. */
export const byTaps: Hand = async (page, _chart, stand, deed) => {
  if (deed.type !== 'move') return button(page, cardDeed(deed)).tap();
  const chosen = page.locator(`[data-pawn="${PAWNS[deed.pawn]}"].pawn-chosen`);
  if ((await chosen.count()) === 0) await tapSpace(page, stand.pawns[deed.pawn] as number);
  await page.locator(`.target[data-space="${deed.to}"]`).waitFor();
  await tapSpace(page, deed.to);
  if (deed.swap === null) return;
  await page.locator(`[data-pawn="${PAWNS[deed.swap]}"].pawn-swaps`).waitFor();
  await tapSpace(page, stand.pawns[deed.swap] as number);
};

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

/** A number and an arrow where that leads there, else Tab to the space and Enter. */
export const byKeys: Hand = async (page, chart, stand, deed) => {
  const { keyboard } = page;
  if (deed.type !== 'move') return byCardKeys(page, deed);
  await keyboard.press(`Digit${deed.pawn + 1}`);
  const { spots } = layoutOf(chart.quest, stand.arranged);
  const from = spots.get(stand.pawns[deed.pawn] as number) ?? { x: 0, y: 0 };
  const far = (space: number) => {
    const { x, y } = spots.get(space) ?? from;
    return Math.abs(x - from.x) + Math.abs(y - from.y);
  };
  const all = ways(chart, stand, deed.pawn);
  const way = all.find(({ to }) => to === deed.to);
  const line = all.filter(({ direction }) => direction === way?.direction).map(({ to }) => far(to));
  const arrow = ARROWS[way?.direction ?? 0] as string;
  if (far(deed.to) === Math.max(...line)) await keyboard.press(arrow);
  else if (far(deed.to) === Math.min(...line)) await keyboard.press(`Shift+${arrow}`);
  else await tabTo(page, `[data-space="${deed.to}"]`);
  if (deed.swap !== null) await keyboard.press(`Shift+Digit${deed.swap + 1}`);
};

/** What a card's button is called. */
export function cardDeed(deed: Exclude<Deed, { type: 'move' }>): string {
  const card = deed.card + 1;
  return deed.type === 'slide'
    ? en('tower.slide', { card })
    : en(`tower.turn.${deed.quarters as 1}`, { card });
}

async function byCardKeys(page: Page, deed: Exclude<Deed, { type: 'move' }>): Promise<void> {
  const name = cardDeed(deed);
  await page.keyboard.press('KeyT');
  await tabTo(page, `button[aria-label="${name}"]`, true);
}

/** With Tab alone, as far as it takes; then Enter. */
async function tabTo(page: Page, selector: string, here = false): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let presses = 0; presses < 60; presses++) {
    if ((presses > 0 || here) && (await isThere())) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}
