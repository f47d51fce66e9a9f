import type { Page } from 'playwright-core';

// What cannot be read because the letters are large: cut off, spilling out of what it belongs to, or written over something else.

/** Letters of twice the size. */
export async function large(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** What lies on a board is as large as the board allows, and whoever wants it larger zooms. */
const ELSEWHERE = '.board, .tower-board, .unseen, svg, textarea, option, .skip, [inert]';

/** Whatever can be opened without leaving is looked at as well. */
async function unfolded(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
}

/** Every line that sticks out of the window or of a box it stands in, every two that lie upon each other, every box wider than the window. */
export async function spilling(page: Page): Promise<readonly string[]> {
  await unfolded(page);
  // The window as a browser tells it grows with what sticks out.
  const wide = page.viewportSize()?.width ?? 0;
  return page.evaluate(faultsOf, { elsewhere: ELSEWHERE, wide });
}

/** Runs in the page, hence everything it needs within it. */
function faultsOf({ elsewhere, wide }: { readonly elsewhere: string; readonly wide: number }): string[] {
  interface Line {
    readonly of: Element;
    readonly box: DOMRect;
    readonly words: string;
  }
  const inside = [...document.querySelectorAll('main, dialog')].at(-1) as Element;

  function linesOf(node: Node): readonly Line[] {
    const of = node.parentElement as Element;
    const words = node.textContent?.trim() ?? '';
    if (words === '' || of.closest(elsewhere) !== null || !of.checkVisibility()) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 2);
    return boxes.map((box) => ({ of, box, words }));
  }
  function allLines(): readonly Line[] {
    const lines: Line[] = [];
    const walk = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) lines.push(...linesOf(walk.currentNode));
    return lines;
  }

  const isBox = ({ borderTopWidth, backgroundColor, overflowX }: CSSStyleDeclaration) =>
    Number.parseFloat(borderTopWidth) > 0 ||
    !/, 0\)$|transparent/.test(backgroundColor) ||
    overflowX !== 'visible';
  const scrolls = (one: Element) => /auto|scroll/.test(getComputedStyle(one).overflowY);
  const isAside = (one: DOMRect, { left, right }: Pick<DOMRect, 'left' | 'right'>) =>
    one.left < left - 1 || one.right > right + 1;
  const isAboveOrBelow = (one: DOMRect, { top, bottom }: DOMRect) =>
    one.top < top - 3 || one.bottom > bottom + 3;

  function outOfBoxes({ of, box, words }: Line): readonly string[] {
    const found = isAside(box, { left: 0, right: wide }) ? [`out of the window: ${words}`] : [];
    let seenWhole = true;
    for (let up: Element | null = of; up !== null && up !== inside; up = up.parentElement) {
      seenWhole &&= !scrolls(up);
      const around = up.getBoundingClientRect();
      const out = isAside(box, around) || (seenWhole && isAboveOrBelow(box, around));
      if (out && isBox(getComputedStyle(up))) found.push(`out of ${up.tagName}.${up.className}: ${words}`);
    }
    return found;
  }

  const pinned = (one: Element) => one.closest('.quest-head, .quest-foot, .end, .edit-foot, .lobby-deal');
  const shared = (one: DOMRect, other: DOMRect) => ({
    along: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    high: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  });
  function onEachOther(one: Line, other: Line): boolean {
    if (one.of === other.of || pinned(one.of) !== pinned(other.of)) return false;
    const { along, high } = shared(one.box, other.box);
    return along > 2 && high > 8;
  }
  function isTooWide(one: Element): boolean {
    if (!(one instanceof HTMLElement) || one.closest(`.sky-things, ${elsewhere}`) !== null) return false;
    const box = one.getBoundingClientRect();
    return box.width > 0 && isAside(box, { left: 0, right: wide });
  }

  const lines = allLines();
  const pairs = lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter((other) => onEachOther(one, other))
      .map((other) => `on each other: ${one.words} / ${other.words}`),
  );
  const wider = [...inside.querySelectorAll('*')].filter(isTooWide);
  const names = wider.map((one) => `wider than the window: ${one.tagName}.${one.className}`);
  return [...new Set([...lines.flatMap(outOfBoxes), ...pairs, ...names])];
}
