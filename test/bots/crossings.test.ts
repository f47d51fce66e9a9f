import { describe, expect, it } from 'vitest';
import { crossingsTo, hasDimensions } from '#bots/planner/crossings.ts';
import { startRun } from '#bots/planner/run.ts';
import type { Game } from '#engine/mall/index.ts';
import { dealOf } from './deals.ts';

// Barbarian and mage start in the second dimension, elf and dwarf in the first.

const started = (id: string): Game => {
  const dealt = dealOf(id, 0);
  return startRun(dealt, dealt.secrets.random).game;
};
const is = (wanted: readonly number[]) => (dimensions: readonly number[]) =>
  wanted.join() === dimensions.join();

describe('changing dimension', () => {
  it('takes nothing where everybody is where they should be', () => {
    expect(crossingsTo(started('S13/12/A'), is([1, 1, 0, 0]))?.order).toEqual([]);
  });

  it('needs a vortex of one’s colour on both sides', () => {
    // Tile 1A has all four, tile 3 green and orange ones; tile 1B has none.
    expect(crossingsTo(started('S13/12/A'), is([1, 1, 1, 0]))?.order).toEqual([2]);
    expect(crossingsTo(started('S13/12/A'), is([1, 1, 0, 1]))?.order).toEqual([3]);
    expect(crossingsTo(started('S13/12/A'), is([0, 1, 0, 0]))).toBeNull();
    expect(crossingsTo(started('S13/12/B'), is([1, 1, 1, 0]))).toBeNull();
  });

  it('never brings everybody together', () => {
    expect(crossingsTo(started('S13/12/A'), is([1, 1, 1, 1]))).toBeNull();
  });

  it('is for games with two of them', () => {
    expect(hasDimensions(started('S13/12/A'))).toBe(true);
    expect(hasDimensions(started('S16/12/A'))).toBe(false);
  });
});
