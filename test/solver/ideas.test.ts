import { describe, expect, it } from 'vitest';
import { TEXTS } from '#content/locales/all.ts';
import { LANGS } from '#content/locales/index.ts';
import { readShipped } from '#content/quest-format/shipped.ts';
import { PAWNS } from '#engine/family/pawns.ts';
import { afterAction, holeOf } from '#engine/tower/actions.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { IDEAS, type IdeaName, ideasOf } from '#solver/ideas/index.ts';

// Every idea in a quest drawn for it, and a near miss.

const HALLS = `
+-----+-----+-----+-----+
|iY    k1   |k1    x*   |
+     +     +     +     +
|iG    iP   1           |
+-----+-----+-----+-----+
`;
const TWO_KINDS = `
+-----+-----+-----+-----+
|iY    k1   2      k2   |
+     +     +     +     +
|iG         1      x*   |
+-----+-----+-----+-----+
`;
const OWN_WAYS = `
+-----+-----+-----+
|iY    k1   |xG   |
+     +-----+     +
|iG         1     |
+     +-----+-----+
|xY   |#####|#####|
+-----+-----+-----+
`;
const TWO_DOORS = `
+-----+-----+-----+
|iY k1|k2   |x*   |
+-----+     +     +
|iG   1     |     |
+-----+-----+--2--+
|iP               |
+-----+-----+-----+
`;
const FIRST_AGAIN = `
+-----+-----+-----+
|iG   1     |x*   |
+-----+     +     +
|iY k1|k2   |     |
+     +-----+--2--+
|                 |
+-----+-----+-----+
`;
const LANE = `
+-----+-----+-----+
|iY    iG    x*   |
+-----+     +-----+
|#####|     |#####|
+-----+-----+-----+
`;
const SHUT_IN = `
+-----+-----+-----+
|iP     *   |iY   |
+     +     +     +
|           |     |
+     +     +     +
|           |x*   |
+-----+-----+-----+
`;
const BACK = `
+-----+-----+-----+
|iG          x*   |
+-----+     +-----+
|#####|iY   |#####|
+-----+-----+-----+
`;
const BACK_THERE = `
+-----+-----+-----+
|iG    iY    x*   |
+-----+-----+-----+
`;
const TRAP = `
+-----+-----+-----+-----+
|iY    iG    !!    k1   |
+     +-----+-----+-----+
|     1            x*   |
+-----+-----+-----+-----+
`;
const TRAP_AND_DOOR = `
+-----+-----+-----+-----+-----+
|iY    iG    !!         1k2   |
+     +-----+-----+-----+-----+
|     2            x*    iP k1|
+-----+-----+-----+-----+-----+
`;
const SISTER = `
+-----+-----+-----+-----+
|iB          iY    x*   |
+     +     +     +     +
|                       |
+     +     +     +     +
|            iG         |
+-----+-----+-----+-----+
`;
const ARMORIES = `
+-----+-----+-----+
|iY    aY    k1   |
+-----+     +     +
|iG    aG   1x*   |
+-----+-----+-----+
`;

const FIELD = (first = ' '.repeat(23)) => `+     +     +     +     +
 ${first}
+     +     +     +     +

+     +     +     +     +

+     +     +     +     +

+     +     +     +     +`;

const TURNING = `
shape rotating

${[FIELD('iG @  iY'), FIELD(), FIELD(), FIELD('x*')].join('\n\n')}
`;

/** The card beside the hole has the handle and both pawns. */
function sliding(card: number): string {
  const cards = Array.from({ length: 8 }, (_, one) =>
    FIELD(one === card ? 'iG @  iY' : one === 0 ? 'x*' : ''),
  );
  return `\nshape sliding\n\n${cards.join('\n\n')}\n`;
}

function besideHole(): number {
  const { arranged } = firstPosition(shipped(sliding(1), 'Y 2.b2').graph);
  return arranged.indexOf(holeOf({ pawns: [], armed: true, arranged }) - 1);
}

function shipped(drawing: string, actions: string) {
  const lines = actions.split('; ');
  const proof = `proof\nactions ${lines.length} (at least 0)\ngrade 0\nneeds\nsolution\n${lines.join('\n')}\n`;
  const read = readShipped(`quest test\n${drawing.slice(1)}\n${proof}`);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return { graph: graphOf(read.quest), solution: read.proof.solution };
}

/** Who is in it, wherever the idea is found. */
function found(idea: IdeaName, drawing: string, actions: string): readonly string[] {
  const { graph, solution } = shipped(drawing, actions);
  return ideasOf(graph, solution)
    .filter((one) => one.idea === idea)
    .map(({ pawns }) => pawns.map((pawn) => PAWNS[pawn]).join(' '));
}

type Case = readonly [IdeaName, string, string, string, string, string];

