import { describe, expect, it } from 'vitest';
import { shippedQuest } from '#content/questSet.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { needsOf } from '#forge/epic/needs.ts';
import { layersOf } from '#solver/dense/layers.ts';
import { wasmCore } from '#solver/dense/wasm.ts';
import { trace } from '#solver/trace.ts';
import { type Level, levelProblems, levelsOf, overlap } from '../../tools/quests/levels.ts';
import { leftOf, rowOf } from '../../tools/quests/row.ts';
import { randomEpic } from '../tower/randomQuests.ts';

// What `npm run quests` says of the levels, and of a quest that is not what it says.

const level = (stars: number, ...grades: readonly number[]): Level => {
  const rows = grades.map((grade) => ({ id: '', stars, shipped: shippedQuest('0-1'), grade, wrong: [] }));
  return levelsOf(rows)[stars] as Level;
};
const LOW = level(1, 8, 10, 12, 13);

describe('levels', () => {
  it('have a median', () => {
    expect([LOW.median, level(1, 5, 9, 7).median, level(1, 4).median]).toEqual([11, 7, 4]);
  });

  it('overlap by the quests that lie within the range of the other', () => {
    expect(overlap(LOW, level(2, 14, 20))).toBe(0);
    expect(overlap(LOW, level(2, 12, 20, 30, 40))).toBe(3 / 8);
    expect(overlap(LOW, LOW)).toBe(1);
  });

  it('are complained of where they do not rise or overlap too much', () => {
    const tutorials = level(0, 5);
    expect(levelProblems([tutorials, LOW, level(2, 14, 20)])).toEqual([]);
    expect(levelProblems([tutorials, LOW, level(2, 12, 20, 30, 40)])).toEqual([
      'levels 1 and 2 overlap by 37.5 %',
    ]);
    expect(levelProblems([tutorials, LOW, level(2, 5)])).toContain(
      'the median does not rise from 1 to 2 stars',
    );
    expect(levelProblems([level(0, 12), LOW])).toEqual(['the median does not rise from 0 to 1 stars']);
  });
});

describe('a row', () => {
  const good = shippedQuest('0-5');
  const withProof = (proof: Partial<typeof good.proof>) =>
    rowOf('0-5', 0, { ...good, proof: { ...good.proof, ...proof } }).wrong.join();

  it('has nothing wrong where the proof holds', () => {
    expect(withProof({})).toBe('');
  });

  it('says where it does not', () => {
    const { solution, bound } = good.proof;
    expect(withProof({ solution: solution.slice(1) })).toBe('its solution is not one');
    expect(withProof({ bound: bound - 1 })).toBe('not proven');
    expect(withProof({ dead: 0.5 })).toContain('dead 0');
    expect(withProof({ needs: [] })).toContain('needs mage');
    expect(withProof({ grade: 60 })).toMatch(/^graded \d/);
  });

  it('measures an epic again, and says what of a large one is left', { timeout: 60_000 }, () => {
    const epic = shippedQuest('7-epic');
    const asProved = (proof: Partial<typeof epic.proof>) =>
      rowOf('7-epic', 2, { ...epic, proof: { ...epic.proof, ...proof } });
    expect(asProved({})).toMatchObject({ wrong: [] });
    expect(asProved({}).left).toBeUndefined();
    expect(asProved({ dead: 0.5 }).wrong.join()).toContain(`dead ${epic.proof.dead}`);
    expect(asProved({ needs: [] }).wrong.join()).toContain(`needs ${epic.proof.needs.join(' ')}`);
    expect(asProved({ effort: 1 }).wrong.join()).toContain(`effort ${epic.proof.effort}`);
    expect(asProved({ solutions: 9 }).wrong.join()).toContain(`solutions ${epic.proof.solutions}`);
    const open = leftOf(graphOf(randomEpic('open', 'sliding', 5, 8)));
    expect(open).toMatch(/--large: Infinity MiB$/);
    expect(leftOf(graphOf(epic.quest))).toBeNull();
  });

  it('knows that nobody need jump where an elf only happens to, with nobody to stand in', {
    timeout: 60_000,
  }, () => {
    const { quest, proof } = shippedQuest('15-epic');
    const jumps = trace(graphOf(quest), proof.solution).filter(({ by }) => by === 'jump');
    const optimum = layersOf(graphOf(quest), firstPosition(graphOf(quest)), wasmCore).optimum;
    expect([jumps.length > 0, optimum]).toEqual([true, proof.solution.length]);
    expect(needsOf(quest, proof.solution)).not.toContain('elf');
  });

  it('says where a solution can be shortened', () => {
    // Once more round the garden.
    const there = { type: 'move', pawn: 1, to: 8, swap: null } as const;
    const back = { type: 'move', pawn: 1, to: 0, swap: null } as const;
    const longer = [there, back, ...good.proof.solution];
    expect(withProof({ solution: longer, bound: longer.length })).toContain('at least 9 is not so');
  });
});
