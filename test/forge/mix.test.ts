import { describe, expect, it } from 'vitest';
import { ADVENTURES } from '#content/adventures.ts';
import { shippedQuest } from '#content/questSet.ts';
import { mixesOf, mixLines, mixProblems } from '../../tools/quests/mix.ts';
import type { Row } from '../../tools/quests/row.ts';

// What `npm run quests` says of the ideas of an adventure.

const row = (id: string, stars: number, as = id): Row => {
  const shipped = shippedQuest(as);
  return { id, stars, shipped, grade: shipped.proof.grade, wrong: [] };
};
const rows = ADVENTURES.flatMap(({ stars, trials }) => trials.map((id) => row(id, stars)));

describe('the mix of an adventure', () => {
  it('is rich enough in all that ship', () => {
    expect(mixProblems(rows)).toEqual([]);
    expect(mixLines(rows)).toHaveLength(ADVENTURES.length);
  });

  it('is complained of where every trial shows the same', () => {
    const same = rows.map((one) => (one.id.startsWith('14-') ? row(one.id, one.stars, '14-1') : one));
    expect(mixesOf(same).find(({ number }) => number === 14)?.ideas).toHaveLength(
      new Set(mixesOf([row('14-1', 4)])[13]?.ideas).size,
    );
    expect(mixProblems(same)).toHaveLength(1);
    expect(mixProblems(same)[0]).toMatch(/^adventure 14 shows \d ideas, fewer than 10/);
  });
});
