import { describe, expect, it } from 'vitest';
import type { Game } from '#engine/mall/index.ts';
import {
  eyes,
  four,
  is,
  lands,
  leaves,
  log,
  nags,
  onlyIn,
  roles,
  SECOND,
  spacesWith,
  steals,
  sweeps,
  TIMER,
  table,
  turns,
  usesToken,
  withBroom,
} from '../../roles.ts';
import { change, put } from '../../table.ts';

const SAFE = ['E07', 'E08', 'E10'] as const;

describe('cards of level E', () => {
  const game = four('E');
  const stolen = log(game, [1, steals(0)]);
  const left = (...pawns: readonly ('barbarian' | 'mage' | 'elf' | 'dwarf')[]) =>
    log(stolen, ...pawns.map((pawn, n) => [10 + n, leaves(0, pawn)] as const));

  it('[E01] the barbarian leaves first: done; another: failed; nobody yet: open', () => {
    expect([stolen, left('barbarian', 'elf'), left('elf', 'barbarian')].map((at) => is(at, 'E01'))).toEqual([
      'open',
      'done',
      'failed',
    ]);
  });

  it('[E02] the elf is the last one out: done; leaves before: failed; others leave: open', () => {
    expect(is(left('mage', 'dwarf', 'barbarian'), 'E02')).toBe('open');
    expect(is(left('mage', 'elf'), 'E02')).toBe('failed');
    expect(is(left('mage', 'dwarf', 'barbarian', 'elf'), 'E02')).toBe('done');
    expect(is(left('mage', 'dwarf', 'elf', 'barbarian'), 'E02')).toBe('failed');
  });

  const ITEMS = { barbarian: ['I', 0, 0], mage: ['I', 0, 1], elf: ['I', 2, 0], dwarf: ['I', 2, 1] } as const;
  const taken = (...order: readonly (keyof typeof ITEMS)[]) => {
    const arrived = log(game, ...order.map((pawn, n) => [n + 1, lands(0, pawn, ITEMS[pawn])] as const));
    return [arrived, log(arrived, [9, () => [arrived, { type: 'theft', seat: 1 }]])] as const;
  };

  it('[E03] the dwarf comes last before the theft: done; another: failed; no theft yet: open', () => {
    const [arrived, after] = taken('elf', 'mage', 'barbarian', 'dwarf');
    expect([is(arrived, 'E03'), is(after, 'E03')]).toEqual(['open', 'done']);
    expect(is(taken('dwarf', 'elf', 'mage', 'barbarian')[1], 'E03')).toBe('failed');
    expect(is(taken('elf', 'dwarf', 'mage', 'barbarian')[1], 'E03')).toBe('failed');
    const again = log(taken('elf', 'dwarf', 'mage', 'barbarian')[0], [5, lands(0, 'dwarf', ITEMS.dwarf)]);
    expect(is(log(again, [9, () => [again, { type: 'theft', seat: 1 }]]), 'E03')).toBe('done');
  });

  it('[E04] the mage turns the glass: done; another: open', () => {
    expect(is(log(game, [90_000, turns(0, 'elf')]), 'E04')).toBe('open');
    expect(is(log(game, [90_000, turns(0, 'mage')]), 'E04')).toBe('done');
    expect(is(log(game, [90_000, turns(0, 'mage')], [100_000, turns(0, 'elf', SECOND)]), 'E04')).toBe('done');
  });

  const none = (table: Game) => change(table, { outOfOrder: spacesWith(table, 'timer') });

  it('[E04] the mage has left, or no timer works: failed', () => {
    expect(is(left('mage'), 'E04')).toBe('failed');
    expect(is(none(game), 'E04')).toBe('failed');
    expect(is(change(game, { outOfOrder: spacesWith(game, 'timer').slice(1) }), 'E04')).toBe('open');
  });

  it('[E04][E09][X10.1] while a broom can be cast no want of a timer fails', () => {
    const swept = none(withBroom('E', SAFE));
    expect([is(swept, 'E04'), is(swept, 'E09')]).toEqual(['open', 'open']);
    const cast = none(log(swept, [1, sweeps(0, TIMER)]));
    expect([is(cast, 'E04'), is(cast, 'E09')]).toEqual(['failed', 'failed']);
    expect(is(onlyIn(swept, 'elf'), 'E04')).toBe('failed');
  });

  it('[E05] after the first flip three on one tile: done', () => {
    const turned = log(game, [90_000, turns(0, 'elf')]);
    expect([is(game, 'E05'), is(turned, 'E05')]).toEqual(['open', 'done']);
    const spread = put(game, { elf: ['X', 1, 1], mage: ['U', 3, 1] });
    const apart = put(log(spread, [90_000, turns(0, 'barbarian')]), { mage: ['X', 1, 2] });
    expect(is(apart, 'E05')).toBe('open');
    expect(is(log(apart, [90_001, lands(0, 'dwarf', ['X', 2, 2])]), 'E05')).toBe('done');
  });

  it('[E05] the theft comes first: failed, however many meet afterwards', () => {
    expect(is(stolen, 'E05')).toBe('failed');
    const spread = put(game, { elf: ['X', 1, 1], mage: ['X', 1, 2] });
    const taken = change(log(spread, [90_000, turns(0, 'barbarian')]), { stolen: true });
    expect(is(log(taken, [90_001, lands(0, 'dwarf', ['X', 2, 2])]), 'E05')).toBe('failed');
  });

  it('[E05] who has left is on no tile', () => {
    const turned = log(put(game, { elf: ['X', 1, 1], mage: ['U', 3, 1] }), [90_000, turns(0, 'barbarian')]);
    const ghosts = onlyIn(put(turned, { elf: ['T1', 2, 0], mage: ['T1', 2, 1] }), 'barbarian', 'dwarf');
    expect(is(ghosts, 'E05')).toBe('open');
  });

  it('[E06] after the theft two on the start tile together: done; one, or before the theft: open', () => {
    expect(is(game, 'E06')).toBe('open');
    const one = log(stolen, [2, lands(0, 'elf', ['T1', 0, 1])]);
    expect(is(one, 'E06')).toBe('open');
    expect(is(log(one, [3, lands(0, 'mage', ['T1', 0, 2])]), 'E06')).toBe('done');
  });

  it('[E06] fewer than two in the mall: failed', () => {
    expect(is(left('mage', 'elf'), 'E06')).toBe('open');
    expect(is(left('mage', 'elf', 'dwarf'), 'E06')).toBe('failed');
  });

  it('[E07] less than 45 seconds when the last pawn leaves: done, else open', () => {
    const out = (time: number) =>
      log(
        stolen,
        ...(['mage', 'dwarf', 'elf', 'barbarian'] as const).map((pawn) => [time, leaves(0, pawn)] as const),
      );
    expect(roles(out(135_001)).tally.judged.E07?.[0]).toEqual({ status: 'done', at: 135_001 });
    expect(is(out(135_001), 'E07')).toBe('done');
    expect(is(out(135_000), 'E07')).toBe('open');
  });

  it('[E08] the theft has happened, read at the end: done; before: open', () => {
    expect([is(game, 'E08'), is(stolen, 'E08')]).toEqual(['open', 'done']);
  });

  it('[E09] its holder turned the glass with a pawn: done, and for nobody else', () => {
    const turned = log(game, [90_000, turns(1, 'elf')], [100_000, turns(2, 'elf', SECOND)]);
    expect([0, 1, 2].map((seat) => is(turned, 'E09', seat))).toEqual(['open', 'done', 'done']);
    const token = log(withBroom('E', SAFE), [90_000, usesToken(0)]);
    expect(is(token, 'E09')).toBe('open');
  });

  it('[E09] no usable timer is left: failed for all who have not', () => {
    const last = table('E', SAFE, { onTop: ['I', 'X', 'U', 'C1'] });
    const used = log(last, [90_000, turns(1, 'elf')], [100_000, turns(1, 'elf', SECOND)]);
    expect([0, 1].map((seat) => is(used, 'E09', seat))).toEqual(['failed', 'done']);
    expect(is(log(last, [90_000, turns(1, 'elf')]), 'E09')).toBe('open');
  });

  it('[E10] the eye lies before another, put there by another: done; else open, never failed', () => {
    expect(is(game, 'E10')).toBe('open');
    expect([0, 1, 2].map((seat) => is(log(game, [1, eyes(1, 2)]), 'E10', seat))).toEqual([
      'done',
      'open',
      'open',
    ]);
    expect(is(log(game, [1, eyes(1, 2)], [2, eyes(1, 0)]), 'E10')).toBe('open');
    expect(is(log(game, [1, eyes(1, 1)]), 'E10')).toBe('done');
  });

  it('[R33] whichever of done and failed is so first stays', () => {
    const done = log(game, [90_000, turns(0, 'mage')], [90_001, steals(0)], [90_002, leaves(0, 'mage')]);
    expect(is(done, 'E04')).toBe('done');
    expect(roles(log(done, [90_003, nags(0, 1)])).tally.judged.E04?.[0]).toEqual({
      status: 'done',
      at: 90_000,
    });
    const met = log(game, [90_000, turns(0, 'elf')], [90_001, steals(0)]);
    expect(is(met, 'E05')).toBe('done');
  });
});
