// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actOn, choose } from '#client/board/acts.ts';
import { vortex } from '#client/mall/acts.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { availableOf } from '#client/screens/game/facts.ts';
import { cueOf } from '#client/sound/cues.ts';
import { toasts } from '#client/ui/toasts.tsx';
import type { Space } from '#engine/mall/spaces.ts';
import { done, gone, key, stageOf, textOf } from '../browser.ts';
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

/** [XT12] the guard is on 9*, 28 lies and a tile with a vortex where nobody is; nobody is at the desk yet. */
async function watched(night: Partial<Night> = {}): Promise<NightTable> {
  const table = await nightTable({ evening: 'XT12', ...night });
  lay(table, '9*');
  table.page.tell({ type: 'guardCame' }, put('guard', cellOn(table, '9*', 5)));
  lay(table, '28');
  lay(table, '4');
  return table;
}

const mans = (table: NightTable) => table.page.tell(walked('barbarian', marked(table, 'controlRoom')));
const yellow = ({ page }: NightTable): readonly Space[] => {
  const placed = new Set(page.view().shared.board.placed.map(({ tile }) => tile));
  return page.view().box.vortexes.yellow.filter((space) => placed.has(space >> 4));
};
const ends = (root: Element) =>
  [...root.querySelectorAll('[data-sends]')].map((one) => Number(one.getAttribute('data-sends')));

describe('[X12.1] the control room', () => {
  test('has a sign and doors of steel', async () => {
    const { root } = await watched();
    expect(has(root, '.feature-kind-controlRoom .post-screen')).toBe(true);
    expect(has(root, '.steel')).toBe(true);
  });

  test('with nobody in it a guard is told why he goes to no vortex', async () => {
    const table = await watched({ without: ['guardBusy'] });
    const { model, root } = table;
    done(() => choose(model, 'guard'));
    done(() => actOn(model, yellow(table)[0] as Space));
    expect(hint(root)).toBe('No hero is in the control room.');
    expect(ends(root)).toEqual([]);
    expect(acts(root)).not.toContain('guard');
  });

  test('with a hero there the vortexes of that colour are ringed and named for guards', async () => {
    const table = await watched();
    mans(table);
    expect(ends(table.root)).toEqual(yellow(table));
    expect(has(table.root, '.sends-yellow')).toBe(true);
    for (const space of yellow(table)) expect(nameAt(table.root, space)).toContain('guards can be sent here');
  });

  test('the holder of the vortex chooses a guard and taps where to; his action is lit', async () => {
    const table = await watched();
    const { page, model, root } = table;
    mans(table);
    expect(acts(root)).toContain('Choose a guard: you can send it to a vortex (yellow).');
    expect(model.offers.value.movable.has('guard')).toBe(true);
    done(() => choose(model, 'guard'));
    const [to] = [...model.offers.value.targets.keys()];
    expect(yellow(table)).toContain(to);
    expect(model.offers.value.targets.get(to as Space)?.look).toBe('target-sendGuard');
    expect(nameAt(root, to as Space)).toContain('send the guard here');
    expect(availableOf(model.options.value, piecesOf(page.view().box)).lit.has('V')).toBe(true);
    done(() => actOn(model, to as Space));
    expect(page.commands()).toMatchObject([{ type: 'sendGuard', pawn: 'guard', to }]);
  });

  test('or by the key of the vortex, and Enter', async () => {
    const table = await watched();
    mans(table);
    done(() => choose(table.model, 'guard'));
    done(() => vortex(table.model));
    key('Enter', {}, document.body);
    expect(table.page.commands()).toMatchObject([{ type: 'sendGuard', pawn: 'guard' }]);
  });

  test('[M18] after the theft too, when vortexes serve no hero', async () => {
    const table = await watched();
    mans(table);
    table.page.tell({ type: 'stolen', seat: 1 });
    expect(has(table.root, '.mall.vortex-dead .sends-yellow')).toBe(true);
    done(() => choose(table.model, 'guard'));
    expect(table.model.offers.value.targets.size).toBeGreaterThan(0);
  });

  test('whoever does not hold the vortex is offered nothing, and told whose it is', async () => {
    const table = await watched({ hands: ['NESW', 'VLX'], without: ['guardBusy'] });
    const { model, root } = table;
    mans(table);
    expect(acts(root)).not.toContain('guard');
    done(() => choose(model, 'guard'));
    const far = yellow(table).find((space) => space >> 4 !== 0) ?? (yellow(table)[0] as Space);
    done(() => actOn(model, far));
    expect(hint(root)).toMatch(/(is Bo’s|is on this tile)/);
  });

  test('a guard who was sent is told and heard as one who takes the vortex', async () => {
    const table = await watched();
    mans(table);
    const [to] = yellow(table) as [Space];
    const sent = { type: 'moved', seat: 1, pawn: 'guard', to, by: 'sent' } as const;
    table.page.tell(sent);
    expect(textOf(table.root)).toContain('Bo sends the guard by vortex.');
    expect(cueOf(sent, 0, piecesOf(table.page.view().box))).toBe('vortex.guard');
  });
});
