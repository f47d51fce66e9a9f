import type { Page } from 'playwright-core';

// The page without any pointer.

const FARTHEST = 90;

/** Tab, until the focus is on what has this name. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < FARTHEST; tabs++) {
    if ((await page.evaluate(focusedName)).includes(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to "${name}" on ${page.url()}`);
}

/** Tab there and press it. */
export async function enter(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Runs in the page. */
function focusedName(): string {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return '';
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  const text = labels.map(({ textContent }) => textContent).join(' ') || focused.textContent;
  return focused.getAttribute('aria-label') ?? text ?? '';
}
