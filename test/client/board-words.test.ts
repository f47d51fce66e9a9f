import { describe, expect, test } from 'vitest';
import { spaceTowards } from '#client/board/spots.ts';
import { announcement } from '#client/mall/announce.ts';
import {
  clockText,
  lowerSand,
  untilNextLook,
  untilNextSecond,
  upperSand,
} from '#client/mall/hourglassTime.ts';
import { hintText, spaceLabel } from '#client/mall/labels.ts';
import { layoutOf } from '#client/mall/layout.ts';
import { LANGS } from '#content/locales/index.ts';
import { refuse } from '#engine/core/refusal.ts';
import type { MallEvent } from '#engine/mall/index.ts';
import { viewWith } from './boardTable.ts';

describe('the board in words', () => {
  const view = viewWith(1, 'NESWVLX', { type: 'moved', seat: 1, pawn: 'elf', to: 12, by: 'vortex' });

  test('a space says where it is, what is on it, who is there and where it leads', () => {
    expect(spaceLabel('en', view, 12)).toBe(
      'Tile 1A, row 4, column 1: green vortex, elf here, open to north',
    );
    expect(spaceLabel('fr', view, 12)).toBe(
      'Tuile 1A, rangée 4, colonne 1 : vortex (vert), elfe ici, ouvert vers nord',
    );
    expect(spaceLabel('nl', view, 12)).toContain('Tegel 1A, rij 4, kolom 1: vortex (groen), elf staat hier');
    expect(spaceLabel('en', view, 11)).toContain('green exploration space, unexplored beyond');
    expect(spaceLabel('en', view, 7)).toContain('escalator');
  });

  test('an offer comes first, and what is out of order says so', () => {
    const broken = viewWith(1, 'N', { type: 'wentOutOfOrder', space: 0 });
    expect(spaceLabel('en', broken, 0)).toContain('sand timer, out of order');
    const offer = { type: 'vortex', seat: 0, pawn: 'elf', from: 1, to: 12 } as const;
    expect(spaceLabel('en', view, 12, offer)).toMatch(/: go here by vortex, green vortex/);
  });

  test('what happens is told in every language, without a gap', () => {
    const events: readonly MallEvent[] = [
      { type: 'moved', seat: 1, pawn: 'elf', to: 12, by: 'vortex' },
      { type: 'drawn', tile: 3, next: null },
      { type: 'flipped', space: 0, at: 0, end: 65_000 },
      { type: 'stolen', seat: 0 },
      { type: 'escaped', pawn: 'mage', stays: false },
      { type: 'ended', won: false, reason: 'sand' },
      { type: 'readied', seat: 0, ready: true },
    ];
    const nameOf = (seat: number) => ['Ada', 'Bo'][seat] as string;
    for (const lang of LANGS) expect(announcement(lang, view, events, nameOf)).not.toMatch(/[{}]|undefined/);
    const told = announcement('en', view, events, nameOf);
    expect(told).toContain('Bo sends the elf through the vortex. Arrived at: Tile 1A, row 4, column 1.');
    expect(announcement('en', { ...view, seat: 1 }, events, nameOf)).toContain('You send the elf through');
    expect(told).toContain('1:05');
    expect(told).toContain('The mage is out!');
  });

  test('a hint is the sentence of its refusal', () => {
    const why = refuse('action.notHeld', { action: 'N' });
    expect(hintText('en', { token: 'elf', why })).toBe('You do not hold “north”.');
    expect(hintText('fr', { token: 'elf', why })).toBe('Tu n’as pas « nord ».');
    expect(hintText('nl', { token: 'elf', why })).toBe('Je hebt “noord” niet.');
    expect(hintText('nl', { token: 'elf', why: 'noVortex' })).toContain('de elf');
  });

  test('the focus goes straight on, and round the corner where nothing lies ahead', () => {
    const layout = layoutOf(view.shared.board);
    const towards = (from: number, direction: Parameters<typeof spaceTowards>[2]) =>
      spaceTowards(layout, from, direction, (space) => view.box.print[space]?.corridor ?? false);
    expect(towards(5, 'east')).toBe(6);
    expect(towards(5, 'north')).toBe(1);
    expect(towards(11, 'south')).toBe(14);
    expect(towards(3, 'east')).toBeNull();
  });
});

describe('the hourglass', () => {
  test('counts the last second to its end', () => {
    expect([180_000, 60_001, 59_999, 1, 0].map(clockText)).toEqual(['3:00', '1:01', '1:00', '0:01', '0:00']);
  });

  test('is full above and empty below, and then the other way round', () => {
    expect([upperSand(0), lowerSand(0)]).toEqual(['', '']);
    const surface = (share: number) => Number(upperSand(share).split(' ')[1]?.split('h')[0]);
    expect(surface(1)).toBeLessThan(surface(0.5));
    expect(surface(0.5)).toBeLessThan(surface(0.1));
  });

  test('is looked at when the next second or grain falls, and never in a whirl', () => {
    expect([180_000, 59_400, 1_000, 1, Number.POSITIVE_INFINITY].map(untilNextSecond)).toEqual([
      1000, 400, 1000, 15, 1000,
    ]);
    expect(untilNextLook({ left: 179_300, full: 180_000 })).toBe(300);
    expect(untilNextLook({ left: 39_950, full: 40_000 })).toBe(150);
  });
});
