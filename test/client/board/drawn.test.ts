// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choose } from '#client/board/acts.ts';
import { Speaker } from '#client/board/speaker.tsx';
import { bounce, explain } from '#client/board/state.ts';
import { prefs } from '#client/prefs.ts';
import { again, button, done, gone, nameOf, passes, press, shown, textOf } from '../browser.ts';
import { at, type Desk, desk, finger, type King, mid, POND } from './kings.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  gone();
  prefs.motion.value = 'auto';
  vi.useRealTimers();
});

const chooses = ({ state }: Desk, king: King | null) => done(() => choose(state, king));
const cells = ({ board }: Desk) => [...board.querySelectorAll<HTMLElement>('[role=gridcell]')];
const tabbable = (table: Desk) =>
  cells(table).flatMap((cell) => (cell.tabIndex === 0 ? [Number(cell.dataset.space)] : []));

describe('the spaces', () => {
  test('are a grid of rows from the top, without what is no space', () => {
    const table = desk();
    const grid = table.board.querySelector('[role=grid]');
    expect([table.board.getAttribute('aria-label'), grid?.getAttribute('aria-label')]).toEqual([
      'Kings',
      'spaces',
    ]);
    const rows = [...table.board.querySelectorAll('[role=row]')];
    expect(rows.map(({ children }) => children.length)).toEqual([4, 5, 5, 5, 5]);
    expect(cells(table).map(({ dataset }) => Number(dataset.space))).toEqual(
      Array.from({ length: 25 }, (_, space) => space).filter((space) => space !== POND),
    );
    const help = grid?.getAttribute('aria-describedby') ?? '';
    expect(textOf(document.getElementById(help))).toBe('numbers choose');
  });

  test('have no description where there is no help', () => {
    const { board } = desk({ words: { help: '', board: '' } });
    expect(board.querySelector('[role=grid]')?.hasAttribute('aria-describedby')).toBe(false);
    expect(board.hasAttribute('aria-label')).toBe(false);
  });

  test('say what is offered there, and look so', () => {
    const table = desk({ others: [at(4, 2)] });
    expect(cells(table).every((cell) => !nameOf(cell).includes('offered'))).toBe(true);
    chooses(table, 'red');
    const offered = cells(table).filter((cell) => nameOf(cell).endsWith('offered'));
    expect(offered.map(({ dataset }) => Number(dataset.space))).toEqual([6, 7, 8, 11, 13, 16, 17, 18]);
    expect(offered.every(({ className }) => className.includes('target stepped'))).toBe(true);
    expect(table.cell(at(4, 2)).className).toContain('target-others');
    expect(table.board.className).toContain('board-choosing for-redish');
  });

  test('an area is offered on its spaces', () => {
    const rect = { left: 0, top: 0, width: 1, height: 1 };
    const table = desk({ areas: [{ rect, spaces: [at(1, 4)], command: { call: 'lift' } }] });
    expect(nameOf(table.cell(at(1, 4)))).toBe(`space ${at(1, 4)} offered`);
  });

  test('are named once a table and choice, however often it is drawn', () => {
    let named = 0;
    const space = (one: number) => {
      named++;
      return String(one);
    };
    const table = desk({ words: { space } });
    expect(named).toBe(24);
    done(() => explain(table.state, null, 'chooseFirst'));
    done(() => {
      table.state.focus.value = at(1, 1);
    });
    expect(named).toBe(24);
    table.lay({ red: at(1, 1) });
    expect(named).toBe(48);
  });

  test('Tab comes to tokens; with one chosen, to where it can go and where the keyboard was', () => {
    const table = desk();
    expect(tabbable(table)).toEqual([at(0, 0), at(2, 2), at(4, 4)]);
    chooses(table, 'blue');
    expect(tabbable(table)).toEqual([at(1, 0), at(0, 1), at(1, 1)]);
    done(() => table.cell(at(3, 3)).focus());
    expect(tabbable(table)).toContain(at(3, 3));
  });

  test('Tab comes to one of a board that is only looked at', () => {
    expect(tabbable(desk({ props: { hands: 'look' } }))).toEqual([0]);
  });

  test('look as the game says besides', () => {
    const table = desk({ props: { spaceLooks: (space) => (space === 7 ? 'lit' : '') } });
    expect(cells(table).filter(({ className }) => className.includes('lit')).length).toBe(1);
  });
});

