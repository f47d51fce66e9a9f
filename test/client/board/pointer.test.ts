// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { done, gone, passes } from '../browser.ts';
import { at, type Desk, desk, finger, mid, POND, type Wishes } from './kings.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  gone();
  vi.useRealTimers();
});

const RED = mid(at(2, 2));
const hand = (wishes: Wishes = {}, type: 'mouse' | 'touch' = 'mouse') => {
  const table = desk(wishes);
  return { ...table, one: finger(table.board, 1, type), two: finger(table.board, 2, type) };
};

/** Turns the wheel over the middle of the board; whether the board made use of it. */
function turn({ board }: Desk, { deltaY = 0, deltaMode = 0, ctrlKey = false }: WheelEventInit): boolean {
  const event = new MouseEvent('wheel', { clientX: 250, clientY: 250, cancelable: true, ctrlKey });
  Object.assign(event, { deltaX: 0, deltaY, deltaMode });
  done(() => board.dispatchEvent(event));
  return event.defaultPrevented;
}

describe('a tap', () => {
  test('chooses, chooses another, and lets go of whoever was chosen', () => {
    const { state, one, given } = hand();
    one.tap(...RED);
    expect(state.chosen.value).toBe('red');
    one.tap(...mid(at(0, 0)));
    expect(state.chosen.value).toBe('blue');
    one.tap(...mid(at(0, 0)));
    expect(state.chosen.value).toBeNull();
    expect(given).toEqual([]);
  });

  test('on a target goes there; just beside it too', () => {
    const { one, given } = hand();
    one.tap(...RED);
    one.tap(3.5, 2.5);
    one.tap(3.9, 1.1);
    expect(given).toEqual([
      { king: 'red', to: at(3, 2) },
      { king: 'red', to: at(3, 1) },
    ]);
  });

  test('where nothing is offered says why, and does not let go; where there is nothing to say it does', () => {
    const { one, state, board, given } = hand();
    one.tap(...RED);
    one.tap(...mid(at(4, 2)));
    expect(board.querySelector('.hint')?.textContent).toBe(`red: red cannot reach ${at(4, 2)}`);
    expect(state.chosen.value).toBe('red');
    one.tap(...mid(at(0, 2)));
    expect(state.chosen.value).toBeNull();
    expect(board.querySelector('.hint')).toBeNull();
    expect(given).toEqual([]);
  });

  test('where only others could go says why', () => {
    const { one, state, cell } = hand({ others: [at(2, 4)] });
    one.tap(...RED);
    expect(cell(at(2, 4)).className).toContain('target-others');
    one.tap(...mid(at(2, 4)));
    expect(state.hint.value).toEqual({
      ...{ token: 'red', why: `red cannot reach ${at(2, 4)}` },
      at: { x: 2, y: 4 },
    });
  });

  test('on what is no space lets go', () => {
    const { one, state } = hand();
    one.tap(...RED);
    one.tap(...mid(POND));
    expect([state.chosen.value, state.hint.value]).toEqual([null, null]);
  });

  test('on a token that takes part in something does that', () => {
    const { one, state, given } = hand({ parts: new Map([['blue', { call: 'swap' }]]) });
    one.tap(...mid(at(0, 0)));
    expect(given).toEqual([{ call: 'swap' }]);
    expect(state.chosen.value).toBeNull();
  });

  test('on an area does what it is for, but a token on it comes first', () => {
    const rect = { left: 3, top: 3, width: 2, height: 2 };
    const { one, given, state } = hand({ areas: [{ rect, spaces: [at(3, 3)], command: { call: 'lift' } }] });
    one.tap(3.2, 3.2);
    expect(given).toEqual([{ call: 'lift' }]);
    one.tap(...mid(at(4, 4)));
    expect(state.chosen.value).toBe('grey');
  });

  test('with another button of the mouse, or on a button of the page, is none', () => {
    const { one, state, board } = hand();
    one.down(...RED, { button: 2 });
    one.up(...RED);
    const inside = finger(board.appendChild(document.createElement('button')));
    inside.tap(...RED);
    expect(state.chosen.value).toBeNull();
  });

  test('that the browser takes away is none', () => {
    const { one, state } = hand();
    one.down(...RED);
    one.cancel(...RED);
    expect(state.chosen.value).toBeNull();
  });

  test('may tremble: a finger more than a mouse', () => {
    const mouse = hand();
    mouse.one.down(...RED);
    mouse.one.move(2.57, 2.5);
    mouse.one.up(2.57, 2.5);
    expect([mouse.given, mouse.state.chosen.value]).toEqual([[], 'red']);
    const touch = hand({}, 'touch');
    touch.one.down(2.5, 2.5);
    touch.one.move(2.57, 2.5);
    expect(touch.state.drag.value).toBeNull();
    touch.one.move(2.62, 2.5);
    expect(touch.state.drag.value).not.toBeNull();
  });
});

