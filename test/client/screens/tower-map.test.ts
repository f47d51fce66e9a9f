// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { route } from '#client/router.ts';
import { QuestAlone } from '#client/screens/tower/alone/questAlone.tsx';
import { Calendar } from '#client/screens/tower/daily/calendar.tsx';
import { longDate, monthName } from '#client/screens/tower/daily/dates.ts';
import { FIRST_DAY } from '#client/screens/tower/daily/days.ts';
import { days } from '#client/screens/tower/daily/kept.ts';
import { goOn, roomsOf, withFeat } from '#client/screens/tower/feats.ts';
import { TowerMap } from '#client/screens/tower/map/map.tsx';
import { Storey } from '#client/screens/tower/map/storey.tsx';
import { kindName } from '#client/screens/tower/names.ts';
import { feats } from '#client/screens/tower/progress.ts';
import { tx } from '#client/ui/text.ts';
import { ADVENTURES, type Adventure, QUEST_IDS, TUTORIALS } from '#content/adventures.ts';
import { button, done, gone, nameOf, press, shown, stageOf, textOf } from '../browser.ts';

beforeEach(() => {
  stageOf(1_200, 800);
  feats.value = {};
  days.value = {};
});
afterEach(() => {
  gone();
  vi.unstubAllGlobals();
});

const solve = (...ids: readonly string[]) =>
  done(() => {
    feats.value = ids.reduce((known, id) => withFeat(known, id, { actions: 9 }), feats.value);
  });

describe('the map of the tower', () => {
  const map = () => {
    const root = shown(h(TowerMap, {}));
    return {
      root,
      windows: () => [...root.querySelectorAll('.storeys [data-quest]')],
      next: () => root.querySelector('.go-on')?.getAttribute('href'),
    };
  };

  test('has every quest once, and says how each stands', () => {
    const { windows } = map();
    expect(
      windows()
        .map((one) => one.getAttribute('data-quest'))
        .sort(),
    ).toEqual([...QUEST_IDS].sort());
    expect(windows().every((one) => (one.getAttribute('aria-label') ?? '').length > 5)).toBe(true);
  });

  test('leads whoever begins to the first lesson, and on from there', () => {
    const { next, root } = map();
    expect(next()).toBe(`/tower/${TUTORIALS[0]}`);
    expect(textOf(root.querySelector('.go-on'))).toBe(tx('towerMap.go.begin'));
    expect(root.querySelector('.tower-tally')).toBeNull();
    solve(TUTORIALS[0] as string);
    expect(next()).toBe(`/tower/${goOn(feats.value)}`);
    expect(textOf(root.querySelector('.tower-tally'))).toContain(
      tx('towerMap.done', { count: 1, all: QUEST_IDS.length }),
    );
  });

  test('whoever has done everything is led nowhere, and told so', () => {
    solve(...QUEST_IDS);
    const { next, root } = map();
    expect(next()).toBeUndefined();
    expect(textOf(root)).toContain(tx('towerMap.allDone'));
  });

  test('a window is a way in; the page goes there without being loaded again', () => {
    const { root } = map();
    press(root.querySelector(`a[data-quest="${TUTORIALS[1]}"]`) ?? root.querySelector('a.tower-window'));
    expect(route.value).toMatchObject({ at: 'tower', view: 'quest' });
  });
});

describe('a floor', () => {
  const first = ADVENTURES[0] as Adventure;
  const floor = () => {
    const root = shown(h(Storey, { adventure: first, current: true }));
    return { root, gate: () => root.querySelector(`[data-quest="${first.epic}"]`) as Element };
  };

  test('its epic is barred until its trials are passed', () => {
    const { gate } = floor();
    expect(gate().tagName).toBe('BUTTON');
    expect(nameOf(gate())).toContain(tx('towerMap.state.locked'));
    // Whoever comes by its address is told what is still to be done, as on the map.
    solve(...first.trials.slice(0, -1));
    const last = first.trials.at(-1) as string;
    const why = tx('towerMap.locked.left', { trials: kindName(last) });
    const barred = textOf(shown(h(QuestAlone, { id: first.epic })));
    expect(barred).toContain(tx('towerMap.locked.title'));
    expect(barred).toContain(why);
  });

  test('its epic opens once they are', () => {
    const { gate } = floor();
    solve(...first.trials);
    expect(gate().tagName).toBe('A');
    expect(nameOf(gate())).toContain(tx('towerMap.state.new'));
  });

  test('counts what is done', () => {
    const { root } = floor();
    const all = roomsOf(first).length;
    const count = () => textOf(root.querySelector('.plaque-count'));
    expect(count()).toContain(tx('towerMap.floor.done', { done: 0, all }));
    solve(first.trials[0] as string);
    expect(count()).toContain(tx('towerMap.floor.done', { done: 1, all }));
    const light = root.querySelector(`[data-quest="${first.trials[0]}"]`);
    expect(nameOf(light as Element)).toContain(tx('towerMap.state.solved'));
  });
});

