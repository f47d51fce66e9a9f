import type { Page } from 'playwright-core';
import { layoutOf } from '#client/tower/board/layout.ts';
import { ADVENTURES } from '#content/adventures.ts';
import { PAWNS } from '#engine/family/pawns.ts';
import { afterAction, type QuestAction } from '#engine/tower/actions.ts';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, type Position } from '#engine/tower/position.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { ways } from '#engine/tower/ways.ts';
import { en } from './words.ts';

// Quests of the tower played in a page: by taps and clicks on any shape of quest, or by keys alone.

/** All trials are passed, so that every epic is open. */
export async function allPassed(page: Page): Promise<void> {
  const trials = ADVENTURES.flatMap((adventure) => adventure.trials);
  const kept = { version: 1, quests: Object.fromEntries(trials.map((id) => [id, { skipped: true }])) };
  await page.addInitScript((text) => localStorage.setItem('hushglass.tower', text), JSON.stringify(kept));
}

export type Hand = (page: Page, graph: QuestGraph, position: Position, action: QuestAction) => Promise<void>;

/** Follows a way action by action; the page has counted each before the next. */
export async function follow(
  page: Page,
  quest: Quest,
  way: readonly QuestAction[],
  hand: Hand,
): Promise<Position> {
  const graph = graphOf(quest);
  let position = firstPosition(graph);
  for (const [index, action] of way.entries()) {
    await hand(page, graph, position, action);
    await counted(page, index + 1);
    position = after(graph, position, action);
  }
  return position;
}

export async function counted(page: Page, count: number): Promise<void> {
  const text = en('tower.actions', { count });
  await page.locator('.quest-count', { hasText: text }).waitFor();
}

/** A proof that goes wrong is a test that failed. */
export function after(graph: QuestGraph, position: Position, action: QuestAction): Position {
  const next = afterAction(graph, position, action);
  if (next === null) throw new Error(`not possible: ${JSON.stringify(action)}`);
  return next;
}

export async function tapSpace(page: Page, space: number): Promise<void> {
  // Spaces lie under the heroes, and the board reads taps by where they are: hence the force.
  await page.locator(`.cells [data-space="${space}"]`).tap({ force: true });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A tap on the hero unless it is chosen, a tap where it goes, a tap on whom the mage changes places with. */
export const byTaps: Hand = async (page, _graph, position, action) => {
  if (action.type !== 'move') return button(page, cardAction(action)).tap();
  const chosen = page.locator(`[data-pawn="${PAWNS[action.pawn]}"].pawn-chosen`);
  if ((await chosen.count()) === 0) await tapSpace(page, position.pawns[action.pawn] as number);
  await page.locator(`.target[data-space="${action.to}"]`).waitFor();
  await tapSpace(page, action.to);
  if (action.swap === null) return;
  await page.locator(`[data-pawn="${PAWNS[action.swap]}"].pawn-swaps`).waitFor();
  await tapSpace(page, position.pawns[action.swap] as number);
};

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

/** A number and an arrow where that leads there, else Tab to the space and Enter. */
export const byKeys: Hand = async (page, graph, position, action) => {
  const { keyboard } = page;
  if (action.type !== 'move') return byCardKeys(page, action);
  await keyboard.press(`Digit${action.pawn + 1}`);
  const { spots } = layoutOf(graph.quest, position.arranged);
  const from = spots.get(position.pawns[action.pawn] as number) ?? { x: 0, y: 0 };
  const far = (space: number) => {
    const { x, y } = spots.get(space) ?? from;
    return Math.abs(x - from.x) + Math.abs(y - from.y);
  };
  const all = ways(graph, position, action.pawn);
  const way = all.find(({ to }) => to === action.to);
  const line = all.filter(({ direction }) => direction === way?.direction).map(({ to }) => far(to));
  const arrow = ARROWS[way?.direction ?? 0] as string;
  if (far(action.to) === Math.max(...line)) await keyboard.press(arrow);
  else if (far(action.to) === Math.min(...line)) await keyboard.press(`Shift+${arrow}`);
  else await tabTo(page, `[data-space="${action.to}"]`);
  if (action.swap !== null) await keyboard.press(`Shift+Digit${action.swap + 1}`);
};

/** What a card's button is called. */
export function cardAction(action: Exclude<QuestAction, { type: 'move' }>): string {
  const card = action.card + 1;
  return action.type === 'slide'
    ? en('tower.slide', { card })
    : en(`tower.turn.${action.quarters as 1}`, { card });
}

async function byCardKeys(page: Page, action: Exclude<QuestAction, { type: 'move' }>): Promise<void> {
  const name = cardAction(action);
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
