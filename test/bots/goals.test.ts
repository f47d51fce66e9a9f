import { describe, expect, it } from 'vitest';
import { goalsOf } from '#bots/planner/goals.ts';
import { COLOUR, HEROES } from '#engine/mall/index.ts';
import { dealOf } from './deals.ts';

describe('what each hero steals and where it leaves', () => {
  it('everyone their own item, all by the one exit there is', () => {
    const game = dealOf('S1', 0);
    const { items, exits } = goalsOf(game);
    expect(items.map((each) => each.map((space) => game.box.print[space]?.item))).toEqual([
      HEROES.map((hero) => COLOUR[hero]),
    ]);
    expect(exits.map((each) => each.map((space) => game.box.print[space]?.exit))).toEqual([
      ['purple', 'purple', 'purple', 'purple'],
    ]);
  });

  it('everyone by their own exit', () => {
    const game = dealOf('S17/12/A', 0);
    expect(goalsOf(game).exits.map((each) => each.map((space) => game.box.print[space]?.exit))).toEqual([
      HEROES.map((hero) => COLOUR[hero]),
    ]);
  });

  it('nobody their own, and no two the same: nine ways for four heroes', () => {
    const { items, exits } = goalsOf(dealOf('S10/12/A', 0));
    expect([items.length, exits.length]).toEqual([9, 9]);
    for (const each of [...items, ...exits]) expect(new Set(each).size).toBe(4);
  });

  it('[R15b] five of each with the little sister: forty-four ways in which nobody has their own', () => {
    const { items, exits } = goalsOf(dealOf('S10/12/A+L', 0));
    expect([items.length, exits.length]).toEqual([44, 44]);
  });
});
