// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actOn, choose } from '#client/board/acts.ts';
import { hitAt } from '#client/board/hit.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { quarterOf, turnsOf } from '#client/pieces/sensor/turns.ts';
import { cueOf } from '#client/sound/cues.ts';
import { toasts } from '#client/ui/toasts.tsx';
import type { MallEvent } from '#engine/mall/index.ts';
import { sensorBeam, spacesUnder } from '#engine/mall/rules/sensor/index.ts';
import { OFF, type Space, spaceOf } from '#engine/mall/spaces.ts';
import { button, done, gone, press, stageOf, textOf } from '../browser.ts';
import {
  acts,
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

/** 6* lies and its sensor looks to the tile's own east; 29 lies too. */
async function lit(evening = 'XT13'): Promise<NightTable> {
  const table = await nightTable({ evening });
  lay(table, '6*');
  table.page.tell(turned(table, 1, null));
  lay(table, '29');
  return table;
}

const turned = (table: NightTable, side: number, seat: number | null): MallEvent => ({
  ...{ type: 'sensorTurned', seat, tile: tileNamed(table, '6*'), side },
});
const under = ({ page }: NightTable) => spacesUnder(sensorBeam(page.view()));
const mans = (table: NightTable) => table.page.tell(walked('elf', marked(table, 'sensorControl')));
const cellsOf = (table: NightTable, cells: readonly number[]) =>
  cells.map((cell) => spaceOf(tileNamed(table, '6*'), cell));

describe('[X13.1] the sensor', () => {
  test('covers six spaces, by shape and by word', async () => {
    const table = await lit();
    const { root } = table;
    expect(has(root, `[data-sensor="${tileNamed(table, '6*')}"] .sensor-fan`)).toBe(true);
    expect(under(table)).toEqual(cellsOf(table, [3, 7, 11, 15, 6, 10]));
    for (const space of under(table)) expect(nameAt(root, space)).toContain('under the sensor');
    expect(nameAt(root, cellsOf(table, [0])[0] as Space)).not.toContain('sensor');
  });

  test('is told and heard when it lights up', async () => {
    const table = await nightTable({ evening: 'XT13' });
    lay(table, '6*');
    table.page.tell(turned(table, 1, null));
    expect(textOf(table.root)).toContain('The sensor lights up on tile 6*.');
    expect(cueOf(turned(table, 1, null), 0, piecesOf(table.page.view().box))).toHaveLength(2);
  });

  test('lets nobody in, and says so at the place', async () => {
    const table = await lit();
    const { page, model, root } = table;
    const [before, covered] = cellsOf(table, [2, 3]) as [Space, Space];
    page.tell(walked('barbarian', before));
    done(() => choose(model, 'barbarian'));
    expect(model.offers.value.targets.has(covered)).toBe(false);
    done(() => actOn(model, covered));
    expect(hint(root)).toMatch(/sensor/);
    done(() => actOn(model, cellsOf(table, [10])[0] as Space));
    expect(hint(root)).toBe('The sensor covers this space: nobody enters.');
  });

  test('with nobody at the control says what turns it', async () => {
    const table = await lit();
    done(() => actOn(table.model, under(table)[0] as Space));
    expect(hint(table.root)).toBe('Somebody has to stand on the sensor control.');
    expect(acts(table.root)).toBe('');
    expect(has(table.root, '.turn')).toBe(false);
  });
});

describe('[X13.2] with a hero at the control', () => {
  test('both turns are shown with what they would cover, and anyone takes one by a button', async () => {
    const table = await lit();
    const { page, root } = table;
    mans(table);
    expect([...root.querySelectorAll('[data-turn]')].map((one) => one.getAttribute('data-turn'))).toEqual([
      'left',
      'right',
    ]);
    expect(turnsOf(page.view()).map(({ spaces }) => spaces)).toEqual([
      cellsOf(table, [0, 1, 2, 3, 5, 6]),
      cellsOf(table, [12, 13, 14, 15, 9, 10]),
    ]);
    expect(acts(root)).toBe('Turn the sensorLeftRight');
    const right = button(/^Right/);
    done(() => right.focus());
    expect(root.querySelector('.turn-looked')?.getAttribute('data-turn')).toBe('right');
    press(right);
    done(() => right.blur());
    expect(has(root, '.turn-looked')).toBe(false);
    expect(page.commands()).toEqual([{ type: 'turnSensor', clockwise: true }]);
  });

  test('or by a tap on that side of the tile, or by a space there at the keyboard', async () => {
    const table = await lit();
    const { page, model, root } = table;
    mans(table);
    const [far] = cellsOf(table, [13]) as [Space];
    expect(nameAt(root, far)).toContain('turn the sensor this way');
    const spot = model.table.value?.layout.spots.get(far);
    const hit = hitAt(model, { x: (spot?.x ?? 0) + 0.5, y: (spot?.y ?? 0) + 0.5 }, 60);
    expect(hit).toMatchObject({ kind: 'area', area: { command: { type: 'turnSensor', clockwise: true } } });
    done(() => actOn(model, far));
    expect(page.commands()).toEqual([{ type: 'turnSensor', clockwise: true }]);
  });

  test('no side is tapped by accident while another hero is chosen', async () => {
    const table = await lit();
    mans(table);
    const areas = () =>
      table.model.offers.value.areas.filter(({ command }) => command.type === 'turnSensor').length;
    expect(areas()).toBe(2);
    done(() => choose(table.model, 'dwarf'));
    expect(areas()).toBe(0);
  });

  test('[R21] who is in the way is named, on the button and at the place', async () => {
    const table = await lit();
    const { page, model, root } = table;
    const [corner] = cellsOf(table, [0]) as [Space];
    page.tell(walked('dwarf', corner));
    mans(table);
    expect(acts(root)).toBe('Turn the sensorLeft: The dwarf is in the way of the sensor.Right');
    expect(has(root, '.turn-arrow-barred')).toBe(true);
    done(() => actOn(model, cellsOf(table, [1])[0] as Space));
    expect(hint(root)).toBe('The dwarf is in the way of the sensor.');
  });

  test('with the guard room who would be caught is marked and named, and only the button does it', async () => {
    const table = await lit('XF3');
    const { page, model, root } = table;
    page.tell(walked('dwarf', cellsOf(table, [0])[0] as Space));
    mans(table);
    expect(has(root, '.caution[data-exit=dwarf]')).toBe(true);
    expect(has(root, '.turn-catches[data-turn=left]')).toBe(true);
    done(() => actOn(model, cellsOf(table, [1])[0] as Space));
    expect(hint(root)).toBe('There it would catch the dwarf. If you mean it, use the button.');
    expect(page.commands()).toEqual([]);
    press(button(/^Left: catches the dwarf!/));
    expect(page.commands()).toEqual([{ type: 'turnSensor', clockwise: false }]);
  });
});

describe('everyone', () => {
  test('sees it turn the shorter way, and reads who did it', async () => {
    const table = await lit();
    const { page, root } = table;
    const angle = () =>
      Number.parseInt(root.querySelector<HTMLElement>('.sensor-turns')?.style.rotate ?? '', 10);
    const first = angle();
    expect(((first % 360) + 360) % 360).toBe(quarterOf(page.view(), sensorBeam(page.view())) * 90);
    for (const [side, by] of [
      [0, -90],
      [3, -180],
      [0, -90],
      [1, 0],
    ] as const) {
      page.tell(turned(table, side, 1));
      expect(angle() - first).toBe(by);
    }
    expect(toastTexts()[0]).toBe('Bo turns the sensor.');
    page.tell(turned(table, 2, 0));
    expect(textOf(root)).toContain('You turn the sensor.');
  });

  test('[X13.2] reads that it caught somebody', async () => {
    const table = await lit('XF3');
    table.page.tell(
      { type: 'seized', heroes: ['elf'], by: 'sensor' },
      { type: 'captured', hero: 'elf', by: 'sensor' },
      put('elf', OFF),
    );
    expect(textOf(table.root.querySelector('.caught'))).toBe('The sensor catches the elf!');
  });
});
