import { describe, expect, it } from 'vitest';
import { drawShipped, readShipped } from '#content/quest-format/shipped.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { diceFrom } from '#forge/dice.ts';
import { complaints } from '#forge/filters.ts';
import { forge } from '#forge/forge.ts';
import { twinGap, twinOf } from '#forge/grid.ts';
import { assessTrial } from '#forge/measure.ts';
import { drawPlan } from '#forge/plan.ts';
import { BANDS, LEAST, starsOf } from '#forge/recipe.ts';
import { verify } from '#solver/verify.ts';

describe('a plan', () => {
  it.each([
    [4, 4, 8],
    [5, 5, 25],
    [8, 8, 45],
  ])('of %i by %i is tiled and joined as it is mirrored', (width, height, hollow) => {
    for (let seed = 0; seed < 10; seed++) {
      const { rooms, gaps, mirror } = drawPlan(diceFrom(`plan ${seed}`), { width, height, hollow });
      expect(rooms).toHaveLength(width * height);
      rooms.forEach((room, cell) => {
        expect(rooms[twinOf(width, height, mirror, cell)] === -1).toBe(room === -1);
      });
      const open = gaps.map(({ cell, direction }) => `${cell} ${direction}`);
      for (const gap of gaps) {
        const twin = twinGap(width, height, mirror, gap);
        expect(open).toContain(`${twin.cell} ${twin.direction}`);
      }
    }
  });
});

describe('a level', () => {
  it('is a range of grades, without gaps between the levels', () => {
    const bands = [1, 2, 3, 4].map((stars) => BANDS[stars] as readonly [number, number]);
    expect(bands.slice(1).map(([least], index) => least - (bands[index]?.[1] ?? 0))).toEqual([1, 1, 1]);
    expect(bands.flatMap(([least, most]) => [starsOf(least), starsOf(most)])).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4,
    ]);
    expect(starsOf((bands[0]?.[0] ?? 0) - 1)).toBe(0);
  });
});

describe('a forged trial', { timeout: 60_000 }, () => {
  it.each([
    [1, 'seed 4'],
    [2, 'seed 1'],
  ])('of %i stars has nothing to be said against it', (stars, seed) => {
    const made = forge({ stars, seed });
    if (made === null) throw new Error('nothing was forged');
    const { quest, proof } = made;
    const assessed = assessTrial(quest);
    if (assessed === null || 'stopped' in assessed) throw new Error('it can not be won');
    expect(verify(graphOf(quest), proof.solution)).toBe(true);
    expect([proof.bound, proof.grade]).toEqual([assessed.solution.length, assessed.grade.total]);
    expect(proof.bound).toBeGreaterThanOrEqual(LEAST[stars] as number);
    expect(complaints(quest, stars, assessed)).toEqual([]);
    expect(readShipped(drawShipped(made))).toMatchObject({
      name: made.name,
      proof: { solution: proof.solution },
    });
  });

  it('is the same for the same seed', () => {
    const [one, other, another] = ['seed 1', 'seed 1', 'seed 7'].map((seed) => forge({ stars: 2, seed }));
    expect(one).not.toBeNull();
    expect(other).toEqual(one);
    expect(another).not.toEqual(one);
  });

  it('may be refused', () => {
    expect(forge({ stars: 1, seed: 'a test', attempts: 0 })).toBeNull();
  });
});
