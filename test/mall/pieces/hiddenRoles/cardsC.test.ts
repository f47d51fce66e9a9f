import { describe, expect, it } from 'vitest';
import {
  four,
  goes,
  is,
  lands,
  leaves,
  log,
  nags,
  nextOf,
  onlyIn,
  roles,
  SECOND,
  spacesWith,
  steals,
  sweeps,
  THIRD,
  TIMER,
  table,
  turns,
  usesToken,
  waits,
  withBroom,
  withOut,
} from '../../roles.ts';
import { change, put } from '../../table.ts';

const COUNTER = ['U', 1, 0] as const;
const OTHER_COUNTER = ['U', 1, 2] as const;

describe('missions of level C', () => {
  const game = four('C');

  it('[C01] half a minute at one counter: done; any pawn, whoever moved it there', () => {
    const there = log(game, [1000, lands(0, 'elf', COUNTER)]);
    expect(is(log(there, [31_000, waits]), 'C01', 2)).toBe('done');
  });

  it('[C01] less, in two parts or at two counters: open, and it never fails', () => {
    const there = log(game, [1000, lands(0, 'elf', COUNTER)]);
    expect(is(log(there, [30_999, waits]), 'C01')).toBe('open');
    expect(is(log(there, [20_000, lands(0, 'elf', ['T1', 0, 2])], [32_000, waits]), 'C01')).toBe('open');
    expect(is(log(there, [20_000, lands(0, 'elf', OTHER_COUNTER)], [49_999, waits]), 'C01')).toBe('open');
    expect(is(log(there, [20_000, lands(0, 'elf', OTHER_COUNTER)], [50_000, waits]), 'C01')).toBe('done');
    expect(is(log(game, [60_000, waits]), 'C01')).toBe('open');
    const gone = log(game, [9, steals(0)], [10, leaves(0, 'elf')], [11, leaves(0, 'mage')]);
    expect(is(gone, 'C01')).toBe('open');
  });

  it('[C01][R33] once done it stays so, and the half minute is due whether or not the card is dealt', () => {
    const there = log(game, [1000, lands(0, 'elf', COUNTER)]);
    expect(nextOf(there)).toBe(31_000);
    const done = log(there, [31_000, waits]);
    expect(nextOf(done)).toBe(180_000);
    expect(is(log(done, [32_000, lands(0, 'elf', ['T1', 0, 2])]), 'C01')).toBe('done');
    expect(nextOf(log(four('D'), [1000, lands(0, 'elf', COUNTER)]))).toBe(180_000);
  });

  it('[C02] a pawn on an item after the theft: done', () => {
    const after = log(
      game,
      [10, steals(0)],
      [20, lands(1, 'elf', ['X', 1, 1])],
      [30, lands(1, 'dwarf', ['I', 2, 0])],
    );
    expect([is(log(game, [10, steals(0)]), 'C02'), is(after, 'C02')]).toEqual(['open', 'done']);
  });

  it('[C02] before the theft it does not count, other spaces never: open', () => {
    const before = log(game, [5, lands(1, 'dwarf', ['I', 0, 0])]);
    expect(is(log(before, [10, steals(0)], [20, lands(1, 'dwarf', ['T1', 0, 2])]), 'C02')).toBe('open');
  });

  const clocks = table('C', ['C07', 'C08', 'C12'], { onTop: ['C1', 'C2', 'O', 'I', 'X'] });
  const LAST = ['O', 1, 3] as const;

  it('[C03] three different pawns turn the glass: done', () => {
    const two = log(clocks, [90_000, turns(0, 'elf')], [120_000, turns(1, 'mage', SECOND)]);
    expect(is(two, 'C03')).toBe('open');
    expect(is(log(two, [150_000, turns(2, 'dwarf', THIRD)]), 'C03')).toBe('done');
    expect(is(log(two, [150_000, turns(2, 'elf', THIRD)], [180_000, turns(2, 'dwarf', LAST)]), 'C03')).toBe(
      'done',
    );
  });

  it('[C03] too few timers left, or too few pawns that have not: failed', () => {
    const one = log(clocks, [90_000, turns(0, 'elf')], [120_000, turns(0, 'elf', SECOND)]);
    expect(is(one, 'C03')).toBe('open');
    expect(is(log(one, [150_000, turns(0, 'elf', THIRD)]), 'C03')).toBe('failed');
    const gone = onlyIn(clocks, 'elf', 'dwarf');
    expect(is(gone, 'C03')).toBe('failed');
    expect(is(onlyIn(clocks, 'mage', 'elf', 'dwarf'), 'C03')).toBe('open');
  });

  it('[C03] a flip without a space is nobody’s', () => {
    const wound = log(withBroom('C', ['C07', 'C08', 'C12']), [1, usesToken(0)]);
    expect([wound.shared.flips, roles(wound).tally.flippers]).toEqual([1, []]);
  });

  it('[C04] two different players put the pawn before its holder: done', () => {
    const once = log(game, [1, nags(1, 0)], [2, nags(1, 0)], [3, nags(2, 1)]);
    expect(is(once, 'C04')).toBe('open');
    const twice = log(once, [4, nags(2, 0)]);
    expect([0, 1, 2].map((seat) => is(twice, 'C04', seat))).toEqual(['done', 'open', 'open']);
  });

  it('[C04] with one other player left and nobody else who ever did: failed', () => {
    expect(is(withOut(game, 2), 'C04')).toBe('open');
    expect(is(withOut(game, 2, 3), 'C04')).toBe('failed');
    expect(is(withOut(log(game, [1, nags(2, 0)]), 2, 3), 'C04')).toBe('open');
    expect(is(withOut(log(game, [1, nags(1, 0)]), 2, 3), 'C04')).toBe('failed');
  });

  const holes = table('C', ['C07', 'C08', 'C12'], {
    onTop: ['W1', 'W2', 'W3', 'I', 'X'],
    pieces: ['smallPassages'],
  });
  const NORTH_OF = ['W1', 1, 3] as const;
  const SOUTH_OF = ['W1', 2, 3] as const;

  it('[C05] twice through a small passage, there and back: done; in a longer walk too', () => {
    const once = log(holes, [1, goes(0, 'dwarf', NORTH_OF, SOUTH_OF)]);
    expect(is(once, 'C05')).toBe('open');
    expect(is(log(once, [2, goes(1, 'dwarf', SOUTH_OF, NORTH_OF)]), 'C05')).toBe('done');
    expect(is(log(once, [2, goes(1, 'dwarf', ['W2', 0, 3], ['W2', 3, 3])]), 'C05')).toBe('done');
  });

  it('[C05] no passage on the way, or another way of getting about: open', () => {
    const beside = log(
      holes,
      [1, goes(0, 'dwarf', ['W1', 1, 2], NORTH_OF)],
      [2, goes(0, 'dwarf', SOUTH_OF, ['W1', 2, 2])],
    );
    expect(roles(beside).tally.squeezes).toBe(0);
    expect(is(beside, 'C05')).toBe('open');
  });

  it('[C05] the dwarf has left: failed; others may', () => {
    const out = log(game, [1, steals(0)], [2, leaves(0, 'elf')]);
    expect(is(out, 'C05')).toBe('open');
    expect(is(log(out, [3, leaves(0, 'dwarf')]), 'C05')).toBe('failed');
  });

  const watched = table('C', ['C07', 'C08', 'C12'], {
    onTop: ['C1', 'C2', 'I', 'X'],
    pieces: ['cameras'],
  });
  const CAMERA = ['C1', 0, 0] as const;
  const CAMERA_2 = ['C2', 0, 0] as const;

  it('[C06] anyone but the barbarian on a working camera: done', () => {
    expect(is(log(watched, [1, lands(0, 'mage', CAMERA)]), 'C06')).toBe('done');
    const broken = log(watched, [1, lands(0, 'barbarian', CAMERA)]);
    expect(is(broken, 'C06')).toBe('open');
    const away = put(broken, { barbarian: ['T1', 3, 3] });
    expect(is(log(away, [2, lands(0, 'mage', CAMERA)]), 'C06')).toBe('open');
    expect(is(log(away, [2, lands(0, 'mage', CAMERA_2)]), 'C06')).toBe('done');
    expect(is(log(watched, [1, lands(0, 'mage', ['C1', 0, 1])]), 'C06')).toBe('open');
  });

  it('[C06] no camera works any more, or only the barbarian is left: failed', () => {
    const none = log(watched, [1, lands(0, 'barbarian', CAMERA)], [2, lands(0, 'barbarian', CAMERA_2)]);
    expect(is(none, 'C06')).toBe('failed');
    expect(is(onlyIn(watched, 'barbarian'), 'C06')).toBe('failed');
    expect(is(onlyIn(watched, 'barbarian', 'elf'), 'C06')).toBe('open');
  });

  it('[C03][C06][X10.1] while a broom can be cast nothing fails for want of a working space', () => {
    const game = withBroom('C', ['C07', 'C08', 'C12']);
    const none = change(game, { outOfOrder: spacesWith(game, 'timer', 'camera') });
    expect([is(none, 'C03'), is(none, 'C06')]).toEqual(['open', 'open']);
    const one = change(game, { outOfOrder: spacesWith(game, 'timer') });
    expect(is(log(one, [1, sweeps(0, TIMER)]), 'C03')).toBe('failed');
    const unseen = change(none, { outOfOrder: [...none.shared.outOfOrder, 6] });
    expect(is(log(unseen, [1, sweeps(0, ['T1', 1, 2])]), 'C06')).toBe('failed');
    expect(is(onlyIn(none, 'barbarian'), 'C06')).toBe('failed');
  });
});