describe('the tokens', () => {
  const films = (element: Element | null) => element?.getAnimations() ?? [];
  const toy = (table: Desk, king: King) => table.toy(king)?.querySelector('.pawn-toy') ?? null;
  const frames = (animation: Animation | undefined) =>
    (animation?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
  const timing = (animation: Animation | undefined) =>
    (animation?.effect as KeyframeEffect | undefined)?.getTiming() ?? {};

  test('stand where they are, as they look; the chosen one stands out', () => {
    const table = desk({ props: { tokenLooks: (king) => (king === 'grey' ? 'lit' : '') } });
    expect(table.toy('red')?.style.translate).toBe('200% 200%');
    expect(table.toy('grey')?.className).toContain('lit');
    chooses(table, 'red');
    expect(table.toy('red')?.className).toContain('pawn-chosen');
    expect(table.toy('blue')?.className).toContain('pawn-other');
  });

  test('who leaves fades where it last stood, and is chosen no more', () => {
    const table = desk();
    chooses(table, 'red');
    table.lay({ red: null });
    expect(table.toy('red')?.className).toContain('pawn-gone');
    expect(table.toy('red')?.style.translate).toBe('200% 200%');
    expect(table.state.chosen.value).toBeNull();
    expect(
      films(table.toy('red')).some((film) => frames(film).some(({ opacity }) => Number(opacity) === 0)),
    ).toBe(true);
  });

  test('who never was there is not drawn', () => {
    const table = desk();
    table.lay({ blue: null }, 'second');
    expect(table.toy('blue')).toBeNull();
  });

  test('stand there at once, and are seen to go there', () => {
    const table = desk();
    table.lay({ red: at(3, 2) });
    expect(table.toy('red')?.style.translate).toBe('300% 200%');
    expect(frames(films(table.toy('red'))[0]).map(({ translate }) => translate)).toEqual([
      '200% 200%',
      '300% 200%',
    ]);
    expect(films(table.toy('blue'))).toEqual([]);
  });

  test('one waits for another’s first leg where the game says so', () => {
    const table = desk({
      trips: () => [
        {
          token: 'red',
          from: at(2, 2),
          legs: [{ way: 'hop', to: at(3, 2), steps: 1 }],
          after: null,
          leaves: false,
        },
        {
          token: 'blue',
          from: at(0, 0),
          legs: [{ way: 'walk', to: at(1, 0), steps: 1 }],
          after: 'red',
          leaves: false,
        },
      ],
    });
    table.lay({ red: at(3, 2), blue: at(1, 0) });
    const [first, second] = (['red', 'blue'] as const).map((king) => timing(films(table.toy(king))[0]));
    expect([first?.delay, second?.delay]).toEqual([0, 260]);
    expect(second?.fill).toBe('backwards');
  });

  test('what came back is eased back, not walked', () => {
    const table = desk();
    table.lay({ red: at(3, 2) });
    passes(2_000);
    done(() => bounce(table.state, 'red'));
    table.lay({ red: at(2, 2) });
    const film = films(table.toy('red')).at(-1);
    expect(timing(film).duration).toBe(150);
    expect(
      films(toy(table, 'red')).some((one) => frames(one).some(({ translate }) => translate === '-9% 0')),
    ).toBe(true);
  });

  test('a hint bumps whom it is about', () => {
    const table = desk();
    const before = films(toy(table, 'blue')).length;
    done(() => explain(table.state, 'blue', 'no'));
    expect(films(toy(table, 'blue')).length).toBe(before + 1);
    expect(films(toy(table, 'red')).length).toBe(0);
  });

  test('only blink for whoever wants less motion', () => {
    const table = desk();
    prefs.motion.value = 'less';
    table.lay({ red: at(3, 2) });
    expect(films(table.toy('red'))).toEqual([]);
    expect(frames(films(toy(table, 'red'))[0]).map(({ opacity }) => Number(opacity))).toEqual([0.2, 1]);
    done(() => explain(table.state, 'blue', 'no'));
    expect(films(toy(table, 'blue'))).toEqual([]);
  });
});

describe('another game', () => {
  test('begins with nobody chosen, seen as a whole, and nobody walks there', () => {
    const table = desk();
    chooses(table, 'red');
    const one = finger(table.board);
    one.down(...mid(at(1, 3)));
    one.move(2, 4);
    one.up(2, 4);
    expect(table.camera().taken.value).toBe(true);
    table.lay({ red: at(0, 4) }, 'second');
    passes(1_000);
    expect(table.state.chosen.value).toBeNull();
    expect(table.camera().taken.value).toBe(false);
    expect(table.camera().rest.value).toEqual({ unit: 100, x: 0, y: 0 });
    expect(table.toy('red')?.getAnimations()).toEqual([]);
    expect(table.toy('red')?.style.translate).toBe('0% 400%');
  });

  test('the same game keeps both', () => {
    const table = desk();
    chooses(table, 'red');
    table.lay({ red: at(2, 3) });
    expect(table.state.chosen.value).toBe('red');
  });
});

describe('the cameraman', () => {
  const now = ({ camera }: Desk) => camera().rest.value;

  test('shows everything, in the middle of its window', () => {
    expect(now(desk({ size: [700, 500] }))).toEqual({ unit: 100, x: 100, y: 0 });
    expect(now(desk({ size: [250, 600] }))).toEqual({ unit: 50, x: 0, y: 175 });
  });

  test('shows everything again when the window changes; who has taken over looks at the same place', () => {
    const table = desk();
    table.resize(1_000, 500);
    expect(now(table)).toEqual({ unit: 100, x: 250, y: 0 });
    const one = finger(table.board);
    one.down(4, 3.5);
    one.move(4.5, 3.5);
    one.up(4.5, 3.5);
    const middle = (wide: number) => (wide / 2 - now(table).x) / now(table).unit;
    const looked = middle(1_000);
    table.resize(600, 500);
    expect(now(table).unit).toBe(100);
    expect(middle(600)).toBeCloseTo(looked);
    table.resize(300, 250);
    expect(now(table).unit).toBe(50);
    expect(middle(300)).toBeCloseTo(looked);
  });

  test('tells who asked when the window has changed', () => {
    const seen: number[] = [];
    const table = desk({ props: { onResize: (camera) => seen.push(camera.window().width) } });
    table.resize(640, 480);
    expect(seen).toEqual([640]);
  });

  test('glides to what becomes larger, and rests there; at once for who wants less motion', () => {
    const bounds = { left: 0, top: 0, width: 10, height: 10 };
    const table = desk();
    const camera = table.camera();
    done(() => camera.show({ bounds, kept: [] }));
    passes(100);
    expect(camera.now().unit).toBeGreaterThan(50);
    expect(camera.now().unit).toBeLessThan(100);
    passes(400);
    expect(now(table).unit).toBe(50);
    prefs.motion.value = 'less';
    done(() => camera.show({ bounds: { ...bounds, width: 5, height: 5 }, kept: [] }));
    expect(now(table).unit).toBe(100);
  });

  test('drops words from the table where they would only be noise', () => {
    const world = (table: Desk) => table.board.querySelector('.world')?.className ?? '';
    expect(world(desk())).not.toContain('board-far');
    expect(world(desk({ size: [300, 300] }))).toContain('board-far');
  });

  test('brings the chosen one into sight', () => {
    const table = desk();
    table.camera().zoom(2, { x: 0, y: 0 });
    done(() => table.camera().settle());
    chooses(table, 'grey');
    passes(1_000);
    const { unit, x, y } = now(table);
    expect([x + 4.5 * unit, y + 4.5 * unit]).toEqual([250, 250]);
  });
});

describe('what lies over the table', () => {
  test('a marker stands for whoever is out of sight; a press goes there', () => {
    const table = desk();
    expect(table.board.querySelector('.marker')).toBeNull();
    table.camera().zoom(2, { x: 0, y: 0 });
    done(() => table.camera().settle());
    const marker = button('to grey', table.board);
    expect(marker.className).toContain('for-greyish');
    expect([marker.style.left, marker.style.top]).toEqual(['474px', '474px']);
    press(marker);
    passes(1_000);
    expect([...table.board.querySelectorAll('.marker')].map(nameOf)).toEqual(['to red', 'to blue']);
  });

  test('a button shows everything again as long as one has taken over', () => {
    const table = desk();
    expect(table.board.querySelector('.fit')).toBeNull();
    done(() => table.camera().zoom(1.5, { x: 250, y: 250 }));
    press(button('whole table', table.board));
    passes(1_000);
    expect(table.board.querySelector('.fit')).toBeNull();
    expect(table.camera().rest.value.unit).toBe(100);
  });

  test('what else is out of sight has a marker too, and covers nobody’s', async () => {
    const table = desk();
    table.camera().zoom(2, { x: 0, y: 0 });
    done(() => table.camera().settle());
    const corner = { x: 4, y: 4 };
    const tower = { key: 'tower', spot: corner, name: 'to the tower', looks: 'for-none', sign: null };
    done(() => {
      table.state.landmarks.value = [tower];
    });
    await vi.dynamicImportSettled();
    done(() => undefined);
    const place = (name: string) => {
      const { left, top } = button(name, table.board).style;
      return [left, top].map(Number.parseFloat) as [number, number];
    };
    const [[left, top], [other, above]] = [place('to grey'), place('to the tower')];
    expect(Math.max(Math.abs(left - other), Math.abs(top - above))).toBeGreaterThanOrEqual(44);
    press(button('to the tower', table.board));
    passes(1_000);
    expect([...table.board.querySelectorAll('.marker')].map(nameOf)).toEqual(['to red', 'to blue']);
  });

  test('a board without hands has no markers and hears nobody', () => {
    const table = desk({ props: { hands: 'none' } });
    finger(table.board).tap(...mid(at(2, 2)));
    expect(table.state.chosen.value).toBeNull();
    table.camera().zoom(2, { x: 0, y: 0 });
    done(() => table.camera().settle());
    expect(table.board.querySelector('.marker')).toBeNull();
    expect(table.board.className).not.toContain('board-held');
  });

  test('a hint goes by itself, and a new one has its whole time', () => {
    const table = desk();
    const hint = () => textOf(table.board.querySelector('.hint'));
    done(() => explain(table.state, 'red', 'no'));
    expect(hint()).toBe('red: no');
    passes(2_000);
    done(() => explain(table.state, null, 'chooseFirst'));
    passes(2_000);
    expect(hint()).toBe('nobody: chooseFirst');
    passes(700);
    expect(hint()).toBe('');
  });

  test('what happens is read in regions that stay: events, the own, what others show', () => {
    const speaker = (events: string, own: string) =>
      h(Speaker, { help: 'keys', helpId: 'h', spoken: { events, own, shown: 'a mark' } });
    const root = shown(speaker('red went', 'blue chosen'));
    const regions = () => [...root.querySelectorAll('[aria-live=polite]')];
    const before = regions();
    expect(before.map(textOf)).toEqual(['red went', 'blue chosen', 'a mark']);
    again(speaker('grey went', ''));
    expect(regions()).toEqual(before);
    expect(regions().map(textOf)).toEqual(['grey went', '', 'a mark']);
    expect(textOf(root.querySelector('#h'))).toBe('keys');
  });
});
