// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { besides, onScreen } from '#client/board/bubble.ts';
import { done, gone, key, passes } from '../browser.ts';
import { at, desk, finger, mid, type Wishes } from './kings.tsx';

// What the board says beside a place, and when the camera keeps still.

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  gone();
  vi.useRealTimers();
});

const RED = mid(at(2, 2));
const hand = (wishes: Wishes = {}, type: 'mouse' | 'touch' = 'touch') => {
  const table = desk(wishes);
  return { ...table, one: finger(table.board, 1, type) };
};
const hintIn = (board: HTMLElement) => board.querySelector('.hint:not(.named)')?.textContent ?? null;
const nameIn = (board: HTMLElement) => board.querySelector('.named')?.textContent ?? null;

describe('a reason', () => {
  test('stands at the place that was tapped, and goes by itself', () => {
    const { one, board, state } = hand();
    one.tap(...RED);
    one.tap(...mid(at(4, 3)));
    expect(hintIn(board)).toContain('cannot reach');
    expect(state.hint.value?.at).toEqual({ x: 4, y: 3 });
    expect(board.querySelector('.hint')?.className).toContain('hint-at');
    passes(3_000);
    expect(hintIn(board)).toBeNull();
  });

  test('for a token let go where it cannot go, but not for one that was put back', () => {
    const { one, board, given, state } = hand();
    one.down(...mid(at(0, 0)));
    one.move(4.5, 3.5);
    one.up(4.5, 3.5);
    expect(given).toEqual([]);
    expect(hintIn(board)).toBe(`blue: blue cannot reach ${at(4, 3)}`);
    done(() => {
      state.hint.value = null;
    });
    one.down(...mid(at(0, 0)));
    one.move(1.4, 0.5);
    one.move(0.6, 0.5);
    one.up(0.6, 0.5);
    expect(hintIn(board)).toBeNull();
  });

  test('for a token that goes nowhere: where the finger pulled it, though the table went along', () => {
    const { one, board, camera } = hand();
    one.down(...mid(at(4, 4)));
    one.move(3.5, 3.5);
    one.up(3.5, 3.5);
    expect(camera().taken.value).toBe(true);
    expect(hintIn(board)).toBe(`grey: grey cannot reach ${at(3, 3)}`);
  });

  test('for an arrow key stands beside the token, on that side', () => {
    const { one, state } = hand();
    one.tap(...mid(at(0, 0)));
    key('ArrowUp');
    expect(state.hint.value).toMatchObject({ why: 'no way north', at: { x: 0, y: -1 } });
  });
});

describe('where words stand', () => {
  const window = { left: 0, top: 0, width: 400, height: 300 };
  const size = { width: 120, height: 40 };
  const camera = { unit: 50, x: 0, y: 0 };

  test('above the place; inside the window; never over it or whoever is chosen', () => {
    expect(besides(size, onScreen(camera, { x: 4, y: 3 }), [], window)).toMatchObject({
      left: 165,
      top: 102,
    });
    const first = besides(size, onScreen(camera, { x: 0, y: 0 }), [], window);
    expect([first.left, first.top]).toEqual([0, 58]);
    const chosen = onScreen(camera, { x: 4, y: 2 }, true);
    const aside = besides(size, onScreen(camera, { x: 4, y: 3 }), [chosen], window);
    expect(aside.top).toBe(208);
  });

  test('never under the panel in the corner: beside it, or below', () => {
    const corner = { width: 150, height: 100 };
    const spots = [-1, 0, 1, 2, 3].flatMap((x) => [-1, 0, 1, 2, 3].map((y) => ({ x, y })));
    for (const spot of spots) {
      const { left, top } = besides(size, onScreen(camera, spot), [], window, corner);
      expect(left >= corner.width || top >= corner.height, `${spot.x} ${spot.y}`).toBe(true);
      expect(left + size.width <= window.width && top + size.height <= window.height).toBe(true);
    }
  });
});

