import { describe, expect, it } from 'vitest';
import { ADVENTURES, adventureOf, QUEST_IDS } from '#content/adventures.ts';
import { shippedQuest } from '#content/questSet.ts';
import type { Row } from '../../tools/quests/row.ts';
import { setProblems } from '../../tools/quests/rules.ts';

// What `npm run quests` asks of all quests together: rows that have it, and one thing wrong at a time.

const [move] = shippedQuest('0-1').proof.solution;

function row(id: string, grade: number, length: number, effort: number, solutions: number): Row {
  const shipped = shippedQuest(id);
  const solution = Array.from({ length }, () => move as NonNullable<typeof move>);
  const proof = { ...shipped.proof, solution, effort, solutions };
  return { id, stars: adventureOf(id)?.stars ?? 0, shipped: { ...shipped, proof }, grade, wrong: [] };
}

const good = QUEST_IDS.map((id) =>
  id.endsWith('epic') ? row(id, 90, 40, 1, 1) : row(id, 10 + Number(id.split('-')[1]), 20, 100, 2),
);
const without = (id: string, other: Row) => setProblems(good.map((one) => (one.id === id ? other : one)));

describe('all quests together', () => {
  it('have nothing wrong where adventures rise and few ways lead out', () => {
    expect(setProblems(good)).toEqual([]);
  });

  it('are complained of where an adventure does not get harder', () => {
    const [{ trials } = { trials: [] }] = ADVENTURES;
    expect(without(trials[1] as string, row('1-2', 2, 20, 100, 2))[0]).toContain('adventure 1 does not');
  });

  it('are complained of where an epic is no longer than a trial', () => {
    expect(without('2-epic', row('2-epic', 90, 20, 1, 1))).toEqual(['2-epic is no longer than its trials']);
  });

  it('are complained of where an epic is no harder than a trial', () => {
    expect(without('2-epic', row('2-epic', 14, 40, 1, 1))).toEqual(['2-epic is no harder than its trials']);
  });

  it('are complained of where a trial of four stars is easier than those of three', () => {
    expect(without('12-1', row('12-1', 11, 20, 99, 2))).toHaveLength(1);
    expect(without('11-1', row('11-1', 11, 20, 99, 2))).toEqual([]);
  });

  it('are complained of where most trials of four stars have many solutions', () => {
    const many = good.map((one) =>
      one.stars === 4 && !one.id.endsWith('epic') ? row(one.id, one.grade, 20, 100, 3) : one,
    );
    expect(setProblems(many)).toEqual(['0 of 20 trials of four stars have one or two solutions']);
  });
});
