// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aimAmong } from '#client/board/acts.ts';
import { DEFAULT_KEYS, rebound, saveKeys } from '#client/board/keys.ts';
import { done, gone, key, passes } from '../browser.ts';
import { at, type Desk, desk, finger, mid, type Order, POND } from './kings.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  gone();
  vi.useRealTimers();
});

const focus = (table: Desk, space: number) => done(() => table.cell(space).focus());
const focused = () => Number(document.activeElement?.getAttribute('data-space') ?? Number.NaN);

describe('numbers', () => {
  test('choose, and take the focus along', () => {
    const { state } = desk();
    expect(key('Digit1')).toBe(true);
    expect([state.chosen.value, focused()]).toEqual(['red', at(2, 2)]);
    key('Numpad2');
    expect([state.chosen.value, focused()]).toEqual(['blue', at(0, 0)]);
    expect(key('Digit5')).toBe(false);
    expect(state.chosen.value).toBe('blue');
  });

  test('do not choose whoever has left', () => {
    const { state, lay } = desk();
    lay({ blue: null });
    key('Digit2');
    expect(state.chosen.value).toBeNull();
  });

  test('with Shift let a token take part, where it can', () => {
    const { state, given } = desk({ parts: new Map([['blue', { call: 'swap' }]]) });
    key('Digit2', { shiftKey: true });
    expect(given).toEqual([{ call: 'swap' }]);
    key('Digit1', { shiftKey: true });
    expect(state.chosen.value).toBe('red');
    key('Digit2');
    expect([state.chosen.value, given.length]).toEqual(['blue', 1]);
  });
});

describe('arrows', () => {
  test('move the chosen one by a space, with Shift as far as it goes', () => {
    const { given } = desk();
    key('Digit1');
    key('ArrowRight');
    key('KeyA', { shiftKey: true });
    expect(given).toEqual([
      { king: 'red', to: at(3, 2) },
      { king: 'red', to: at(0, 2) },
    ]);
  });

  test('the other way round where the game strides', () => {
    const { given } = desk({ strides: true });
    key('Digit1');
    key('ArrowUp');
    key('ArrowUp', { shiftKey: true });
    expect(given).toEqual([
      { king: 'red', to: at(2, 0) },
      { king: 'red', to: at(2, 1) },
    ]);
  });

  test('say why not, and send nothing', () => {
    const { given, board } = desk();
    key('Digit2');
    expect(key('ArrowUp')).toBe(true);
    expect(board.querySelector('.hint')?.textContent).toBe('blue: no way north');
    expect(given).toEqual([]);
    passes(2_700);
    expect(board.querySelector('.hint')).toBeNull();
  });

  test('the focus goes along with whoever moves', () => {
    const { lay } = desk({ plays: true });
    key('Digit1');
    key('ArrowRight');
    expect(focused()).toBe(at(3, 2));
    lay({ red: at(2, 2) });
  });

  test('with nobody chosen walk over the spaces, past what is none', () => {
    const table = desk();
    expect(key('ArrowRight')).toBe(false);
    focus(table, at(3, 0));
    expect(key('ArrowDown')).toBe(true);
    expect(focused()).toBe(at(3, 1));
    key('ArrowLeft');
    expect(focused()).toBe(at(2, 1));
    focus(table, at(3, 0));
    key('ArrowRight');
    expect(focused()).toBe(at(4, 1));
    expect(focused()).not.toBe(POND);
    expect(table.given).toEqual([]);
  });

  test('letters do not walk: they are for whoever is chosen', () => {
    const table = desk();
    focus(table, at(3, 0));
    expect(key('KeyS')).toBe(false);
    expect(focused()).toBe(at(3, 0));
  });
});