describe('resting on something', () => {
  const nameAt: Wishes['nameAt'] = (_, token) => token ?? null;

  test('a finger that stays is told the name and taps no more; one that goes on drags', () => {
    const { one, board, state, given } = hand({ nameAt });
    one.down(...RED);
    passes(500);
    expect(nameIn(board)).toBe('red');
    one.up(...RED);
    expect(state.chosen.value).toBeNull();
    one.down(...RED);
    passes(500);
    one.move(3.5, 2.5);
    expect(nameIn(board)).toBeNull();
    one.up(3.5, 2.5);
    expect(given).toEqual([{ king: 'red', to: at(3, 2) }]);
  });

  test('where nothing has a name a slow tap is a tap', () => {
    const { one, given } = hand({ nameAt });
    one.tap(...RED);
    one.down(3.5, 2.5);
    passes(900);
    one.up(3.5, 2.5);
    expect(given).toEqual([{ king: 'red', to: at(3, 2) }]);
  });

  test('a mouse that stops is told, until it moves on', () => {
    const { one, board } = hand({ nameAt }, 'mouse');
    one.move(...RED);
    expect(nameIn(board)).toBeNull();
    passes(500);
    expect(nameIn(board)).toBe('red');
    one.move(3.9, 3.9);
    expect(nameIn(board)).toBeNull();
  });

  test('while one draws nobody asks', () => {
    const pen = { to: () => {}, lift: vi.fn() };
    const { one, board } = hand({ nameAt, pen: () => pen });
    one.down(...RED);
    passes(900);
    expect(nameIn(board)).toBeNull();
    one.up(...RED);
    expect(pen.lift).toHaveBeenCalledWith(false);
  });
});

describe('a space that is lit for somebody', () => {
  const promised = () => ({ token: 'red' as const, space: at(4, 2) });

  test('chooses them and brings them there, in one tap, whoever was chosen', () => {
    const { one, given, state } = hand({ promised });
    one.tap(...mid(at(0, 0)));
    one.tap(...mid(at(4, 2)));
    expect(state.chosen.value).toBe('red');
    expect(given.at(-1)).toEqual({ king: 'red', to: at(4, 2) });
    expect(given).toHaveLength(2);
  });

  test('says why not where that cannot be', () => {
    const { one, board, given } = hand({ promised: () => ({ token: 'grey', space: at(1, 1) }) });
    one.tap(...mid(at(1, 1)));
    expect(given).toEqual([]);
    expect(hintIn(board)).toBe(`grey: grey cannot reach ${at(1, 1)}`);
  });
});

describe('the camera', () => {
  const wide = (wishes: Wishes = {}) => hand({ size: [100, 500], ...wishes });
  const near = () => ({
    bounds: { left: 0, top: 0, width: 3, height: 3 },
    tokens: [
      { x: 0, y: 0 },
      { x: 2, y: 2 },
    ],
  });
  const shown = { bounds: { left: 0, top: 0, width: 5, height: 5 }, kept: [], near };

  test('shows what can be acted on where everything would be too small, and everything when asked', () => {
    const { camera, board } = wide({ least: 26, props: { shown } });
    expect(camera().framed.value).toBe(true);
    expect(camera().now().unit).toBeGreaterThanOrEqual(26);
    const fit = board.querySelector<HTMLButtonElement>('.fit');
    done(() => fit?.click());
    passes(1_000);
    expect([camera().framed.value, camera().now().unit]).toEqual([false, 20]);
  });

  test('shows everything where that is large enough', () => {
    const { camera } = wide({ least: 15, props: { shown } });
    expect([camera().framed.value, camera().now().unit]).toEqual([false, 20]);
  });

  test('does not move by itself under a finger, nor right after', () => {
    const { one, camera, board } = hand();
    const grown = { bounds: { left: 0, top: 0, width: 10, height: 10 }, kept: [] };
    const before = camera().now();
    one.down(1.5, 3.5);
    done(() => camera().show(grown));
    passes(2_000);
    expect([camera().now(), board.hasAttribute('data-waits')]).toEqual([before, true]);
    one.up(1.5, 3.5);
    passes(300);
    expect(camera().now()).toEqual(before);
    passes(1_500);
    expect([camera().now().unit, board.hasAttribute('data-waits')]).toEqual([50, false]);
  });

  test('what shows that the table moves survives a new drawing', () => {
    const { one, board, state } = hand();
    one.down(1.5, 3.5);
    one.move(1.9, 3.5);
    done(() => {
      state.chosen.value = 'blue';
    });
    expect(board.hasAttribute('data-moving')).toBe(true);
  });
});
