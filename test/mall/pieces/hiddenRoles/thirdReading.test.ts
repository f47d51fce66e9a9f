import { describe, expect, it } from 'vitest';
import type { Game, MallCommand, PawnId } from '#engine/mall/index.ts';
import { ON_ITEMS } from '../../moments.ts';
import { eyes, is, lands, log, SECOND, spacesWith, table, turns } from '../../roles.ts';
import { at, change, put, type Spot } from '../../table.ts';

// What somebody found who read the rules and played them from the texts alone.

const CARDS = ['E07', 'E08', 'E10', 'E07'] as const;
const CALM_C = ['C07', 'C08', 'C12', 'C13'] as const;

describe('two pawns that a spell swaps', () => {
  const where = ({ box, shared }: Game, pawn: PawnId) => shared.pawns[box.pawns.indexOf(pawn)] as number;
  const crossed = () => {
    const game = table('E', CARDS, { pieces: ['spells'], spells: ['swap'] });
    return put(game, { ...ON_ITEMS, elf: ON_ITEMS.dwarf, dwarf: ON_ITEMS.elf });
  };
  const swaps =
    (pawn: PawnId, other: PawnId) =>
    (game: Game): readonly [Game, MallCommand] => {
      const [from, to] = [where(game, pawn), where(game, other)];
      return [game, { type: 'castSwap', seat: 0, pawn, from, other, to }];
    };
  const steals = (game: Game): readonly [Game, MallCommand] => [game, { type: 'theft', seat: 0 }];

  it('[E03] [X10.4] arrive one after the other, the one named first before the other', () => {
    expect(is(log(crossed(), [1, swaps('elf', 'dwarf')], [2, steals]), 'E03')).toBe('done');
    expect(is(log(crossed(), [1, swaps('dwarf', 'elf')], [2, steals]), 'E03')).toBe('failed');
  });
});

describe('what lies under a shaft', () => {
  const PIECES = ['shafts', 'cameras'];
  const CAMERA: Spot = ['C1', 0, 0];
  const lays =
    (...spot: Spot) =>
    (game: Game): readonly [Game, MallCommand] => {
      const from = game.shared.pawns[game.box.pawns.indexOf('dwarf')] as number;
      return [game, { type: 'layShaft', seat: 0, from, to: at(game, ...spot) }];
    };
  /** All but this one are out of order. */
  const only = (game: Game, print: 'timer' | 'camera', ...spot: Spot) =>
    change(game, { outOfOrder: spacesWith(game, print).filter((space) => space !== at(game, ...spot)) });

  it('[E04] [E09] [X3.4] is no timer that works', () => {
    const game = only(table('E', CARDS, { pieces: PIECES }), 'timer', ...SECOND);
    expect([is(game, 'E04'), is(game, 'E09')]).toEqual(['open', 'open']);
    const covered = log(game, [1, lays(...SECOND)]);
    expect([is(covered, 'E04'), is(covered, 'E09')]).toEqual(['failed', 'failed']);
    expect(is(log(covered, [2, turns(0, 'mage', SECOND)]), 'E04')).toBe('failed');
  });

  it('[C03] [X3.4] leaves as many fewer who could turn the glass', () => {
    const game = table('C', CALM_C, { pieces: PIECES });
    const three = change(game, { outOfOrder: spacesWith(game, 'timer').slice(3) });
    const [, second] = spacesWith(three, 'timer') as [number, number];
    expect(is(three, 'C03')).toBe('open');
    expect(second).toBe(at(three, ...SECOND));
    expect(is(log(three, [1, lays(...SECOND)]), 'C03')).toBe('failed');
  });

  it('[C06] [R6] is no camera that works', () => {
    const game = only(table('C', CALM_C, { pieces: PIECES }), 'camera', ...CAMERA);
    expect(is(game, 'C06')).toBe('open');
    expect(is(log(game, [1, lays(...CAMERA)]), 'C06')).toBe('failed');
  });

  it('[C01] [X10.11] is the entrance of a burger place as before', () => {
    const game = put(table('C', CALM_C, { pieces: PIECES }), { dwarf: ['U', 1, 0] });
    const covered = log(game, [1_000, lands(0, 'dwarf', ['U', 1, 0])], [11_000, lays('T1', 3, 3)]);
    expect(is(log(covered, [30_999, eyes(0, 1)]), 'C01')).toBe('open');
    expect(is(log(covered, [31_000, eyes(0, 1)]), 'C01')).toBe('done');
  });
});
