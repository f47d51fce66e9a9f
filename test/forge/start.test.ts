import { describe, expect, it } from 'vitest';
import { shippedQuest } from '#content/questSet.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { diceFrom } from '#forge/dice.ts';
import { laidOut } from '#forge/laid.ts';
import { type Begun, begunAt, startFrom } from '#forge/start.ts';
import { distance } from '#solver/dense/distance.ts';
import { type GoalTable, openGoalTable } from '#solver/dense/goalTable.ts';
import { fastCore } from '#solver/dense/wasm.ts';
import { verify } from '#solver/verify.ts';

const questOf = (id: string) => shippedQuest(id).quest;

function tableOf(quest: Quest): GoalTable {
  const table = openGoalTable(graphOf(quest), fastCore);
  if ('stopped' in table) throw new Error(table.stopped);
  return table;
}

describe.each(['1-epic', '2-epic', '3-epic', '1-2', '2-1'])('%s begun elsewhere', (id) => {
  const quest = questOf(id);
  const table = tableOf(quest);

  it('[T14][T15] is as far from the goal as from there, and won by the same way', () => {
    const found: Begun[] = [];
    startFrom(table, diceFrom(id), { least: 4, most: 99, tries: 30, worth: (begun) => found.push(begun) });
    expect(found.length).toBeGreaterThan(10);
    for (const { quest: begun, graph, solution } of found) {
      expect(verify(graph, solution)).toBe(true);
      expect(distance(tableOf(begun), firstPosition(graph))).toBe(solution.length);
    }
  }, 30_000);

  it('takes as long as is wished for, and is the best of those looked at', () => {
    const worth = ({ solution }: { readonly solution: readonly unknown[] }) => -Math.abs(solution.length - 8);
    const wish = { least: 6, most: 11, tries: 30, worth };
    const best = startFrom(table, diceFrom('wish'), wish);
    expect(best?.solution).toHaveLength(8);
    expect(startFrom(table, diceFrom('wish'), wish)?.quest).toEqual(best?.quest);
    expect(startFrom(table, diceFrom('wish'), { ...wish, worth: () => null })).toBeNull();
    const longest = startFrom(table, diceFrom('far'), {
      least: 0,
      most: 99,
      tries: 200,
      worth: ({ solution }) => solution.length,
    });
    expect(longest?.solution.length).toBeGreaterThanOrEqual(shippedQuest(id).proof.solution.length);
  }, 30_000);
});

it('looks only at those that rank highest, with cards that lie as they are drawn', () => {
  const quest = questOf('3-epic');
  const ranks = new Set<number>();
  const found: Begun[] = [];
  startFrom(tableOf(quest), diceFrom('rank'), {
    ...{ least: 4, most: 99, tries: 30, worth: (begun) => found.push(begun) },
    rank: (depth, word, cell) => {
      const rank = (depth + word + cell) % 3;
      ranks.add(rank);
      // Of an even length.
      return rank === 2 && depth % 2 === 1 ? 3 : rank;
    },
  });
  expect(ranks.size).toBe(3);
  expect(found.length).toBeGreaterThan(10);
  for (const begun of found) {
    expect(begun.solution.length % 2).toBe(0);
    expect(begun.quest.cards).toEqual(quest.cards);
  }
}, 30_000);

it('[T4] nobody begins on their armories, nor [T15] with the hole elsewhere than in the middle', () => {
  const table = tableOf(questOf('0-1'));
  const { pawns, arranged } = firstPosition(table.graph);
  const armories = pawns.map((_, pawn) =>
    table.graph.floor.findIndex(
      (floor) =>
        floor.kind === 'armory' && ['barbarian', 'mage', 'elf', 'dwarf', 'sister'][pawn] === floor.pawn,
    ),
  );
  expect(begunAt(table, { pawns: armories, armed: false, arranged })).toBeNull();
  const sliding = questOf('3-epic');
  const first = firstPosition(graphOf(sliding));
  expect(laidOut(sliding, { ...first, arranged: [0, 1, 2, 3, 4, 5, 6, 8] })).toBeNull();
  expect(laidOut(sliding, { ...first, arranged: [0, 1, 2, 3, 8, 5, 6, 7] })?.quest.hole).toBe(4);
});
