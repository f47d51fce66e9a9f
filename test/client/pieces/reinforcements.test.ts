// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actOn, choose } from '#client/board/acts.ts';
import { theft } from '#client/mall/acts.ts';
import { arrivingOf } from '#client/pieces/reinforcements/arriving.ts';
import { toasts } from '#client/ui/toasts.tsx';
import type { MallEvent } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { spaceNow } from '#engine/mall/ways.ts';
import { button, done, gone, press, stageOf, textOf } from '../browser.ts';
import {
  acts,
  cellOn,
  has,
  hint,
  lay,
  marked,
  type NightTable,
  nameAt,
  nightTable,
  put,
  tileNamed,
  toastTexts,
  walked,
} from './nightTable.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  stageOf(1_200, 800);
});
afterEach(() => {
  gone();
  toasts.value = [];
  vi.useRealTimers();
});

const STOLEN: MallEvent = { type: 'stolen', seat: 1 };

/** [XT11] 2* and the tile of the mage's item lie, and she stands on it. */
async function ready(): Promise<NightTable> {
  const table = await nightTable({ evening: 'XT11' });
  lay(table, '9*');
  lay(table, '2*');
  const view = table.page.view();
  const item = view.box.print.findIndex((info) => info.item === 'purple');
  table.page.tell(walked('mage', item));
  expect(spaceNow(table.page.view(), item)?.item).toBe('purple');
  return table;
}

describe('[X11.1] before the theft', () => {
  test('the space of a guard to come is signed and named', async () => {
    const table = await ready();
    const space = marked(table, 'reinforcement');
    expect(has(table.root, '.feature-kind-reinforcement .post-more')).toBe(true);
    expect(nameAt(table.root, space)).toContain('at the theft guard 2 comes here');
    expect(has(table.root, '[data-pawn=guard2]')).toBe(false);
  });

  test('a hero on that tile, or about to come there, is warned', async () => {
    const table = await ready();
    const { page, model, root } = table;
    const space = marked(table, 'reinforcement');
    page.tell(walked('elf', space - 1));
    done(() => choose(model, 'elf'));
    expect(root.querySelector(`.caution[data-exit="${space}"]`)).not.toBeNull();
    expect(nameAt(root, space)).toContain('a guard comes here at the theft');
    expect(textOf(root)).toContain('Careful, at the theft guard 2 comes to tile 2*.');
    page.tell(STOLEN);
    expect(arrivingOf(page.view())).toEqual([]);
  });
});

describe('[R22] the theft', () => {
  test('waits while a hero is on that tile: why stands where one would steal, and who is marked', async () => {
    const table = await ready();
    const { page, model, root } = table;
    expect(button(/Steal/).textContent).toContain('Steal');
    page.tell(walked('elf', cellOn(table, '2*', 10)));
    expect(() => button(/Steal/)).toThrow();
    expect(acts(root)).toBe('The elf stands where a guard would come. Clear that tile first.');
    expect(has(root, '.caution[data-exit=elf]')).toBe(true);
    done(() => theft(model));
    expect(hint(root)).toBe('The elf stands where a guard would come. Clear that tile first.');
  });

  test('[R23a] where the space is taken whoever steals may choose among those that are as near', async () => {
    const table = await ready();
    const { page, model, root } = table;
    page.tell(put('guard', marked(table, 'reinforcement')));
    const spaces = arrivingOf(page.view())[0]?.spaces ?? [];
    expect(spaces.length).toBeGreaterThan(1);
    expect([...root.querySelectorAll('.arrives')].map(textOf)).toEqual(spaces.map(() => '2'));
    expect(acts(root)).toContain('The space of guard 2 is taken.');
    expect(nameAt(root, spaces[1] as Space)).toContain('steal, and the guard comes here');
    done(() => actOn(model, spaces[1] as Space));
    press(button(/Steal/));
    expect(page.commands()).toEqual([{ type: 'theft', at: [spaces[1]] }, { type: 'theft' }]);
  });

  test('[X5.1] with the guard room the warning names whom it would cost freedom', async () => {
    const table = await nightTable({ evening: 'XF2' });
    const { page, root } = table;
    lay(table, '10*');
    const { box } = page.view();
    const itemOf = (hero: string) =>
      box.print.findIndex(({ item }) => item === box.cast.find(({ id }) => id === hero)?.colour);
    const others = ['barbarian', 'mage', 'dwarf'] as const;
    for (const tile of new Set(others.map((hero) => itemOf(hero) >> 4)))
      lay(table, box.tiles[tile]?.name ?? '');
    page.tell(walked('elf', cellOn(table, '10*', 8)));
    expect(acts(root)).not.toContain('Guard');
    page.tell(...others.map((hero) => walked(hero, itemOf(hero))));
    expect(acts(root)).toContain('Guard 10 comes to tile 10* at the theft and catches the elf!');
    expect(has(root, '.caution[data-exit=elf]')).toBe(true);
  });
});

describe('at the theft', () => {
  test('they are seen, told and heard to come, each with its number, and watch their tile', async () => {
    const table = await ready();
    const { page, root } = table;
    page.tell(STOLEN, put('guard2', marked(table, 'reinforcement')));
    expect(textOf(root.querySelector('[data-pawn=guard2] .watchman-number'))).toBe('2');
    expect(has(root, '[data-pawn=guard2] .guard-arrives')).toBe(true);
    expect(has(root, `[data-watched="${tileNamed(table, '2*')}"]`)).toBe(true);
    expect(nameAt(root, cellOn(table, '2*', 9))).toContain('watched by guard 2');
    expect(toastTexts()).toEqual(['Reinforcements: guard 2!']);
    expect(textOf(root)).toMatch(/Guard 2 is now at: /);
  });

  test('who is only put elsewhere later is no news of that sort', async () => {
    const table = await ready();
    table.page.tell(STOLEN);
    table.page.tell(put('guard2', marked(table, 'reinforcement')));
    expect(toastTexts()).toEqual([]);
  });
});