describe('arrow keys among the windows', () => {
  /** Three windows a floor, two floors. */
  function laid() {
    const root = shown(h(TowerMap, {}));
    const windows = [...root.querySelectorAll<HTMLElement>('a.tower-window')].slice(0, 6);
    for (const one of root.querySelectorAll<HTMLElement>('a.tower-window'))
      one.getBoundingClientRect = () => rect(9_000, 9_000);
    windows.forEach((one, index) => {
      one.getBoundingClientRect = () => rect((index % 3) * 100, Math.floor(index / 3) * 100);
    });
    const press = (arrow: string) =>
      done(() =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: arrow, bubbles: true, cancelable: true }),
        ),
      );
    return { windows, press, at: () => windows.indexOf(document.activeElement as HTMLElement) };
  }
  const rect = (left: number, top: number) => new DOMRect(left, top, 40, 40);

  test('go along a floor, and up and down to the nearest', () => {
    const { windows, press, at } = laid();
    done(() => windows[0]?.focus());
    press('ArrowRight');
    expect(at()).toBe(1);
    press('ArrowDown');
    expect(at()).toBe(4);
    press('ArrowLeft');
    expect(at()).toBe(3);
    press('ArrowLeft');
    expect(at()).toBe(3);
    press('ArrowUp');
    expect(at()).toBe(0);
    press('Home');
    expect(at()).toBe(0);
  });
});

describe('the calendar', () => {
  const NOW = '2026-12-15';
  const calendar = () => {
    const root = shown(h(Calendar, { now: NOW }));
    const turn = (key: 'earlier' | 'later') => button(tx(`towerMap.daily.${key}`), root);
    return {
      root,
      turn,
      links: () => [...root.querySelectorAll('a.day')],
      title: () => textOf(root.querySelector('h2')),
    };
  };

  test('leads to the days so far, and to none to come', () => {
    const { root, links, title } = calendar();
    expect(title()).toBe(monthName('2026-12'));
    expect(links().length).toBe(15);
    expect(root.querySelectorAll('.day-none').length).toBe(16);
    expect(links().at(-1)?.getAttribute('aria-current')).toBe('true');
    expect(links()[0]?.getAttribute('href')).toBe('/tower/daily/2026-12-01');
  });

  test('turns from the month of the first day to that of today', () => {
    const { turn, title, links } = calendar();
    expect(turn('later').disabled).toBe(true);
    press(turn('earlier'));
    expect(title()).toBe(monthName('2026-11'));
    // The first day is the second of its month.
    expect(links()[0]?.getAttribute('href')).toBe(`/tower/daily/${FIRST_DAY}`);
    expect(links().length).toBe(29);
    expect(turn('earlier').disabled).toBe(true);
    press(turn('later'));
    expect(title()).toBe(monthName('2026-12'));
  });

  test('says of each day whether it was solved, and how well', () => {
    const { root } = calendar();
    const label = (day: string) =>
      root.querySelector(`a[href="/tower/daily/${day}"]`)?.getAttribute('aria-label');
    const said = (day: string, state: 'new' | 'solved' | 'best') =>
      tx('towerMap.daily.day', { date: longDate(day), state: tx(`towerMap.state.${state}`) });
    done(() => {
      days.value = { '2026-12-03': { actions: 12 }, '2026-12-04': { actions: 9, best: true } };
    });
    expect(['2026-12-02', '2026-12-03', '2026-12-04'].map(label)).toEqual([
      said('2026-12-02', 'new'),
      said('2026-12-03', 'solved'),
      said('2026-12-04', 'best'),
    ]);
  });
});
