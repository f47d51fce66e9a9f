import { expect, it } from 'vitest';
import { shippedQuest } from '#content/questSet.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { openAdvisers } from '#server/advisers.ts';
import { tableBytes } from '#solver/dense/goalTable.ts';

it('of the quests that bots were told the way in as many are remembered as their tables may take together', () => {
  const questOf = (id: string) => shippedQuest(id).quest;
  const [small, large, other] = [questOf('1-1'), questOf('12-epic'), questOf('15-epic')];
  const sizes = [large, other].map((quest) => tableBytes(graphOf(quest)));
  const advisers = openAdvisers(sizes.reduce((sum, size) => sum + size) - 1);
  const first = advisers(large);
  advisers(small);
  expect(advisers(large)).toBe(first);
  const last = advisers(other);
  expect(advisers(other)).toBe(last);
  expect(advisers(large)).not.toBe(first);
  // One that is too large by itself is remembered alone.
  const alone = openAdvisers(1);
  const known = alone(large);
  expect(alone(large)).toBe(known);
  alone(small);
  expect(alone(large)).not.toBe(known);
});

it('and no more than four, however small', () => {
  const advisers = openAdvisers(2 ** 30);
  const quests = ['1-1', '1-2', '1-3', '1-4', '2-1'].map((id) => shippedQuest(id).quest);
  const [first, ...rest] = quests.map(advisers);
  expect(quests.slice(1).map(advisers)).toEqual(rest);
  expect(advisers(quests[0] as (typeof quests)[number])).not.toBe(first);
});
