import { describe, expect, it } from 'vitest';
import { TUTORIALS } from '#content/adventures.ts';
import { shippedQuest } from '#content/questSet.ts';
import type { Card, Quest } from '#engine/tower/quest.ts';
import { differenceOf } from '#forge/alike.ts';
import { idleDirections, idleThings } from '#forge/filters.ts';
import { lookOf } from '#forge/look.ts';
import { assessTrial, needsOf, optimumOf, usedIn } from '#forge/measure.ts';
import { thingsOf, without, withoutAll } from '#forge/without.ts';
import { solve } from '#solver/solve.ts';
import { drawn } from '../tower/drawn.ts';

const questOf = (text: string): Quest => drawn(text).graph.quest;

const KEYS = `
+-----+-----+-----+-----+
|iY    k1   |      xG   |
+     +     +     +     +
|iG         1      xY   |
+-----+-----+-----+-----+
`;
const TWO_WAYS = `
+-----+-----+-----+-----+
|iY    k1   |k1    xG   |
+     +     +     +     +
|iG         1      xY   |
+-----+-----+-----+-----+
`;

describe('the elements of a quest', () => {
  it('are listed with where they are', () => {
    expect(thingsOf(questOf(TWO_WAYS))).toEqual([
      { element: 'key', card: 0, cell: 1, direction: null },
      { element: 'key', card: 0, cell: 2, direction: null },
      { element: 'door', card: 0, cell: 5, direction: 1 },
    ]);
  });

  it('can be taken away, one or all of a kind', () => {
    const quest = questOf(TWO_WAYS);
    const [key, , door] = thingsOf(quest);
    if (key === undefined || door === undefined) throw new Error('missing');
    expect([optimumOf(quest), ...without(quest, key).map(optimumOf)]).toEqual([6, null]);
    expect(without(quest, door).map(optimumOf)).toEqual([5, null]);
    expect(optimumOf(withoutAll(quest, 'door'))).toBeNull();
  });

  it('are idle where nothing changes without them', () => {
    expect(idleThings(questOf(TWO_WAYS), 6)).toEqual([]);
    const spare = questOf(TWO_WAYS.replace('1      xY', '1  *   xY'));
    expect(idleThings(spare, 6).map(({ element }) => element)).toEqual(['invocation']);
  });
});

describe('what a quest needs', () => {
  it.each([
    // Whoever gets there goes past the armories anyway.
    ['0-1', 'door'],
    ['0-2', 'ladder current'],
    ['0-3', 'dwarf elf'],
    ['0-4', 'barbarian'],
    ['0-5', 'mage'],
    // The others do for her only what they would do anyway.
    ['0-6', ''],
  ])('in tutorial %s: %s', (id, needs) => {
    const { quest, proof } = shippedQuest(id);
    expect(needsOf(quest, proof.solution.length).join(' ')).toBe(needs);
  });

  it('is seen in its solution too', () => {
    const seen = ['0-1', '0-2', '0-3', '0-4', '0-5', '0-6'].map((id) => {
      const { drawing, proof } = shippedQuest(id);
      return usedIn(drawn(drawing).graph, proof.solution).join(' ');
    });
    expect(seen).toEqual(['armory door', 'current ladder', 'dwarf elf', 'barbarian', 'mage', 'sister']);
  });

  it('is all there is in a lesson: every thing drawn there matters', () => {
    for (const id of TUTORIALS) {
      const { quest, proof } = shippedQuest(id);
      expect([id, idleThings(quest, proof.solution.length)]).toEqual([id, []]);
    }
  });

  it('says nothing of what can not be won', () => {
    expect(assessTrial(questOf(KEYS))).toBeNull();
  });
});

describe('directions', () => {
  it('that no action of a solution takes are idle', () => {
    const { graph } = drawn(TWO_WAYS);
    const solved = solve(graph);
    if (!('solution' in solved) || solved.solution === null) throw new Error('not solvable');
    expect(idleDirections(graph, solved.solution)).toBeLessThan(4);
    const line = drawn('+-----+-----+\n|iY    xY   |\n+-----+-----+');
    expect(idleDirections(line.graph, [{ type: 'move', pawn: 0, to: 1, swap: null }])).toBe(3);
  });
});

/** Two floors, and nothing but ladders between their halves. */
const LEDGES = [
  '+-----+-----+-----+-----+-----+',
  '|iP     H   |#####| H         |',
  '+-----+-----+-----+-----+     +',
  '|xO   |#####|#####|#####|xP   |',
  '+     +-----+-----+-----+-----+',
  '|       H   |#####| H    iO   |',
  '+-----+-----+-----+-----+-----+',
].join('\n');

describe('a place', () => {
  it('is in one part, without closets and specks', () => {
    expect(lookOf(questOf(TWO_WAYS))).toMatchObject({ closets: 0, specks: 0, parts: 1 });
    const noise =
      '+-----+-----+-----+\n|iY   |#####|     |\n+     +-----+-----+\n|xY               |\n+-----+-----+-----+';
    expect(lookOf(questOf(noise))).toMatchObject({ closets: 1, specks: 1, parts: 2 });
  });

  it('may be joined by ladders', () => {
    expect(lookOf(questOf(LEDGES)).parts).toBe(1);
  });

  it('has a symmetry, of its walls and pictures', () => {
    expect(lookOf(questOf(LEDGES)).symmetry).toBe(1);
    const bent =
      '+-----+-----+-----+\n|iY          xY   |\n+     +-----+-----+\n|           |#####|\n+-----+-----+-----+';
    expect(lookOf(questOf(bent)).symmetry).toBeLessThan(1);
  });
});

describe('alike', () => {
  const quest = questOf(TWO_WAYS);
  const turned = questOf(`
+-----+-----+
|xY    xG   |
+     +     +
|      k1   |
+--1--+-----+
|      k1   |
+     +     +
|iG    iY   |
+-----+-----+
`);

  it('are a quest and itself, however it is turned or mirrored, whoever plays in it', () => {
    expect(differenceOf(quest, quest)).toBe(0);
    expect(differenceOf(quest, turned)).toBe(0);
    const others = questOf(TWO_WAYS.replaceAll('Y', 'O').replaceAll('1', '3'));
    expect(differenceOf(quest, others)).toBe(0);
  });

  it('the less, the more spaces and edges differ', () => {
    const moved = differenceOf(
      quest,
      questOf(TWO_WAYS.replace('|      xG', '| H    xG').replace('|k1    xG', '|      xG')),
    );
    expect(moved).toBeGreaterThan(0);
    expect(moved).toBeLessThan(0.1);
    expect(differenceOf(quest, questOf('+-----+-----+\n|iY    xY   |\n+-----+-----+'))).toBe(1);
  });

  it('looks at every space and edge', () => {
    const { width, height } = quest.cards[0] as Card;
    const one = differenceOf(quest, questOf(TWO_WAYS.replace('|k1    xG', '|      xG')));
    expect(one).toBeCloseTo(1 / (3 * width * height));
  });
});