// The idea, a quest, a way with it and who is in it, a quest and a way that nearly have it.
const CASES: readonly Case[] = [
  ['heldDoor', HALLS, 'Y b1; G a1; P c2', 'barbarian mage', TWO_DOORS, 'G b2'],
  ['tossed', TRAP, 'G d1', 'barbarian elf', BACK_THERE, 'G c1'],
  ['calledOut', SHUT_IN, 'P b1 swap Y', 'barbarian mage', SHUT_IN, 'Y c2; P b1 swap Y'],
  ['escort', SISTER, 'Y c2; B c1', 'sister barbarian', SISTER, 'B b1'],
  ['springboard', BACK, 'Y b1; G c1', 'barbarian elf', BACK_THERE, 'G c1'],
  ['detour', HALLS, 'Y b1; P c2; Y a1', 'barbarian mage', OWN_WAYS, 'Y b1; G c2; G c1'],
  ['doorkeeper', HALLS, 'Y b1; P d2; G c2', 'barbarian mage elf', HALLS, 'Y b1; P c2; P b2'],
  ['stepAside', LANE, 'G b2; Y c1; G b1', 'elf barbarian', LANE, 'G b2; Y c1'],
  [
    'favour',
    TWO_KINDS,
    'Y b1; G c2; G c1; G d1; Y c1',
    'barbarian elf',
    HALLS,
    'Y b1; P c2; P c1; Y b2; Y c2',
  ],
  [
    'relay',
    HALLS,
    'Y b1; P d2; Y a1; G b2; G b1; Y a2; Y c2',
    'barbarian elf',
    HALLS,
    'Y b1; P c2; P c1; Y b2; Y c2',
  ],
  [
    'lastOut',
    OWN_WAYS,
    'Y b1; G c2; G c1; Y a1; Y a3',
    'barbarian elf',
    OWN_WAYS,
    'Y b1; G c2; Y a1; Y a3; G c1',
  ],
  ['standIn', SHUT_IN, 'Y c2; P b1 swap Y; P c3', 'mage barbarian', SHUT_IN, 'P b1 swap Y; P c3'],
  ['rungs', SISTER, 'B b1; B b3', 'sister barbarian elf', SISTER, 'B b1; Y c2; B b2'],
  [
    'airlock',
    HALLS,
    'Y b1; P c2; P c1; Y b2; Y c2',
    'barbarian mage',
    HALLS,
    'Y b1; P d2; Y a1; G b2; G b1; Y a2; Y c2',
  ],
  [
    'cascade',
    TWO_DOORS,
    'G b2; G b1; P c3; P c2',
    'barbarian elf mage',
    FIRST_AGAIN,
    'G b1; G b2; Y a3; Y c3; Y c2',
  ],
  ['outAgain', ARMORIES, 'Y b1; Y c1', 'barbarian', ARMORIES, 'Y b1; G b2; Y c1'],
  ['bridge', TRAP, 'G d1; Y a2; Y c2', 'elf barbarian', TRAP_AND_DOOR, 'G d1; G e1; Y a2; Y c2'],
  ['turningRoom', TURNING, 'Y 1.b2; turn 1 1; Y 2.a2', 'barbarian elf', TURNING, 'Y 2.a1; turn 1 1; Y 2.a2'],
  [
    'signalman',
    TURNING,
    'turn 1 1; Y 2.a2; turn 1 1',
    'elf barbarian',
    TURNING,
    'turn 1 1; Y 1.b2; turn 1 1',
  ],
];

describe.each(CASES)('%s', (idea, drawing, way, pawns, nearly, missed) => {
  it('is found', () => {
    expect(found(idea, drawing, way)).toEqual([pawns]);
  });

  it('is not found where something is missing', () => {
    expect(found(idea, nearly, missed)).toEqual([]);
  });
});

describe('a ferry', () => {
  const card = besideHole();
  const [name, quest] = [card + 1, sliding(card)];

  it('is found', () => {
    expect(found('ferry', quest, `Y ${name}.b2; slide ${name}; Y ${name - 2}.b3`)).toEqual(['barbarian elf']);
  });

  it('is not found where nobody gets off', () => {
    expect(found('ferry', quest, `Y ${name}.b2; slide ${name}; Y ${name}.b1`)).toEqual([]);
  });
});

describe('ideas', () => {
  it('are named once, in the order in which they begin', () => {
    const { graph, solution } = shipped(HALLS, 'Y b1; P c2; P b2; P c2; Y a1');
    const ideas = ideasOf(graph, solution).map(({ idea, at, until }) => [idea, at, until]);
    expect(ideas).toEqual([
      ['heldDoor', 0, 1],
      ['detour', 0, 4],
    ]);
  });

  it('are found from anywhere on the way', () => {
    const { graph, solution } = shipped(HALLS, 'Y b1; P c2');
    const [key, through] = solution;
    if (key === undefined || through === undefined) throw new Error('no way');
    const after = afterAction(graph, firstPosition(graph), key) ?? undefined;
    // Where the barbarian stands on the key already, nobody goes there.
    expect(ideasOf(graph, [through], after)).toEqual([]);
  });

  it.each(LANGS)('have all a name and a sentence of their own in %s', (lang) => {
    const words: Readonly<Record<string, unknown>> = TEXTS[lang].ideas;
    const keys = IDEAS.flatMap((idea) => [`name.${idea}`, `hint.${idea}`]);
    expect(Object.keys(words).sort()).toEqual(keys.sort());
    expect(new Set(Object.values(words)).size).toBe(keys.length);
  });
});
