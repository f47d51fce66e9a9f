// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choose } from '#client/board/acts.ts';
import { announcement } from '#client/mall/announce.ts';
import { nameOfPlace } from '#client/mall/names.ts';
import { BREACH } from '#client/pieces/breaches/token.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { cueOf } from '#client/sound/cues.ts';
import { toasts } from '#client/ui/toasts.tsx';
import type { MallCommand, MallEvent } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { button, done, gone, key, nameOf, passes, press, stageOf, textOf } from '../browser.ts';
import { fullGame, pieceKey, standing, type Table, walked } from './fullGame.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  stageOf(1_200, 800);
});
afterEach(() => {
  gone();
  toasts.value = [];
  vi.useRealTimers();
});

const NAME = /^Break a wall/;
const walls = ({ root }: Table) => [...root.querySelectorAll<HTMLElement>('.breach-wall')];
const breaks = ({ model }: Table) =>
  model.options.value.filter((one): one is Extract<MallCommand, { type: 'breach' }> => one.type === 'breach');

/** The barbarian stands beside a wall that gives way. */
async function beside(): Promise<Table> {
  const table = await fullGame();
  table.page.tell(walked('barbarian', standing(table.page, 'barbarian', 'breach', 1)));
  return table;
}

function madeBy(table: Table, seat: number): Extract<MallEvent, { type: 'breached' }> {
  const [command] = breaks(table);
  if (command === undefined) throw new Error('no wall');
  const direction = ['north', 'east', 'south', 'west'].indexOf(command.direction);
  const to = BREACH.placeOf?.(table.page.view(), command) as Space;
  return { type: 'breached', seat, step: { from: command.from, direction, to } };
}

describe('the breaches in the tray', () => {
  test('[X4.1] one is taken up, the walls beside the barbarian are lit, and a tap on one breaks it', async () => {
    const table = await beside();
    expect(walls(table)).toEqual([]);
    press(button(NAME));
    expect(walls(table).map(({ dataset }) => dataset.direction)).toEqual(
      breaks(table).map(({ direction }) => direction),
    );
    expect(table.model.offers.value.targets.size).toBe(1);
    expect(table.model.offers.value.areas).toEqual([]);
    press(walls(table)[0]);
    const [{ from, direction } = { from: -1, direction: '' }] = breaks(table);
    expect(table.page.commands()).toEqual([{ type: 'breach', from, direction }]);
    expect(walls(table)).toEqual([]);
  });

  test('nothing is spent before it was accepted', async () => {
    const table = await beside();
    press(button(NAME));
    const made = madeBy(table, 0);
    press(walls(table)[0]);
    expect(nameOf(button(NAME))).toBe('Break a wall: 3 of 3 left');
    table.page.tell(made);
    expect(nameOf(button(NAME))).toBe('Break a wall: 2 of 3 left');
    expect(table.root.querySelectorAll('.tray-pip.gone')).toHaveLength(1);
    expect(table.root.querySelector('[data-breach] .breach-fresh')).not.toBeNull();
    passes(3_000);
    expect(table.root.querySelector('.breach-fresh')).toBeNull();
  });

  test('a second tap, Escape and a hero give it back', async () => {
    const table = await beside();
    const back = [
      () => press(button(NAME)),
      () => key('Escape'),
      () => done(() => choose(table.model, 'mage')),
    ];
    for (const giveBack of back) {
      press(button(NAME));
      expect(table.model.tool.value).toBe(BREACH);
      giveBack();
      expect(table.model.tool.value).toBeNull();
    }
    expect(table.page.commands()).toEqual([]);
  });

  test('by keys: B, an arrow towards the wall, Enter', async () => {
    const table = await beside();
    pieceKey(table, 'KeyB');
    const last = breaks(table).at(-1);
    const arrow = { north: 'Up', east: 'Right', south: 'Down', west: 'Left' }[last?.direction ?? 'north'];
    key(`Arrow${arrow}`, {}, document.body);
    expect(document.activeElement?.className).toContain('target-breach');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('break through here');
    key('Enter');
    expect(table.page.commands()).toEqual([{ type: 'breach', from: last?.from, direction: last?.direction }]);
  });

  test('what is refused after all is told where it should have gone', async () => {
    const table = await beside();
    press(button(NAME));
    const [space] = table.model.offers.value.targets.keys();
    press(walls(table)[0]);
    const sent = table.page.sent.at(-1) as { readonly id: number };
    table.page.hear({ type: 'verdict', id: sent.id, refusal: { refused: 'breach.notHere', params: {} } });
    expect(table.model.hint.value).toMatchObject({
      why: { refused: 'breach.notHere' },
      at: table.model.table.value?.layout.spots.get(space as Space),
    });
    expect(nameOf(button(NAME))).toBe('Break a wall: 3 of 3 left');
  });

  test('[X4.1] where no wall gives way the reason stands beside the barbarian', async () => {
    const table = await fullGame();
    table.page.tell(walked('barbarian', standing(table.page, 'barbarian', 'breach', 0)));
    expect(button(NAME).getAttribute('aria-disabled')).toBe('true');
    press(button(NAME));
    expect(table.model.tool.value).toBeNull();
    expect(table.model.hint.value?.why).toHaveProperty('refused');
    expect(table.model.hint.value?.at).not.toBeNull();
  });

  test('a tap on a space behind no such wall is told why', async () => {
    const table = await beside();
    press(button(NAME));
    const far = table.page.view().shared.pawns[1] as Space;
    expect(BREACH.whyNot?.(table.page.view(), far)).toMatchObject({ refused: 'breach.notHere' });
    const at = table.model.table.value?.layout.spots.get(far);
    expect(table.model.config.whyNot?.(null, far, at ?? { x: 0, y: 0 })).toMatchObject({
      refused: 'breach.notHere',
    });
  });

  test('everyone reads and hears who did it, and its name stands on the board', async () => {
    const table = await beside();
    const [one, other] = [madeBy(table, 1), madeBy(table, 0)];
    table.page.tell(one);
    expect([...document.querySelectorAll('.toast')].map(textOf)).toEqual(['Bo breaks through a wall.']);
    const view = table.page.view();
    expect(announcement('en', view, [one], String)).toBe('');
    expect(announcement('en', view, [other], String)).toBe('You break through a wall.');
    expect(cueOf(one, 0, piecesOf(view.box))).toHaveLength(3);
    const { layout } = table.model.table.value ?? {};
    const spot = layout?.spots.get(one.step.to);
    const asked = { lang: 'en', nameOf: String } as const;
    const named = nameOfPlace(table.model.table.value as never, asked, spot ?? { x: 0, y: 0 }, null);
    expect(named).toContain('reach in the wall');
    const label = table.root.querySelector(`[data-space="${one.step.to}"]`)?.getAttribute('aria-label');
    expect(label).toContain('breach in the wall');
  });

  test('whoever watches sees them, and cannot use them', async () => {
    const table = await fullGame({ seat: null });
    expect(nameOf(button(NAME))).toBe('Break a wall: 3 of 3 left');
    press(button(NAME));
    expect(table.model.tool.value).toBeNull();
    expect(table.model.hint.value?.why).toEqual({ told: 'watching' });
  });
});
