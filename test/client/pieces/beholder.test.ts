// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actOn, choose } from '#client/board/acts.ts';
import { hitAt } from '#client/board/hit.ts';
import { ordersOf } from '#client/pieces/beholder/orders.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { availableOf } from '#client/screens/game/facts.ts';
import { cueOf } from '#client/sound/cues.ts';
import { toasts } from '#client/ui/toasts.tsx';
import { DIRECTIONS, type Direction, type MallEvent } from '#engine/mall/index.ts';
import { tileTowards } from '#engine/mall/rules/beholder/index.ts';
import { OFF, spaceOf } from '#engine/mall/spaces.ts';
import { button, done, gone, press, stageOf, textOf } from '../browser.ts';
import {
  acts,
  cellOn,
  has,
  hint,
  lay,
  marked,
  type Night,
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

const over = (tile: number, seat: number | null = null): MallEvent => ({ type: 'beholderOver', seat, tile });

interface Watching extends NightTable {
  /** The way from the eye to the tile where everyone begins. */
  readonly back: Direction;
}

/** The eye is open over 7*, beside the first tile; 27 lies. */
async function watching(night: Partial<Night> = {}): Promise<Watching> {
  const table = await nightTable({ evening: 'XT6', ...night });
  lay(table, '7*');
  table.page.tell(over(tileNamed(table, '7*')));
  lay(table, '27');
  const back = DIRECTIONS.find((one) => tileTowards(table.page.view(), one) === 0) as Direction;
  return { ...table, back };
}

/** Everyone has left the first tile but for whoever stands on the command space of this direction. */
function clears(table: NightTable, direction: Direction): void {
  const elsewhere = [1, 2, 4, 7, 8, 10, 11, 13].map((at) => cellOn(table, '27', at));
  const free = elsewhere.filter((space) => space !== marked(table, `command.${direction}`));
  const heroes = table.page.view().box.pawns.filter((_, pawn) => table.page.view().box.cast[pawn]?.hero);
  table.page.tell(...heroes.map((hero, place) => walked(hero, free[place] as number)));
  table.page.tell(walked('dwarf', marked(table, `command.${direction}`)));
}

describe('[X8.1] the beholder', () => {
  test('hovers over the middle of its tile, which is watched, and stands on no space', async () => {
    const table = await watching();
    const { root, model } = table;
    expect(root.querySelector('.beholder')?.getAttribute('data-beholder')).toBe(
      String(tileNamed(table, '7*')),
    );
    expect(has(root, `[data-watched="${tileNamed(table, '7*')}"]`)).toBe(true);
    expect(has(root, '[data-pawn=beholder]')).toBe(false);
    expect(nameAt(root, cellOn(table, '7*', 5))).toContain(
      'watched by the beholder, the beholder hovers here',
    );
    done(() => choose(model, 'beholder'));
    expect(model.chosen.value).toBeNull();
  });

  test('is heard and told when it comes, and is nowhere before its tile lies', async () => {
    const table = await nightTable({ evening: 'XT6' });
    expect(has(table.root, '.beholder')).toBe(false);
    lay(table, '7*');
    table.page.tell(over(tileNamed(table, '7*')));
    expect(textOf(table.root)).toContain('The beholder opens its eye over tile 7*.');
    expect(cueOf(over(1), 0, piecesOf(table.page.view().box))).toHaveLength(2);
  });

  test('[X8.2] keeps heroes out, with the reason at the place', async () => {
    const table = await watching();
    const { page, model, root } = table;
    const { board } = page.view().shared;
    const door = board.next.findIndex((to, way) => way >> 6 === 0 && to >> 4 === tileNamed(table, '7*'));
    page.tell(walked('elf', door >> 2));
    done(() => choose(model, 'elf'));
    expect(root.querySelector('.kept-out')?.getAttribute('data-barred')).toBe(String(board.next[door]));
    done(() => actOn(model, board.next[door] as number));
    expect(hint(root)).toMatch(/^The beholder is here/);
  });
});

describe('[X8.3] a command space', () => {
  test('[R19] points its way on the board, however its tile lies, and shows who holds that way', async () => {
    const table = await watching({ hands: ['NE', 'SWVLX'] });
    const { root, page } = table;
    const turns = [...root.querySelectorAll('.feature-kind-command .post-arrow')].map((arrow) =>
      arrow.getAttribute('transform'),
    );
    expect(turns.toSorted()).toEqual(['rotate(0)', 'rotate(180)', 'rotate(270)', 'rotate(90)']);
    for (const [way, name] of [
      ['north', 'Ada'],
      ['west', 'Bo'],
    ]) {
      const post = root.querySelector(`[data-post=${way}] .avatar`);
      expect(post?.getAttribute('title')).toBe(name);
    }
    expect(nameAt(root, marked(table, 'command.east'))).toContain(
      'command space east: a hero has to stand here',
    );
    page.tell(walked('elf', marked(table, 'command.east')));
    expect(nameAt(root, marked(table, 'command.east'))).toContain('command space east, in use');
  });

  test('with nobody on it says what it needs', async () => {
    const table = await watching();
    done(() => actOn(table.model, marked(table, 'command.north')));
    expect(hint(table.root)).toBe('Somebody has to stand on the command space of that direction.');
    expect(acts(table.root)).toBe('');
  });
});

describe('[X8.3] whoever holds the direction', () => {
  test('sends it by a tap on the tile, which is outlined, or by its space at the keyboard', async () => {
    const table = await watching();
    const { model, root, page, back } = table;
    clears(table, back);
    expect(root.querySelector('.steer-own')?.getAttribute('data-steer')).toBe('0');
    const hit = hitAt(model, { x: 1.5, y: 2.5 }, 60);
    expect(hit).toMatchObject({ kind: 'area', area: { command: { type: 'steer', direction: back } } });
    expect(nameAt(root, 5)).toContain('send the beholder over this tile');
    done(() => actOn(model, 5));
    expect(page.commands()).toEqual([{ type: 'steer', direction: back }]);
  });

  test('or by a button; the own action is lit', async () => {
    const table = await watching();
    const { page, back } = table;
    clears(table, back);
    press(button(new RegExp(`^Send the eye ${back}`)));
    expect(page.commands()).toEqual([{ type: 'steer', direction: back }]);
    const { box } = page.view();
    const steer = { type: 'steer', seat: 0, direction: 'west' } as const;
    expect([...availableOf([steer], piecesOf(box)).lit]).toEqual(['W']);
  });

  test('does not by accident while another hero is chosen', async () => {
    const table = await watching();
    const { model, back } = table;
    clears(table, back);
    const areas = () => model.offers.value.areas.filter(({ command }) => command.type === 'steer').length;
    expect(areas()).toBe(1);
    done(() => choose(model, 'elf'));
    expect(areas()).toBe(0);
    done(() => choose(model, 'dwarf'));
    expect(areas()).toBe(1);
  });

  test('sees whose it is where it is not theirs, and is told who holds it', async () => {
    const table = await watching({ hands: ['VLX', 'NESW'] });
    const { model, root, back } = table;
    clears(table, back);
    expect(acts(root)).toBe(`Bo may send the eye ${back}.`);
    expect(root.querySelector(`[data-order=${back}] .avatar`)?.getAttribute('title')).toBe('Bo');
    expect(has(root, '.steer')).toBe(true);
    expect(has(root, '.steer-own')).toBe(false);
    done(() => actOn(model, 5));
    expect(hint(root)).toMatch(/is Bo’s\.$/);
  });

  test('[X8.4] is told on the board why it does not go there: a hero, or nothing at all', async () => {
    const table = await watching();
    const { model, root, page, back } = table;
    page.tell(walked('dwarf', marked(table, `command.${back}`)));
    expect(has(root, `[data-order=${back}].order-barred`)).toBe(true);
    expect(acts(root)).toMatch(new RegExp(`^Not ${back}\\. .* is on that tile\\.$`));
    const free = [0, 1, 2, 3]
      .map((at) => spaceOf(0, at * 4))
      .find((at) => !page.view().shared.pawns.includes(at));
    done(() => actOn(model, free ?? 0));
    expect(hint(root)).toMatch(/is on that tile\.$/);
    const away = DIRECTIONS.find((one) => tileTowards(page.view(), one) === OFF) as Direction;
    page.tell(walked('dwarf', marked(table, `command.${away}`)));
    expect(acts(root)).toBe(`Not ${away}. No tile lies that way.`);
  });

  test('[X8.4] nor to a guard', async () => {
    const table = await nightTable({ evening: 'XF2' });
    const { page, root } = table;
    lay(table, '7*');
    page.tell(over(tileNamed(table, '7*')));
    lay(table, '27');
    const back = DIRECTIONS.find((one) => tileTowards(page.view(), one) === 0) as Direction;
    clears(table, back);
    page.tell(put('guard', 5));
    expect(acts(root)).toContain(`Not ${back}. The guard is on that tile.`);
    expect(has(root, '.steer')).toBe(false);
  });

  test('[X8.2] with the guard room is warned of whom it would catch, and needs the button', async () => {
    const table = await nightTable({ evening: 'XF2' });
    const { page, model, root } = table;
    lay(table, '7*');
    page.tell(over(tileNamed(table, '7*')));
    lay(table, '27');
    const back = DIRECTIONS.find((one) => tileTowards(page.view(), one) === 0) as Direction;
    page.tell(walked('dwarf', marked(table, `command.${back}`)));
    expect(ordersOf(page.view())[0]?.caught.length).toBe(3);
    expect(has(root, '.steer-catches')).toBe(true);
    expect(root.querySelectorAll('.caution')).toHaveLength(3);
    const free = [0, 1, 2, 3]
      .map((at) => at * 4)
      .find((at) => !page.view().shared.pawns.includes(at)) as number;
    done(() => actOn(model, free));
    expect(page.commands()).toEqual([]);
    expect(hint(root)).toMatch(/^There it would catch .*use the button\.$/);
    press(button(/^Send the eye .*: it catches /));
    expect(page.commands()).toEqual([{ type: 'steer', direction: back }]);
  });
});

describe('everyone', () => {
  test('sees it glide, reads who sent it, and its former tile is free', async () => {
    const table = await watching();
    const { page, root, back } = table;
    clears(table, back);
    const glides = vi.spyOn(root.querySelector('.beholder') as HTMLElement, 'animate');
    page.tell(over(0, 1));
    expect(glides).toHaveBeenCalledOnce();
    expect(root.querySelector('.beholder')?.getAttribute('data-beholder')).toBe('0');
    expect(has(root, `[data-watched="${tileNamed(table, '7*')}"]`)).toBe(false);
    expect(toastTexts()).toEqual(['Bo sends the beholder over tile 1A.']);
    page.tell(over(tileNamed(table, '7*'), 0));
    expect(textOf(root)).toContain('You send the beholder over tile 7*.');
    expect(toastTexts()).toHaveLength(1);
  });

  test('[X8.2] reads that it caught somebody', async () => {
    const table = await nightTable({ evening: 'XF2' });
    table.page.tell({ type: 'captured', hero: 'elf', by: 'beholder' }, put('elf', OFF));
    expect(textOf(table.root.querySelector('.caught'))).toBe('The beholder catches the elf!');
  });
});