describe('dragging a token', () => {
  test('goes where it is let go, step by step', () => {
    const { one, given, state, board } = hand();
    one.down(...RED);
    one.move(3.1, 2.5);
    expect(state.drag.value).toMatchObject({ token: 'red', stops: [at(3, 2)] });
    one.move(4.5, 2.5);
    expect(state.drag.value?.stops.at(-1)).toBe(at(4, 2));
    expect(board.querySelector('.drag-path')?.getAttribute('class')).toContain('for-redish');
    expect(board.querySelector('.drag-end')?.getAttribute('cx')).toBe('450');
    one.up(4.5, 2.5);
    expect(given.map((order) => ('to' in order ? order.to : null)).at(-1)).toBe(at(4, 2));
    expect(given).toHaveLength(2);
    expect(state.drag.value).toBeNull();
    expect(board.querySelector('.drag-path')).toBeNull();
  });

  test('snaps to what is near, and to nothing that is too far away', () => {
    const { one, given, state } = hand();
    one.down(...mid(at(0, 0)));
    one.move(1.9, 0.5);
    expect(state.drag.value?.stops).toEqual([at(1, 0)]);
    one.move(3.9, 0.5);
    expect(state.drag.value?.stops).toEqual([]);
    one.up(3.9, 0.5);
    expect(given).toEqual([]);
    expect(state.chosen.value).toBe('blue');
  });

  test('back to where it stood is no move', () => {
    const { one, given, state } = hand();
    one.down(...RED);
    one.move(3.4, 2.5);
    one.move(2.6, 2.5);
    expect(state.drag.value?.stops).toEqual([]);
    one.up(2.6, 2.5);
    expect(given).toEqual([]);
  });

  test('is off when a second finger comes, or the browser takes it away', () => {
    const { one, two, given, state } = hand({}, 'touch');
    one.down(...RED);
    one.move(3.5, 2.5);
    two.down(1, 1);
    expect(state.drag.value).toBeNull();
    one.up(3.5, 2.5);
    two.up(1, 1);
    expect(given).toEqual([]);
    one.down(...RED);
    one.move(3.5, 2.5);
    one.cancel(3.5, 2.5);
    expect([given, state.drag.value]).toEqual([[], null]);
  });

  test('one that goes nowhere is the table: it moves under the finger', () => {
    const { one, state, camera } = hand();
    const { x } = camera().now();
    one.down(...mid(at(4, 4)));
    one.move(3.5, 4.5);
    expect(state.drag.value).toBeNull();
    expect(camera().now().x).toBe(x - 100);
  });
});

describe('the table', () => {
  const ground = [1.5, 3.5] as const;
  const looks = ({ camera }: Pick<Desk, 'camera'>) => camera().now();

  test('moves under one finger, and rests where it is let go', () => {
    const table = hand();
    const { one, board, camera } = table;
    one.down(...ground);
    one.move(1.7, 3.5);
    expect(looks(table)).toEqual({ unit: 100, x: 20, y: 0 });
    expect(camera().rest.value.x).toBe(0);
    one.move(1.7, 3.3);
    expect(board.hasAttribute('data-moving')).toBe(true);
    one.up(1.7, 3.3);
    expect(camera().rest.value).toEqual({ unit: 100, x: 20, y: -20 });
    expect(board.hasAttribute('data-moving')).toBe(false);
    expect(board.className).toContain('board-taken');
    expect(board.querySelector<HTMLElement>('.world')?.style.transform).toContain('20px, -20px');
  });

  test('stays where it is if it does not roam, until one looks nearer', () => {
    const table = hand({ roams: false });
    table.one.down(...ground);
    table.one.move(1, 3);
    table.one.up(1, 3);
    expect(looks(table)).toEqual({ unit: 100, x: 0, y: 0 });
    expect(table.camera().taken.value).toBe(false);
    turn(table, { deltaY: -300 });
    const before = looks(table).x;
    table.one.down(...ground);
    table.one.move(1.3, 3.5);
    expect(looks(table).x).toBeCloseTo(before - 20);
  });

  test('comes nearer between two fingers, and what lies there stays there', () => {
    const table = hand({}, 'touch');
    table.one.down(2, 2);
    table.two.down(3, 3);
    table.one.move(1.5, 1.5);
    table.two.move(3.5, 3.5);
    const { unit, x, y } = looks(table);
    expect(unit).toBeCloseTo(200, 5);
    expect([(250 - x) / unit, (250 - y) / unit].map((one) => Math.round(one * 10) / 10)).toEqual([2.5, 2.5]);
    table.two.up(3.5, 3.5);
    expect(table.camera().rest.value.unit).toBeCloseTo(200, 5);
  });

  test('after a pinch the finger that stays moves the table, and taps nobody', () => {
    const table = hand({}, 'touch');
    table.one.down(...RED);
    table.two.down(3, 3);
    table.two.up(3, 3);
    const { x } = looks(table);
    table.one.move(2.8, 2.5);
    expect(looks(table).x).toBeCloseTo(x + 30);
    table.one.up(2.8, 2.5);
    expect([table.state.chosen.value, table.given]).toEqual([null, []]);
  });

  test('two taps look nearer, two more show everything', () => {
    const table = hand();
    const twice = () => {
      table.one.tap(...ground);
      passes(100);
      table.one.tap(...ground);
      passes(1_000);
    };
    twice();
    expect(table.camera().rest.value.unit).toBeCloseTo(160);
    expect(table.camera().taken.value).toBe(true);
    twice();
    expect(table.camera().rest.value).toEqual({ unit: 100, x: 0, y: 0 });
    expect(table.camera().taken.value).toBe(false);
  });

  test('two taps far apart, in time or place, are two taps', () => {
    const table = hand();
    table.one.tap(...ground);
    passes(400);
    table.one.tap(...ground);
    passes(100);
    table.one.tap(1.5, 4.5);
    expect(looks(table).unit).toBe(100);
  });

  test('a finger that comes alone forgets those that never went', () => {
    const table = hand({}, 'touch');
    table.one.down(1, 1);
    table.two.down(2, 2);
    // Both are lost: the browser told of neither.
    table.one.tap(...RED);
    expect(table.state.chosen.value).toBe('red');
  });
});

