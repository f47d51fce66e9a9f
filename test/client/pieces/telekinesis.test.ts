// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actOn, choose } from '#client/board/acts.ts';
import { hitAt } from '#client/board/hit.ts';
import { announcement } from '#client/mall/announce.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { TELEKINESIS } from '#client/pieces/telekinesis/token.ts';
import { cueOf } from '#client/sound/cues.ts';
import { heldIn } from '#client/tray/token.ts';
import { toasts } from '#client/ui/toasts.tsx';
import { placementBeyond, placementOf } from '#engine/mall/board.ts';
import { evolveView, type MallCommand, type MallEvent, options, spaceNow } from '#engine/mall/index.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';
import { button, done, gone, key, nameOf, passes, press, stageOf, textOf } from '../browser.ts';
import { pieceKey, type Table, walked } from './fullGame.ts';
import { at, cells, lay, places, spelled, tileNamed } from './spelled.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  stageOf(1_200, 800);
});
afterEach(() => {
  gone();
  toasts.value = [];
  vi.useRealTimers();
});

const NAME = /^Telekinesis/;
type Pull = Extract<MallCommand, { readonly type: 'telekinesis' }>;
const pulls = ({ model }: Table) =>
  model.options.value.filter((one): one is Pull => one.type === 'telekinesis');
const lifted = ({ root }: Table) =>
  [...root.querySelectorAll('.lift')].map((one) => Number(one.getAttribute('data-lift')));
const spaceIn = ({ page, model }: Table, tile: number) =>
  cells(tile).find((space) => model.table.value?.counts(space) && spaceNow(page.view(), space)) as Space;

/** The elf stands on an opening, and some tile may be lifted. */
async function ready(): Promise<Table> {
  const table = await spelled({ spells: ['broom'] });
  lay(table.page, '2');
  lay(table.page, '3');
  const view = table.page.view();
  const ways = (space: Space) =>
    options(evolveView(view, walked('elf', space)), 0).filter(({ type }) => type === 'telekinesis').length;
  const opening = view.shared.board.unused.find((space) => ways(space) > 1);
  if (opening === undefined) throw new Error('nothing to lift');
  table.page.tell(walked('elf', opening));
  return table;
}

