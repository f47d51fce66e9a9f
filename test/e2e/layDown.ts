import type { Page } from 'playwright-core';
import { comesToRest } from './rest.ts';

// A drawn tile is laid by a tap where it would lie. Two passages may lead to one place: then the first tap, near the passage
// that is meant, shows it, and the second lays it.

export async function layDown(page: Page, tapAt: (x: number, y: number) => Promise<void>, space: number) {
  await page.locator('.ghost-lit').first().waitFor({ state: 'attached' });
  await page.locator('.board:not([data-waits])').waitFor();
  await comesToRest(page.locator('.pawn').first(), 3);
  const { x, y } = await page.evaluate(beyond, space);
  await tapAt(x, y);
  const aimed = page.locator('.ghost-aimed');
  await aimed.or(page.locator('.game:not(:has(.ghost-drawn > *))')).first().waitFor({ state: 'attached' });
  if ((await aimed.count()) > 0) await tapAt(x, y);
}

/** Runs in the page: a point on the ghost next to this space, far enough from whoever stands there. */
function beyond(space: number): { readonly x: number; readonly y: number } {
  const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const cell = document.querySelector(`[data-space="${space}"]`)?.getBoundingClientRect() ?? new DOMRect();
  const from = middle(cell);
  const far = (to: { x: number; y: number }) => Math.hypot(to.x - from.x, to.y - from.y);
  const goals = [...document.querySelectorAll('.ghost-lit .ghost')].map((ghost) =>
    middle(ghost.getBoundingClientRect()),
  );
  const [goal = from] = goals.sort((one, other) => far(one) - far(other));
  const part = Math.min(1, Math.max(1.3 * cell.width, 26) / Math.max(1, far(goal)));
  return { x: from.x + (goal.x - from.x) * part, y: from.y + (goal.y - from.y) * part };
}
