import type { Page } from 'playwright-core';

// The board holds still: whatever comes and goes, its box is the same from the first look to the end.

/** From now on; asked later, every box that the board has had. */
export async function watchBoard(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(begin);
  return () => page.evaluate(() => [...(globalThis as unknown as Watched).boxes]);
}

interface Watched {
  boxes: Set<string>;
}

/** Runs in the page. */
function begin(): void {
  const boxes = new Set<string>();
  Object.assign(globalThis, { boxes });
  const look = () => {
    const box = document.querySelector('.game-board')?.getBoundingClientRect();
    if (box !== undefined) boxes.add([box.x, box.y, box.width, box.height].join(' '));
  };
  look();
  setInterval(look, 50);
}
