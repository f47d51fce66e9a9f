import { describe, expect, it } from 'vitest';
import type { Game } from '#engine/mall/index.ts';
import { leads } from '#engine/mall/index.ts';
import { handedOn } from '#engine/mall/rules/hiddenRoles/eliminate.ts';
import {
  accuses,
  four,
  leaves,
  log,
  outs,
  steals,
  table,
  tableAsDealt,
  turnsGlass,
  votes,
  withOut,
} from '../../roles.ts';
import { change, refusal, run } from '../../table.ts';

const CARDS = ['B01', 'B02', 'B09', 'B10', 'B03'] as const;
const holding = (game: Game, hands: readonly (readonly string[])[]) => change(game, { hands });
const on = (
  hands: readonly (readonly string[])[],
  from: number,
  staying: readonly number[],
  pieces: readonly string[] = [],
) => handedOn(holding(table('B', CARDS, { pieces }), hands), hands, from, staying);

describe('action tiles of those who are out', () => {
  it('[H1.6] the left neighbour gets a single tile, where all have as many', () => {
    expect(on([['N'], ['E'], ['S'], ['W'], ['V']], 2, [0, 1, 3, 4])).toEqual([
      ['N'],
      ['E'],
      [],
      ['W', 'S'],
      ['V'],
    ]);
    expect(on([['N'], ['E'], ['S'], ['W'], ['V']], 4, [0, 1, 2, 3])).toEqual([
      ['N', 'V'],
      ['E'],
      ['S'],
      ['W'],
      [],
    ]);
  });

  it('[H1.6][R25] each further tile to the first leftwards who holds the fewest', () => {
    expect(on([['N'], ['E', 'L'], ['S', 'X', 'W'], ['V', 'N'], ['E']], 2, [0, 1, 3, 4])).toEqual([
      ['N', 'X'],
      ['E', 'L'],
      [],
      ['V', 'N', 'W'],
      ['E', 'S'],
    ]);
  });

  it('[R25] who is out takes none, nor gives any twice', () => {
    expect(on([['N'], [], ['S'], ['W'], ['V']], 2, [0, 3, 4])).toEqual([['N'], [], [], ['W', 'S'], ['V']]);
    const empty = [['N'], [], [], ['W'], ['V']];
    expect(on(empty, 2, [0, 3, 4])).toBe(empty);
  });

  it('[R33] scenario 9’s leader takes none', () => {
    expect(on([['N'], ['E'], ['S'], [], ['V']], 2, [0, 1, 3, 4], ['leader'])).toEqual([
      ...[['N'], ['E'], [], [], ['V', 'S']],
    ]);
    const only = [['N'], ['E'], ['S'], [], ['V']];
    expect(on(only, 2, [3], ['leader'])).toBe(only);
    expect(on(only, 2, [0, 1, 3, 4])).toEqual([['N'], ['E'], [], ['S'], ['V']]);
    const game = holding(table('B', CARDS, { pieces: ['leader'] }), [['N'], [], ['S'], ['W'], ['V']]);
    expect([leads(game, 1), leads(withOut(game, 1), 1)]).toEqual([true, false]);
  });

  it('[H1.6][H2.2] of several who are out at once one after the other hands on', () => {
    const game = holding(table('B', CARDS), [['N'], ['E'], ['S'], ['W'], ['V']]);
    const out = log(game, [1, accuses(0, 2, 3)], [2, votes(1)], [3, votes(4)]);
    expect(outs(out)).toEqual([2, 3]);
    expect(out.shared.hands).toEqual([['N', 'S'], ['E'], [], [], ['V', 'W']]);
    expect(out.shared.hands.flat()).toHaveLength(5);
  });

  it('[H1.6][S3] a flip passes the tiles round those who still play', () => {
    const game = tableAsDealt('B', CARDS, { pieces: ['passTiles'] });
    const hands = [['N'], ['E'], ['S'], ['W'], ['V']];
    const out = log(holding(game, hands), [1, accuses(0, 2)], [2, votes(1)], [3, votes(3)], [4, votes(4)]);
    expect(out.shared.hands).toEqual([['N'], ['E'], [], ['W', 'S'], ['V']]);
    const turned = log(out, [5, turnsGlass(0)]);
    expect(turned.shared.hands).toEqual([['V'], ['N'], [], ['E'], ['W', 'S']]);
  });

  it('[H3.2] who has failed hands on too, in seat order', () => {
    const game = holding(table('E', ['E01', 'E07', 'E02', 'E08', 'E07']), [
      ['N'],
      ['E'],
      ['S'],
      ['W'],
      ['V'],
    ]);
    const ready = holding(log(game, [1, steals(1)]), [['N'], ['E'], ['S'], ['WNES'], ['V']]);
    const out = log(ready, [2, leaves(3, 'elf')]);
    expect(outs(out)).toEqual([0, 2]);
    expect(out.shared.hands).toEqual([[], ['E', 'N'], [], ['WNES', 'S'], ['V']]);
  });

  it('[H1.6] who is out neither acts nor is prodded, stared at, eyed or swapped with', () => {
    const game = withOut(four('B', { pieces: ['antiStress'] }), 2);
    for (const type of ['doSomething', 'stare', 'swapHands', 'putEye'])
      expect(refusal(game, { type, seat: 0, target: 2 })).toBe('seat.out');
    for (const type of ['doSomething', 'stare', 'swapHands', 'putEye'])
      expect(refusal(game, { type, seat: 2, target: 0 })).toBe('seat.out');
    for (const type of ['doSomething', 'stare', 'swapHands', 'putEye'])
      expect(refusal(game, { type, seat: 0, target: 1 })).toBeUndefined();
    expect(refusal(game, { type: 'theft', seat: 2 })).toBe('seat.out');
    expect(refusal(game, { type: 'explore', seat: 2 })).toBe('seat.out');
    expect(refusal(game, { type: 'pause', seat: 2, pause: true })).toBe('seat.out');
    expect(refusal(game, { type: 'swapHands', seat: 0, target: 0 })).toBe('target.oneself');
    const spent = { ...game.shared.memory, antiStress: { sand: 0, swap: 0, loudspeaker: 0 } };
    for (const target of [0, 1, 2])
      expect(refusal(change(game, { memory: spent }), { type: 'swapHands', seat: 0, target })).toBe(
        'token.none',
      );
  });

  it('[M26][H1.6] a pause asks those who still play', () => {
    const game = withOut(four('B'), 2);
    const wish = (from: Game, seat: number) => run(from, { type: 'pause', seat, pause: true }, 5).game;
    const two = wish(wish(game, 0), 1);
    expect(two.shared.clock.since).toBeNull();
    expect(wish(two, 3).shared.clock.since).toBe(5);
  });
});
