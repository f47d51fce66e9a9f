import { describe, expect, it } from 'vitest';
import { ADVENTURES, adventureOf, QUEST_IDS, TUTORIALS } from '#content/adventures.ts';
import {
  drawShipped,
  joinPool,
  readShipped,
  type Shipped,
  splitPool,
} from '#content/quest-format/shipped.ts';
import { spaceName, spaceNamed } from '#content/quest-format/spaces.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { verify } from '#solver/verify.ts';

const TEXT = `quest hand-in-hand

+-----+-----+-----+
|iP   | k1  |xP   |
+     +     +--1--+
| *    iY    xY   |
+-----+-----+-----+

proof
actions 3 (at least 2)
stars 2
grade 7.5
dead 0.25
needs mage door
solution
P a2 swap Y
Y b2
turn 1 1
`;

const good = TEXT.replace('turn 1 1', 'Y c2');

function read(text: string): Shipped {
  const found = readShipped(text);
  if ('errors' in found) throw new Error(JSON.stringify(found.errors));
  return found;
}

const errorsOf = (text: string) => {
  const found = readShipped(text);
  return 'errors' in found ? found.errors : [];
};

describe('a shipped quest', () => {
  it('is read with its proof', () => {
    expect(read(good)).toMatchObject({
      name: 'hand-in-hand',
      drawing: good.slice(0, good.indexOf('\nproof')),
      proof: {
        solution: [
          { type: 'move', pawn: 1, to: 8, swap: 0 },
          { type: 'move', pawn: 0, to: 9, swap: null },
          { type: 'move', pawn: 0, to: 10, swap: null },
        ],
        bound: 2,
        grade: 7.5,
        dead: 0.25,
        needs: ['mage', 'door'],
        stars: 2,
      },
    });
  });

  it('is written as it was read', () => {
    expect(drawShipped(read(good))).toBe(good);
    const bare = good.replace('stars 2\n', '').replace('dead 0.25\n', '').replace('needs mage door', 'needs');
    expect(read(bare).proof).toMatchObject({ dead: null, needs: [] });
    expect(drawShipped(read(bare))).toBe(bare);
  });

  it('may claim what is not so: the engine says', () => {
    const { quest, proof } = read(good);
    expect(verify(graphOf(quest), proof.solution)).toBe(false);
  });

  it.each([
    ['no proof', good.slice(0, good.indexOf('\nproof')), 9],
    ['a deed of another shape', TEXT, 18],
    ['an unknown pawn', good.replace('Y b2', 'Q b2'), 17],
    ['an unknown space', good.replace('Y b2', 'Y b9'), 17],
    ['words that are too many', good.replace('Y b2', 'Y b2 swap'), 17],
    ['an unknown field', good.replace('dead 0.25', 'alive 0.25'), 13],
    ['a field twice', good.replace('dead 0.25', 'stars 2'), 13],
    ['another number of actions', good.replace('actions 3', 'actions 4'), 9],
    ['a bound above the solution', good.replace('at least 2', 'at least 4'), 9],
    ['a share above one', good.replace('dead 0.25', 'dead 1.25'), 9],
    ['a grade that is no number', good.replace('grade 7.5', 'grade high'), 9],
    ['no grade', good.replace('grade 7.5\n', ''), 9],
  ])('is refused with its line: %s', (_, text, line) => {
    expect(errorsOf(text)).toEqual([{ line, column: 1, code: 'badProof' }]);
  });

  it('is refused for its drawing first', () => {
    expect(errorsOf(good.replace('|iP   ', '|iQ   '))[0]).toMatchObject({ line: 4, code: 'unknownToken' });
  });

  it('can be one of many', () => {
    expect(splitPool(joinPool([good, TEXT]))).toEqual([good, TEXT]);
  });
});

describe('names of spaces', () => {
  it.each([
    ['trial', 0, 'a1'],
    ['trial', 18, 'c3'],
    ['trial', 63, 'h8'],
    ['rotating', 26, '2.c3'],
    ['sliding', 127, '8.d4'],
  ] as const)('of a %s: %i is %s', (shape, space, name) => {
    expect([spaceName(shape, space), spaceNamed(shape, name)]).toEqual([name, space]);
  });

  it.each([
    ['trial', '1.a1'],
    ['trial', 'i1'],
    ['rotating', 'a1'],
    ['rotating', '5.a1'],
    ['rotating', '1.e1'],
    ['sliding', '1.a5'],
  ] as const)('of a %s: none is called %s', (shape, name) => {
    expect(spaceNamed(shape, name)).toBeNull();
  });
});

describe('the quests of the tower', () => {
  it('[T1] are 97: six tutorials, 76 trials, eleven rotating and four sliding epics', () => {
    const trials = ADVENTURES.flatMap((adventure) => adventure.trials);
    const shapes = ADVENTURES.map(({ shape, trials: { length } }) => `${shape} ${length}`);
    expect([QUEST_IDS.length, new Set(QUEST_IDS).size, TUTORIALS.length, trials.length]).toEqual([
      97, 97, 6, 76,
    ]);
    expect(shapes.filter((shape) => shape === 'rotating 4')).toHaveLength(11);
    expect(shapes.filter((shape) => shape === 'sliding 8')).toHaveLength(4);
    expect(ADVENTURES.map(({ stars }) => stars).join('')).toBe('111222233334444');
  });

  it('[T16] belong to one adventure each, tutorials to none', () => {
    expect(adventureOf('3-8')?.number).toBe(3);
    expect(adventureOf('15-epic')?.number).toBe(15);
    expect([adventureOf('0-1'), adventureOf('4-5'), adventureOf('16-1')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
