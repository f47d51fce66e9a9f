import type { Page } from 'playwright-core';

// Where the board lies in the window, from the ready screen to the end: every change of it is told.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BoxMove {
  readonly from: Box;
  readonly to: Box;
  /** The phase of the game in which it moved. */
  readonly phase: string;
}

const TOLD = 'tellBoardMoved';

/** Before the page is opened: what it tells outlives whatever it loads. */
export async function watchBoardBox(page: Page, told: (move: BoxMove) => void): Promise<void> {
  await page.exposeFunction(TOLD, told);
  await page.addInitScript(sample, TOLD);
}

export const boardBox = (page: Page): Promise<Box | null> => page.locator('.game-board').boundingBox();

export const boxText = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round).join(' ');

export function moveText({ from, to, phase }: BoxMove): string {
  return `${phase}: ${boxText(from)} became ${boxText(to)}`;
}

/**
 * Runs in the page: looks whenever the board's size changes, and many times a second besides. A new game and a window
 * of another size begin anew.
 */
function sample(told: string): void {
  const OFTEN = 40;
  const HAIR = 0.5;
  let seen: { readonly box: Box; readonly window: string; readonly phase: string } | null = null;
  let watched: Element | null = null;
  const observer = new ResizeObserver(look);
  setInterval(look, OFTEN);

  function look(): void {
    // A replay's board is another, and lies elsewhere.
    const board = document.querySelector('.game:not(.replay) .game-board');
    follow(board);
    const now = board && { box: boxOf(board), window: `${innerWidth} ${innerHeight}`, phase: phaseOf(board) };
    const isNew = now?.phase === 'setup' && seen?.phase === 'over';
    if (now !== null && seen !== null && now.window === seen.window && !isNew && differ(seen.box, now.box))
      tell({ from: seen.box, to: now.box, phase: now.phase });
    seen = now;
  }

  function follow(board: Element | null): void {
    if (board === watched) return;
    if (watched !== null) observer.unobserve(watched);
    if (board !== null) observer.observe(board);
    watched = board;
  }

  function boxOf(board: Element): Box {
    const { x, y, width, height } = board.getBoundingClientRect();
    return { x, y, width, height };
  }

  function phaseOf(board: Element): string {
    return board.closest<HTMLElement>('.game')?.dataset.phase ?? '';
  }

  function differ(one: Box, other: Box): boolean {
    return (['x', 'y', 'width', 'height'] as const).some((side) => Math.abs(one[side] - other[side]) > HAIR);
  }

  function tell(move: BoxMove): void {
    (globalThis as unknown as Record<string, (move: BoxMove) => void>)[told]?.(move);
  }
}
