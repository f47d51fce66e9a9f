import { describe, expect, it } from 'vitest';
import { ADVENTURES } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { shippedQuest } from '#content/questSet.ts';
import type { Card, Floor } from '#engine/tower/quest.ts';
import { epicLines, epicProblems } from '../../tools/quests/epics.ts';
import type { Row } from '../../tools/quests/row.ts';

// What `npm run quests` asks of epics: the shipped ones have it, and then one thing is wrong at a time.

const rowOf = (id: string, stars: number, shipped: Shipped): Row => ({
  ...{ id, stars, shipped },
  grade: shipped.proof.grade,
  wrong: [],
});
const rows = ADVENTURES.map(({ epic, stars }) => rowOf(epic, stars, shippedQuest(epic)));

/** What is said where some epics are not what they are. */
const having = (others: Readonly<Record<string, Shipped>>) =>
  epicProblems(
    rows.map((row) => ({ ...row, shipped: others[row.id] ?? row.shipped })),
    ADVENTURES.map(({ number }) => number),
  );

/** With another floor in the first space that is so. */
function refloored(id: string, isSo: (floor: Floor, card: Card) => boolean, floor: Floor): Shipped {
  const shipped = shippedQuest(id);
  const { cards } = shipped.quest;
  const at = cards.findIndex((card) => card.floors.some((one) => isSo(one, card)));
  const changed = cards.map((card, number) => {
    if (number !== at) return card;
    const space = card.floors.findIndex((one) => isSo(one, card));
    return { ...card, floors: card.floors.with(space, floor) };
  });
  return { ...shipped, quest: { ...shipped.quest, cards: changed } };
}

const unplayed = (id: string): Shipped => {
  const { proof, ...shipped } = shippedQuest(id);
  return { ...shipped, proof: { ...proof, solution: [] } };
};
const isHandle = ({ kind }: Floor) => kind === 'handle';

describe('all epics together', () => {
  it('have nothing wrong', () => {
    expect(epicProblems(rows)).toEqual([]);
    expect(epicLines(rows)).toHaveLength(rows.length + 1);
  });

  it('[T14] [T15] are complained of where a card is not stood upon, or a handle is idle', () => {
    expect(having({ '1-epic': unplayed('1-epic') })).toContain('1-epic stands upon 0 of its 4 cards');
    const more = refloored(
      '13-epic',
      ({ kind }, { floors }) => kind === 'corridor' && !floors.some(isHandle),
      { kind: 'handle' },
    );
    expect(having({ '13-epic': more })).toContain('13-epic moves 2 of its 3 cards with a handle');
    expect(having({})).not.toContain('13-epic moves 2 of its 3 cards with a handle');
  });

  it('[T15] are complained of where the hole is not in the middle, or few cards slide', () => {
    const { quest, ...shipped } = shippedQuest('15-epic');
    const { hole: _, ...last } = quest;
    expect(having({ '15-epic': { ...shipped, quest: last, proof: unplayed('15-epic').proof } })).toContain(
      '15-epic does not begin with its hole in the middle',
    );
    const fewer = {
      ...refloored('15-epic', isHandle, { kind: 'corridor' }),
      proof: unplayed('15-epic').proof,
    };
    expect(having({ '15-epic': fewer })).toContain('15-epic has 4 handles');
  });

  it('are complained of where three or four stars have three heroes', () => {
    expect(having({ '9-epic': shippedQuest('4-epic') })).toContain('9-epic has 3 heroes');
    expect(having({ '1-epic': shippedQuest('4-epic') })).not.toContain('1-epic has 3 heroes');
  });

  it('[T9] [T10] [T11] [T12] [T13] are complained of where a level hardly makes use of an ability', () => {
    const none = Object.fromEntries(
      [4, 5, 6, 7].map((number) => [`${number}-epic`, unplayed(`${number}-epic`)]),
    );
    for (const word of ['tosses', 'swaps', 'jumps', 'squeezes', 'teleports'])
      expect(having(none)).toContain(`${word} in epics of level 2: 0`);
  });

  it('[T4] are complained of where hardly one of a level has armories, or hardly one five heroes', () => {
    const [eight, nine] = [unplayed('8-epic'), unplayed('9-epic')];
    expect(having({ '8-epic': nine, '10-epic': nine, '11-epic': nine })).toContain(
      '0 epics of level 3 have armories',
    );
    expect(having({ '13-epic': eight }).join()).toMatch(/[01] epics have five heroes/);
  });
});
