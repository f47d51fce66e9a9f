import { describe, expect, it } from 'vitest';
import { type Game, viewFor } from '#engine/mall/index.ts';
import { smallPassagesOn, wayBetween } from '#engine/mall/rules/hiddenRoles/path.ts';
import { cellOf, OFF, tileOf } from '#engine/mall/spaces.ts';
import { table } from '../../roles.ts';
import { at, type Spot } from '../../table.ts';

const named = (game: Game, spaces: readonly number[]) =>
  spaces.map((space) =>
    space === OFF
      ? 'off'
      : `${game.box.tiles[tileOf(space)]?.name} ${cellOf(space) >> 2} ${cellOf(space) & 3}`,
  );

describe('the way of a walk', () => {
  const game = table('C', ['C07', 'C08', 'C12'], { onTop: ['W1', 'W2', 'W3', 'I', 'X'] });
  const way = (from: Spot, to: Spot) => named(game, wayBetween(game, at(game, ...from), at(game, ...to)));
  const small = (from: Spot, to: Spot) =>
    smallPassagesOn(game, wayBetween(game, at(game, ...from), at(game, ...to)));

  it('[C07] is straight, both ends included, in each of the four directions', () => {
    expect(way(['T1', 1, 1], ['T1', 1, 3])).toEqual(['T1 1 1', 'T1 1 2', 'T1 1 3']);
    expect(way(['T1', 1, 3], ['T1', 1, 1])).toEqual(['T1 1 3', 'T1 1 2', 'T1 1 1']);
    expect(way(['T1', 0, 2], ['T1', 2, 2])).toEqual(['T1 0 2', 'T1 1 2', 'T1 2 2']);
    expect(way(['T1', 2, 2], ['T1', 0, 2])).toEqual(['T1 2 2', 'T1 1 2', 'T1 0 2']);
    expect(way(['T1', 2, 2], ['T1', 2, 2])).toEqual(['T1 2 2']);
  });

  it('[C07] goes on from tile to tile', () => {
    // W2 lies to the east, turned so that its entry faces T1.
    const next = game.shared.board.next[at(game, 'T1', 2, 3) * 4 + 1] as number;
    expect(wayBetween(game, at(game, 'T1', 2, 2), next)).toEqual([
      ...[at(game, 'T1', 2, 2), at(game, 'T1', 2, 3), next],
    ]);
  });

  it('[C07] is none where the ends are not in one line, or one is nowhere', () => {
    expect(way(['T1', 1, 1], ['T1', 2, 2])).toEqual([]);
    expect(wayBetween(game, OFF, at(game, 'T1', 1, 1))).toEqual([]);
    expect(wayBetween(game, at(game, 'T1', 1, 1), OFF)).toEqual([]);
    expect(wayBetween(game, at(game, 'T1', 1, 1), at(game, 'X', 1, 1))).toEqual([]);
    expect(wayBetween(viewFor(game, 0), at(game, 'T1', 1, 1), at(game, 'T1', 1, 2))).toHaveLength(2);
  });

  it('[C05] small passages on it are counted, however the tile lies', () => {
    for (const tile of ['W1', 'W2', 'W3']) {
      expect(small([tile, 1, 3], [tile, 2, 3])).toBe(1);
      expect(small([tile, 3, 3], [tile, 0, 3])).toBe(1);
      expect(small([tile, 1, 2], [tile, 2, 2])).toBe(0);
      expect(small([tile, 2, 3], [tile, 3, 3])).toBe(0);
    }
    const next = game.shared.board.next[at(game, 'T1', 2, 3) * 4 + 1] as number;
    expect(smallPassagesOn(game, [at(game, 'T1', 2, 3), next])).toBe(0);
  });
});
