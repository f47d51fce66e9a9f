// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actOn, choose } from '#client/board/acts.ts';
import { announcement } from '#client/mall/announce.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { pairsOf } from '#client/pieces/shafts/pairs.ts';
import { SHAFT } from '#client/pieces/shafts/token.ts';
import { cueOf } from '#client/sound/cues.ts';
import { toasts } from '#client/ui/toasts.tsx';
import type { MallEvent } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { button, done, gone, key, nameOf, press, stageOf, textOf } from '../browser.ts';
import { fullGame, pieceKey, type Table, walked } from './fullGame.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  stageOf(1_200, 800);
});
afterEach(() => {
  gone();
  toasts.value = [];
  vi.useRealTimers();
});

const NAME = /^Open a shaft/;
const dwarf = ({ page }: Table) => SHAFT.near?.(page.view()) as Space;
const places = ({ model }: Table) => [...model.offers.value.targets.keys()];

/** A shaft from where the dwarf stands to the first place that is lit. */
async function laid(...events: readonly MallEvent[]): Promise<Table & { readonly ends: [Space, Space] }> {
  const table = await fullGame();
  press(button(NAME));
  const ends: [Space, Space] = [dwarf(table), places(table)[0] as Space];
  press(button(NAME));
  table.page.tell({ type: 'shaftLaid', seat: 1, ends }, ...events);
  return { ...table, ends };
}

describe('the shafts in the tray', () => {
  test('[X3.1] the near end shows under the dwarf, and every empty space is lit for the far one', async () => {
    const table = await fullGame();
    press(button(NAME));
    const ghost = table.root.querySelector('.shaft-ghost [data-shaft]');
    expect(ghost?.getAttribute('data-shaft')).toBe(String(dwarf(table)));
    const options = table.model.options.value.flatMap((one) => (one.type === 'layShaft' ? one.to : []));
    expect(places(table)).toEqual(options);
    expect(options.length).toBeGreaterThan(5);
    done(() => actOn(table.model, options[3] as Space));
    expect(table.page.commands()).toEqual([{ type: 'layShaft', from: dwarf(table), to: options[3] }]);
    expect(table.model.tool.value).toBeNull();
    expect(nameOf(button(NAME))).toBe('Open a shaft: 2 of 2 left');
  });

  test('[X3.1] a space that is taken is told why', async () => {
    const table = await fullGame();
    press(button(NAME));
    expect(SHAFT.whyNot?.(table.page.view(), dwarf(table))).toMatchObject({ refused: 'shaft.notThere' });
  });

  test('by keys: F goes to the nearest place, arrows and Tab on from there, Escape gives it back', async () => {
    const table = await fullGame();
    pieceKey(table, 'KeyF');
    const first = document.activeElement;
    expect(first?.className).toContain('target-layShaft');
    for (const arrow of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) key(arrow);
    expect(document.activeElement?.className).toContain('target-layShaft');
    (document.activeElement as HTMLElement).blur();
    expect(key('Tab', {}, document.body)).toBe(true);
    expect(document.activeElement).toBe(first);
    expect(key('Escape')).toBe(true);
    expect(table.model.tool.value).toBeNull();
    expect(table.page.commands()).toEqual([]);
  });

  test('everyone sees, reads and hears a new one; both ends have its letter', async () => {
    const table = await laid();
    const [one, other] = table.ends;
    expect([...document.querySelectorAll('.toast')].map(textOf)).toEqual(['Bo opens a shaft.']);
    expect([...table.root.querySelectorAll('.mall [data-shaft]')].map(textOf)).toEqual(['A', 'A']);
    expect(table.root.querySelectorAll('.shaft-fresh')).toHaveLength(2);
    expect(nameOf(button(NAME))).toBe('Open a shaft: 1 of 2 left');
    expect(textOf(button(NAME))).toContain('B');
    for (const end of [one, other])
      expect(table.root.querySelector(`[data-space="${end}"]`)?.getAttribute('aria-label')).toContain(
        'end of shaft A',
      );
    const view = table.page.view();
    const event = { type: 'shaftLaid', seat: 0, ends: table.ends } as const;
    expect(announcement('en', view, [event], String)).toBe('You open a shaft.');
    expect(announcement('en', view, [{ ...event, seat: 1 }], String)).toBe('');
    expect(cueOf(event, 0, piecesOf(view.box))).toHaveLength(2);
  });

  test('[X3.2] who stands on an end is sent to the other by a tap, and its way shows', async () => {
    const table = await laid();
    done(() => choose(table.model, 'dwarf'));
    const [from, to] = table.ends;
    expect(table.model.offers.value.targets.get(to)).toMatchObject({ look: 'target-shaft' });
    expect(table.root.querySelector('.shaft-way')).not.toBeNull();
    done(() => actOn(table.model, to));
    expect(table.page.commands()).toEqual([{ type: 'shaft', pawn: 'dwarf', from, to }]);
  });

  test('[X3.2] or by its key, which shows where first; Enter sends', async () => {
    const table = await laid();
    pieceKey(table, 'KeyG');
    expect(table.model.hint.value?.why).toBe('chooseFirst');
    done(() => choose(table.model, 'mage'));
    pieceKey(table, 'KeyG');
    expect(table.model.hint.value?.why).toMatchObject({ refused: 'shaft.noEnd' });
    done(() => choose(table.model, 'dwarf'));
    pieceKey(table, 'KeyG');
    key('Enter', {}, document.body);
    expect(table.page.commands()).toMatchObject([{ type: 'shaft', pawn: 'dwarf', to: table.ends[1] }]);
  });

  test('[X3.3] one that fell in is gone and told of; the other keeps its letter', async () => {
    const table = await laid();
    const [, far] = table.ends;
    const second: [Space, Space] = [table.page.view().shared.pawns[0] as Space, far + 1];
    table.page.tell({ type: 'shaftLaid', seat: 0, ends: second });
    expect(pairsOf(table.page.view()).map(({ index }) => index)).toEqual([0, 1]);
    expect(button(NAME).className).toContain('spent');
    table.page.tell({ type: 'shaftLost', ends: table.ends });
    expect([...table.root.querySelectorAll('.mall [data-shaft]')].map(textOf)).toEqual(['B', 'B']);
    expect(textOf(document.querySelector('.toast:last-child'))).toBe('A shaft falls in.');
    table.page.tell(walked('dwarf', far));
    press(button(NAME));
    expect(table.model.hint.value?.why).toMatchObject({ refused: 'shaft.none' });
  });
});