describe('the wheel', () => {
  test('looks nearer where it points, and comes to rest when it is silent', () => {
    const table = desk();
    expect(turn(table, { deltaY: -200 })).toBe(true);
    const { unit, x } = table.camera().now();
    expect(unit).toBeCloseTo(100 * Math.exp(0.32));
    expect((250 - x) / unit).toBeCloseTo(2.5);
    expect(table.camera().rest.value.unit).toBe(100);
    passes(260);
    expect(table.camera().rest.value.unit).toBe(unit);
  });

  test('counts lines as it counts pixels, and a pinch of a touchpad for more', () => {
    const ways = [{ deltaY: -3, deltaMode: 1 }, { deltaY: -60 }, { deltaY: -60, ctrlKey: true }];
    const [lines, pixels, pinched] = ways.map((how) => {
      const table = desk();
      turn(table, how);
      return table.camera().now().unit;
    });
    expect(lines).toBeCloseTo(pixels as number);
    expect(pinched).toBeGreaterThan(pixels as number);
  });

  test('scrolls the page where the board lies in one, until one has looked nearer', () => {
    const table = desk({ props: { wheel: 'scrolls' } });
    expect(turn(table, { deltaY: 40 })).toBe(false);
    expect(table.camera().now().unit).toBe(100);
    expect(turn(table, { deltaY: -60, ctrlKey: true })).toBe(true);
    const { y } = table.camera().now();
    expect(turn(table, { deltaY: 10 })).toBe(true);
    expect(table.camera().now().y).toBeCloseTo(y - 10);
  });
});

describe('a pen', () => {
  const drawing = (draws = true) => {
    const log: string[] = [];
    const round = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)},${y.toFixed(1)}`;
    const table = hand({
      pen: (start) => {
        if (!draws) return null;
        log.push(`from ${round(start)}`);
        return {
          to: (spot) => log.push(`to ${round(spot)}`),
          lift: (cancelled) => log.push(cancelled ? 'cancelled' : 'lifted'),
        };
      },
    });
    return { ...table, log };
  };

  test('draws where the finger goes, and chooses nobody', () => {
    const { one, log, state, camera } = drawing();
    one.down(...RED);
    one.move(3, 2.5);
    one.move(3.5, 3);
    one.up(3.5, 3);
    expect(log).toEqual(['from 2.5,2.5', 'to 3.0,2.5', 'to 3.5,3.0', 'lifted']);
    expect([state.chosen.value, state.drag.value, camera().now().x]).toEqual([null, null, 0]);
  });

  test('a tap is a pen that went nowhere', () => {
    const { one, log } = drawing();
    one.down(1, 1);
    one.move(1.02, 1);
    one.up(1.02, 1);
    expect(log).toEqual(['from 1.0,1.0', 'lifted']);
  });

  test('is off when a second finger comes or the browser takes it away', () => {
    const { one, two, log } = drawing();
    one.down(1, 1);
    one.move(2, 1);
    two.down(3, 3);
    one.up(2, 1);
    two.up(3, 3);
    one.down(1, 1);
    one.cancel(1, 1);
    expect(log.filter((line) => line === 'lifted' || line === 'cancelled')).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });

  test('where there is none, fingers play', () => {
    const { one, state } = drawing(false);
    one.tap(...RED);
    expect(state.chosen.value).toBe('red');
  });
});

describe('a mouse that hovers', () => {
  test('tells where, and that it went; not while it presses', () => {
    const { one, hovered } = hand({ hover: true });
    one.move(1.5, 2);
    one.down(1.5, 2);
    one.move(3, 3);
    one.up(3, 3);
    one.leave();
    expect(hovered).toEqual([{ x: 1.5, y: 2 }, null]);
  });
});