describe('Enter', () => {
  test('on a space goes there, chooses who stands there, or lets go of them', () => {
    const table = desk();
    focus(table, at(2, 2));
    key('Enter');
    expect(table.state.chosen.value).toBe('red');
    focus(table, at(1, 1));
    key('Enter');
    expect(table.given).toEqual([{ king: 'red', to: at(1, 1) }]);
    focus(table, at(2, 2));
    key('Enter');
    expect(table.state.chosen.value).toBeNull();
  });

  test('chooses another who stands where the chosen one could not go anyway', () => {
    const table = desk();
    key('Digit1');
    focus(table, at(0, 0));
    key('NumpadEnter');
    expect(table.state.chosen.value).toBe('blue');
  });

  test('does what an area is for, even with somebody on it', () => {
    const rect = { left: 0, top: 0, width: 1, height: 1 };
    const table = desk({ areas: [{ rect, spaces: [at(0, 0)], command: { call: 'lift' } }] });
    focus(table, at(0, 0));
    key('Enter');
    expect(table.given).toEqual([{ call: 'lift' }]);
  });

  test('says why not, where there is something to say', () => {
    const table = desk();
    key('Digit1');
    focus(table, at(4, 2));
    expect(key('Enter')).toBe(true);
    expect(table.state.hint.value?.why).toContain('cannot reach');
    focus(table, at(0, 2));
    expect(key('Enter')).toBe(false);
  });

  test('means nothing while the focus is elsewhere', () => {
    desk();
    done(() => (document.activeElement as HTMLElement | null)?.blur());
    expect(key('Enter')).toBe(false);
  });

  test('a screen reader’s press is one too, a finger’s click is not', () => {
    const table = desk();
    const click = (detail: number) =>
      done(() => table.cell(at(2, 2)).dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
    click(1);
    expect(table.state.chosen.value).toBeNull();
    click(0);
    expect(table.state.chosen.value).toBe('red');
  });
});

describe('aiming', () => {
  const ends: readonly Order[] = [
    { king: 'red', to: at(4, 1) },
    { king: 'red', to: at(0, 3) },
  ];
  const aiming = () => {
    const table: Desk = desk({
      keys: {
        vortex: () => {
          aimAmong(
            table.state,
            ends,
            (one, other) => 'king' in one && 'king' in other && one.king === other.king,
          );
          return true;
        },
      },
    });
    return table;
  };
  const aimed = ({ board }: Desk) =>
    [...board.querySelectorAll('.target-aimed')].map((cell) => Number(cell.getAttribute('data-space')));

  test('goes from one to the next, and Enter confirms', () => {
    const table = aiming();
    key('KeyV');
    expect(aimed(table)).toEqual([at(4, 1)]);
    key('KeyV');
    expect(aimed(table)).toEqual([at(0, 3)]);
    key('KeyV');
    expect(aimed(table)).toEqual([at(4, 1)]);
    key('Enter');
    expect(table.given).toEqual([ends[0]]);
    expect(aimed(table)).toEqual([]);
  });

  test('Escape lets go of the aim first, of the chosen one then, and then of nothing', () => {
    const table = aiming();
    key('Digit1');
    key('KeyV');
    expect(key('Escape')).toBe(true);
    expect([table.state.aim.value, table.state.chosen.value]).toEqual([null, 'red']);
    expect(key('Escape')).toBe(true);
    expect(table.state.chosen.value).toBeNull();
    expect(key('Escape')).toBe(false);
  });

  test('is over once somebody else is chosen', () => {
    const table = aiming();
    key('KeyV');
    key('Digit2');
    expect(table.state.aim.value).toBeNull();
    expect(key('Enter')).toBe(true);
    expect(table.given).toEqual([]);
  });
});

describe('Tab', () => {
  test('goes from the chosen one to where it can go, forwards and back', () => {
    desk();
    key('Digit1');
    expect(key('Tab')).toBe(true);
    expect(focused()).toBe(at(1, 1));
    key('Digit1');
    key('Tab', { shiftKey: true });
    expect(focused()).toBe(at(3, 3));
  });

  test('is the browser’s anywhere else', () => {
    const table = desk();
    focus(table, at(2, 2));
    expect(key('Tab')).toBe(false);
    key('Digit1');
    focus(table, at(1, 1));
    expect(key('Tab')).toBe(false);
  });
});

describe('keys', () => {
  test('of the game are its own, and the board’s where it has no use for them', () => {
    let calls = 0;
    const table = desk({ keys: { theft: () => ++calls > 0, explore: () => false, unchoose: () => false } });
    expect(key('KeyT')).toBe(true);
    expect(calls).toBe(1);
    expect(key('KeyE')).toBe(false);
    key('Digit1');
    key('Escape');
    expect(table.state.chosen.value).toBeNull();
    expect(key('F5')).toBe(false);
  });

  test('show everything again', () => {
    const table = desk();
    const one = finger(table.board);
    one.down(...mid(at(1, 3)));
    one.move(2, 4);
    one.up(2, 4);
    expect(table.camera().taken.value).toBe(true);
    expect(key('Digit0')).toBe(true);
    passes(1_000);
    expect(table.camera().rest.value).toEqual({ unit: 100, x: 0, y: 0 });
  });

  test('are nobody’s while somebody writes, a dialog is open, or with Ctrl, Meta and Alt', () => {
    const { state } = desk();
    const writing = ['input', 'textarea', 'select', 'dialog'].map((tag) => document.createElement(tag));
    const inDialog = document.createElement('button');
    writing[3]?.append(inDialog);
    document.body.append(...writing);
    for (const one of [...writing, inDialog]) expect(key('Digit1', {}, one)).toBe(false);
    for (const how of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(key('Digit1', how)).toBe(false);
    expect(state.chosen.value).toBeNull();
    for (const one of writing) one.remove();
  });

  test('that the page has used already are left alone', () => {
    const { state } = desk();
    const used = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', used);
    key('Digit1');
    document.body.removeEventListener('keydown', used);
    expect(state.chosen.value).toBeNull();
  });

  test('are those a player has chosen', () => {
    const { state } = desk();
    saveKeys(rebound(DEFAULT_KEYS, 'hero1', 'KeyQ'));
    expect(key('Digit1')).toBe(false);
    key('KeyQ');
    expect(state.chosen.value).toBe('red');
  });

  test('do nothing on a board that is only looked at, nor on one that is gone', () => {
    const { state } = desk({ props: { hands: 'look' } });
    expect(key('Digit1')).toBe(false);
    expect(state.chosen.value).toBeNull();
    desk();
    gone();
    expect(key('Digit1')).toBe(false);
  });
});