describe('telekinesis', () => {
  test('[X9.1] the tiles that may be lifted are outlined, and no other', async () => {
    const table = await ready();
    press(button(NAME));
    expect(lifted(table)).toEqual(pulls(table).map(({ tile }) => tile));
    const [first] = pulls(table) as [Pull];
    const label = table.root
      .querySelector(`[data-space="${spaceIn(table, first.tile)}"]`)
      ?.getAttribute('aria-label');
    expect(label).toContain('lift this tile');
    expect(table.page.commands()).toEqual([]);
  });

  test('[X9.1] a tap shows it as it would lie; a second one, here or there, moves it', async () => {
    for (const there of [false, true]) {
      const table = await ready();
      const { page, model, root } = table;
      press(button(NAME));
      const [first] = pulls(table) as [Pull];
      done(() => actOn(model, spaceIn(table, first.tile)));
      expect(page.commands()).toEqual([]);
      expect(root.querySelector('.lift-ghost')?.getAttribute('data-ghost')).toBe(String(first.tile));
      expect(root.querySelector('.lift-chosen')?.getAttribute('data-lift')).toBe(String(first.tile));
      const ghost = model.table.value?.layout.ghosts.find(({ from }) => from === first.from);
      const middle = { x: (ghost?.x ?? 0) + 3, y: (ghost?.y ?? 0) + 3 };
      expect(hitAt(model, middle, 60)).toMatchObject({ kind: 'area', area: { command: first } });
      done(() => actOn(model, there ? first.from : spaceIn(table, first.tile)));
      expect(page.commands()).toEqual([{ type: 'telekinesis', from: first.from, tile: first.tile }]);
      expect(nameOf(button(NAME))).toBe('Telekinesis: 2 of 2 left');
    }
  });

  test('[X9.1] another tile may be lifted instead', async () => {
    const table = await ready();
    const [one, other] = pulls(table) as [Pull, Pull];
    press(button(NAME));
    done(() => actOn(table.model, spaceIn(table, one.tile)));
    done(() => actOn(table.model, spaceIn(table, other.tile)));
    expect(table.page.commands()).toEqual([]);
    expect(table.root.querySelector('.lift-ghost')?.getAttribute('data-ghost')).toBe(String(other.tile));
  });

  test('by keys: N, arrows, Enter twice; Escape goes back step by step', async () => {
    const table = await ready();
    pieceKey(table, 'KeyN');
    const tiles = pulls(table).map(({ tile }) => tile);
    const focused = () => Number(document.activeElement?.getAttribute('data-space'));
    expect(tiles).toContain(tileOf(focused()));
    key('Enter');
    expect(table.root.querySelector('.lift-ghost')).not.toBeNull();
    key('Escape');
    expect(heldIn(table.model)).toBe(TELEKINESIS);
    key('Enter');
    key('Enter');
    expect(table.page.commands()).toMatchObject([{ type: 'telekinesis' }]);
    pieceKey(table, 'KeyN');
    key('Escape');
    expect(table.model.tool.value).toBeNull();
  });

  test('a slip costs nothing: its token, its cross or a hero call it off', async () => {
    const table = await ready();
    for (const off of [
      () => press(button(NAME)),
      () => press(button('Not now')),
      () => done(() => choose(table.model, 'dwarf')),
    ]) {
      press(button(NAME));
      done(() => actOn(table.model, spaceIn(table, (pulls(table)[0] as Pull).tile)));
      off();
      expect(table.model.tool.value).toBeNull();
    }
    expect(table.page.commands()).toEqual([]);
  });

  test('[X9.1] what stays where it is says why', async () => {
    const table = await ready();
    press(button(NAME));
    const why = (space: Space) => heldIn(table.model)?.whyNot?.(table.page.view(), space);
    expect(why(0)).toMatchObject({ refused: 'telekinesis.notThis' });
    expect(why(at(table, 'guard'))).toMatchObject({ refused: 'telekinesis.notEmpty' });
  });

  test('[X9.1] away from an opening, or with none left, the token stays in the tray with the reason at the elf', async () => {
    const table = await spelled({ spells: ['broom'] });
    press(button(NAME));
    const spot = table.model.table.value?.layout.spots.get(at(table, 'elf'));
    expect(table.model.hint.value).toMatchObject({ at: spot, why: { refused: 'telekinesis.notHere' } });
  });

  test('whoever chooses nothing is not offered it: a tap on a tile does nothing', async () => {
    const table = await ready();
    expect(table.model.offers.value.tiles.size).toBe(0);
    expect(places(table)).toEqual([]);
  });

  test('[X9.1] everyone sees, reads and hears it', async () => {
    const table = await ready();
    const [{ tile, from: space }] = pulls(table) as [Pull];
    const to = placementBeyond(table.page.view().box, table.page.view().shared.board, space, tile);
    const event: MallEvent = { type: 'tileMoved', seat: 1, tile, space };
    table.page.tell(event);
    expect([...document.querySelectorAll('.toast')].map(textOf)).toEqual([
      `Bo moves tile ${table.page.view().box.tiles[tile]?.name}.`,
    ]);
    expect(placementOf(table.page.view().shared.board, tile)).toEqual(to);
    expect(table.root.querySelector('.lift-fresh')?.getAttribute('data-moved')).toBe(String(tile));
    passes(3_000);
    expect(table.root.querySelector('.lift-fresh')).toBeNull();
    expect(nameOf(button(NAME))).toBe('Telekinesis: 1 of 2 left');
    const view = table.page.view();
    expect(announcement('en', view, [{ ...event, seat: 0 }], String)).toMatch(/^You move tile/);
    expect(announcement('en', view, [event], String)).toBe('');
    expect(cueOf(event, 0, piecesOf(view.box))).toHaveLength(2);
    expect(tileNamed(table.page, '26')).toBeGreaterThanOrEqual(0);
  });
});
