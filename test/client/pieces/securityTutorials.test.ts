// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choose } from '#client/board/acts.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { readyLines } from '#client/pieces/readyLines.ts';
import { cueOf } from '#client/sound/cues.ts';
import { toasts } from '#client/ui/toasts.tsx';
import { goalText } from '#content/locales/goal.ts';
import { LANGS, maybe } from '#content/locales/index.ts';
import type { MallEvent, PawnId } from '#engine/mall/index.ts';
import { done, gone, stageOf, textOf } from '../browser.ts';
import {
  acts,
  cellOn,
  has,
  hint,
  lay,
  type NightTable,
  nameAt,
  nightTable,
  put,
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

function guardComes(table: NightTable): void {
  lay(table, '9*');
  table.page.tell({ type: 'guardCame' }, put('guard', cellOn(table, '9*', 5)));
}

describe('[XT8] [XT12] a busy guard', () => {
  test('has a plate at his feet, is called busy, and says why he stays when he is chosen', async () => {
    const table = await nightTable({ evening: 'XT8' });
    guardComes(table);
    expect(has(table.root, '[data-busy=guard]')).toBe(true);
    expect(nameAt(table.root, cellOn(table, '9*', 5))).toContain('busy, stays here');
    done(() => choose(table.model, 'guard'));
    expect(hint(table.root)).toBe('The guard is busy and stays where he is.');
  });

  test('has none while he is nowhere', async () => {
    const table = await nightTable({ evening: 'XT8' });
    expect(has(table.root, '.busy')).toBe(false);
  });
});

describe('[XT8] the mage’s own find', () => {
  test('is asked for when her tile may come next, and no more when it lies', async () => {
    const table = await nightTable({ evening: 'XT8', hardcore: true });
    const isNext = table.page.view().shared.deckBack === 'expansion';
    expect(acts(table.root).includes('Tile 9* may come next')).toBe(isNext);
    table.page.tell({ type: 'drawn', seat: 1, tile: 4, back: 'base' } as unknown as MallEvent);
    guardComes(table);
    expect(acts(table.root)).not.toContain('Tile 9*');
  });

  test('by another loses, which is told and heard', async () => {
    const table = await nightTable({ evening: 'XT8', hardcore: true });
    table.page.tell({ type: 'foundByAnother' });
    expect(textOf(table.root)).toContain('Tile 9* was not found by the mage.');
    expect(cueOf({ type: 'foundByAnother' }, 0, piecesOf(table.page.view().box))).toHaveLength(1);
    for (const lang of LANGS) expect(maybe(lang, 'game.lost.foundByAnother')?.length).toBeGreaterThan(20);
  });
});

describe('[XT9] the closed tile', () => {
  test('is part of the goal from the start', async () => {
    const table = await nightTable({ evening: 'XT9' });
    expect(goalText('en', table.page.view())).toMatch(/elf.* At the end tile 8\* must be empty of heroes\.$/);
  });

  test('after the theft whoever is still there is named and marked, and the tracker counts it', async () => {
    const table = await nightTable({ evening: 'XT9' });
    const { page, root } = table;
    lay(table, '8*');
    page.tell(walked('elf', cellOn(table, '8*', 5)), walked('dwarf', cellOn(table, '8*', 6)));
    expect(acts(root)).not.toContain('8*');
    page.tell(STOLEN);
    const said = root.querySelector('.acts')?.textContent ?? '';
    expect(said).toMatch(
      /^The elf and the dwarf must get off tile 8\* as well\.|^The dwarf and the elf must/,
    );
    expect(has(root, '.caution[data-exit=dwarf]')).toBe(true);
    expect(textOf(root.querySelector('.tracker-second'))).toBe('Out: 0 of 1; tile 8* not clear yet');
    page.tell(walked('elf', 5), walked('dwarf', 6));
    expect(acts(root)).not.toContain('8*');
    expect(textOf(root.querySelector('.tracker-second'))).toBe('Out: 0 of 1; tile 8* clear');
  });
});

describe('[XT10] the frog', () => {
  test('is missed where one would steal, once everyone is in place', async () => {
    const table = await nightTable({ evening: 'XT10' });
    const { page, root } = table;
    expect(acts(root)).not.toContain('frog');
    guardComes(table);
    const { box } = page.view();
    for (const hero of ['mage', 'barbarian'] satisfies PawnId[]) {
      const colour = box.cast.find(({ id }) => id === hero)?.colour;
      const item = box.print.findIndex((info) => info.item === colour);
      page.tell({
        type: 'placed',
        tile: item >> 4,
        space: page.view().shared.board.unused[0] as number,
        paid: 'hero',
      });
      page.tell(walked(hero, item));
    }
    expect(acts(root)).toContain('First a frog has to sit inside a burger place.');
  });
});

describe('what is told before the sand runs', () => {
  test.each([
    ['XT6', 'beholder'],
    ['XT8', 'guardBusy'],
    ['XT9', 'clearTile'],
    ['XT10', 'frogDiversion'],
    ['XT11', 'reinforcements'],
    ['XT13', 'sensor'],
  ])('%s: a line on %s, in every language', async (evening, piece) => {
    const { page } = await nightTable({ evening });
    const lines = readyLines(page.view().box);
    expect(lines).toContain(`security.ready.${piece}`);
    expect(new Set(lines).size).toBe(lines.length);
    for (const lang of LANGS) expect(maybe(lang, `security.ready.${piece}`)?.length).toBeGreaterThan(15);
  });
});
