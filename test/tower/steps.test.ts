import { describe, expect, it } from 'vitest';
import { type Pawn, pawnIndex } from '#engine/family/pawns.ts';
import { firstArrangement } from '#engine/tower/quest.ts';
import {
  besides,
  crossing,
  isEnterable,
  isInvoked,
  isStandable,
  MEANS,
  mayEnd,
  NEEDS_ANYONE,
  NEEDS_BARBARIAN,
  NEEDS_NOBODY,
  nextTo,
  stepsFrom,
} from '#engine/tower/steps.ts';
import { can, type Drawn, drawn, goes, put } from './drawn.ts';

const moverOf = ({ graph }: Drawn, pawn: Pawn, armed = true) => ({
  graph,
  adjacency: graph.adjacency(firstArrangement(graph.quest)),
  pawn: pawnIndex(pawn),
  armed,
});
const steps = (quest: Drawn, pawn: Pawn, from: number) => stepsFrom(moverOf(quest, pawn), from);

describe('steps', () => {
  it('[T3][T5][T6] of a walk: what must be clear, and which doors open; an exit hinders nobody', () => {
    const quest = drawn(`
+-----+-----+-----+-----+
|iO   1     3xO         |
+-----+-----+-----+-----+`);
    const alone = { from: 0, direction: 1, by: 'walk', needs: NEEDS_NOBODY, some: [] };
    expect(steps(quest, 'dwarf', 0)).toEqual([
      { ...alone, to: 1, length: 1, clear: [0, 1], doors: 0b001 },
      { ...alone, to: 2, length: 2, clear: [0, 1], doors: 0b101 },
    ]);
    expect(stepsFrom(moverOf(quest, 'dwarf', false), 0)).toHaveLength(1);
    for (const nowhere of [2, 4, -1]) expect(steps(quest, 'dwarf', nowhere)).toEqual([]);
  });

  it('[T7] of a ladder: both ends clear', () => {
    const quest = drawn(`
+-----+-----+-----+
|iG H |     |H    |
+-----+-----+-----+
|xG               |
+-----+-----+-----+`);
    expect(steps(quest, 'elf', 0)).toEqual([
      {
        from: 0,
        to: 2,
        direction: 1,
        by: 'ladder',
        length: 1,
        clear: [0, 2],
        doors: 0,
        needs: NEEDS_NOBODY,
        some: [],
      },
    ]);
    expect(MEANS).toEqual(['walk', 'ladder', 'jump', 'toss', 'teleport']);
  });

  it('[T10] of a jump: somebody between', () => {
    const quest = drawn(`
+-----+-----+-----+
|iG   2iY   4     |
+-----+-----+-----+
|xG    xY         |
+-----+-----+-----+`);
    expect(steps(quest, 'elf', 0).filter(({ by }) => by === 'jump')).toEqual([
      {
        from: 0,
        to: 2,
        direction: 1,
        by: 'jump',
        length: 1,
        clear: [0, 2],
        doors: 0b1010,
        needs: NEEDS_ANYONE,
        some: [1],
      },
    ]);
    expect(steps(quest, 'barbarian', 0).map(({ by }) => by)).not.toContain('jump');
  });

  it('[T11] of a toss: the barbarian behind, if he is in the quest at all', () => {
    const tosses = (barbarian: string, exit: string) =>
      steps(
        drawn(`
+-----+-----+-----+-----+
|${barbarian}    iP   1!!         |
+-----+-----+-----+-----+
|${exit}    xP    xO   |iO   |
+-----+-----+-----+-----+`),
        'mage',
        1,
      ).filter(({ by }) => by === 'toss');
    expect(tosses('iY', 'xY')).toEqual([
      {
        from: 1,
        to: 3,
        direction: 1,
        by: 'toss',
        length: 1,
        clear: [1, 3],
        doors: 1,
        needs: NEEDS_BARBARIAN,
        some: [0],
      },
    ]);
    expect(tosses('  ', '  ')).toEqual([]);
  });

  it('[T13] of a teleport: somebody beside, where there is a beside', () => {
    const quest = drawn(`
+-----+-----+-----+
|iB   |     |xB   |
+-----+-----+-----+
|xY   |#####|iY   |
+-----+-----+-----+`);
    const teleport = { from: 0, direction: 1, by: 'teleport', length: 1, doors: 0, needs: NEEDS_ANYONE };
    expect(steps(quest, 'sister', 0)).toEqual([
      { ...teleport, to: 1, clear: [0, 1], some: [0] },
      { ...teleport, to: 2, clear: [0], some: [10, 1] },
    ]);
    expect(besides(moverOf(quest, 'sister'), 1)).toEqual([-1, 2, -1, 0]);
  });

  it('[T3][T4][T5] who may be where', () => {
    const quest = drawn(`
+-----+-----+-----+-----+
|iG    xG    x*    !!   |
+-----+-----+-----+-----+
|iP    xP    *    |#####|
+-----+-----+-----+-----+`);
    const { graph } = quest;
    const spaces = [0, 1, 2, 3, 9, 10, 11, 64, -1];
    const elf = pawnIndex('elf');
    expect(spaces.filter((space) => isEnterable(graph, elf, space))).toEqual([0, 1, 2, 10]);
    expect(spaces.filter((space) => isStandable(graph, elf, space))).toEqual([0, 10]);
    expect(spaces.filter((space) => mayEnd(moverOf(quest, 'elf'), space))).toEqual([0, 1, 2, 10]);
    expect(spaces.filter((space) => mayEnd(moverOf(quest, 'elf', false), space))).toEqual([0, 10]);
    expect(spaces.filter((space) => isInvoked(graph, pawnIndex('mage'), space))).toEqual([10]);
    expect(spaces.filter((space) => isInvoked(graph, elf, space))).toEqual([]);
  });

  it('[T6][T8][T9] what is crossed by whom', () => {
    const quest = drawn(`
+-----+-----+-----+-----+
|iG   5     :     >     |
+-----+-----+-----+-----+
|xG    iO   |xO         |
+-----+-----+-----+-----+`);
    const [elf, dwarf] = [moverOf(quest, 'elf'), moverOf(quest, 'dwarf')];
    expect([0, 1, 2, 3, -1].map((space) => crossing(elf, space, 1))).toEqual([16, null, 0, null, null]);
    expect([0, 1, 2, 3, -1].map((space) => crossing(dwarf, space, 1))).toEqual([16, 0, 0, null, null]);
    expect([1, 2, 3].map((space) => crossing(elf, space, 3))).toEqual([16, null, null]);
    expect([0, 3, -1].map((space) => nextTo(elf, space, 1))).toEqual([1, -1, -1]);
    expect(nextTo(elf, 0, 2)).toBe(8);
  });
});

describe('moving in company', () => {
  it('[T3] a pawn in between stops a walk, and nobody ends on another', () => {
    const quest = drawn(`
+-----+-----+-----+-----+
|iO          iP         |
+-----+-----+-----+-----+
|xO    xP               |
+-----+-----+-----+-----+`);
    expect(goes(quest, 'dwarf')).toEqual(['walk east 0/1']);
    expect(goes(quest, 'mage')).toEqual(['walk east 0/3', 'walk west 0/1']);
    // Who has left goes nowhere.
    expect(goes(put(quest, 'dwarf', 1, 0), 'dwarf')).toEqual([]);
  });

  it('[T6] every door of the way must be held open, by others', () => {
    const quest = drawn(`
+-----+-----+-----+
|iG   1     2     |
+-----+-----+-----+
|k1    iY    k2   |
+-----+-----+-----+
|xG    xY    xO   |
+-----+-----+-----+
|iO               |
+-----+-----+-----+`);
    const first = put(quest, 'barbarian', 1, 0);
    expect(goes(first, 'elf')).toEqual(['walk east 0/1']);
    expect(goes(put(first, 'dwarf', 1, 2), 'elf')).toEqual(['walk east 0/1', 'walk east 0/2']);
    expect(goes(put(quest, 'barbarian', 1, 2), 'elf')).toEqual([]);
  });

  it('[T7] nobody climbs onto another', () => {
    const quest = drawn(`
+-----+-----+-----+
|iG H |     |H iY |
+-----+-----+-----+
|xG    xY         |
+-----+-----+-----+`);
    expect(goes(quest, 'elf')).toEqual([]);
    expect(goes(put(quest, 'barbarian', 1, 2), 'elf')).toEqual(['ladder east 0/2']);
  });

  it('[T10] he needs somebody to jump over', () => {
    const quest = drawn(`
+-----+-----+-----+-----+
|iG    iY   :           |
+-----+-----+-----+-----+
|xG    xY               |
+-----+-----+-----+-----+`);
    expect(goes(quest, 'elf')).toEqual([]);
    expect(goes(put(quest, 'elf', 0, 3), 'elf')).toEqual(['walk west 0/2']);
  });

  it('[T4][T10] he jumps onto his exit once it is open', () => {
    const closed = drawn(`
+-----+-----+-----+
|iG    iY    xG   |
+-----+-----+-----+
|xY    aG    aY   |
+-----+-----+-----+`);
    expect(goes(closed, 'elf')).toEqual([]);
    const open = drawn(`
+-----+-----+-----+
|iG    iY    xG   |
+-----+-----+-----+
|xY               |
+-----+-----+-----+`);
    expect(goes(open, 'elf')).toEqual(['jump east 0/2']);
    expect(put(open, 'elf', 0, 2).position.pawns[2]).toBe(-1);
  });

  it('[T11][R26] every edge of a toss must let the tossed pawn pass, his own to his neighbour included', () => {
    const over = (edges: string, tossed = 'iP') =>
      drawn(`
+-----+-----+-----+-----+
|iY   ${edges[0]}${tossed}   ${edges[1]}!!   ${edges[2]}     |
+-----+-----+-----+-----+
|xY    x${tossed[1]}    k1         |
+-----+-----+-----+-----+`);
    for (const open of ['   ', '>  ', ' > ', '  >'])
      expect(goes(over(open), 'mage')).toContain('toss east 0/3');
    for (const closed of ['|', '<', '1', ':'])
      for (const edges of [`${closed}  `, ` ${closed} `, `  ${closed}`])
        expect(goes(over(edges), 'mage').filter((way) => way.startsWith('toss'))).toEqual([]);
    expect(goes(over(': :', 'iO'), 'dwarf')).toEqual(['toss east 0/3']);
    expect(goes(over('   ', 'iB'), 'sister')).toEqual(['toss east 0/3']);
  });

  it('[T11] in every direction, by the barbarian alone, onto a free space', () => {
    const quest = drawn(`
+-----+-----+-----+-----+-----+
|     |xY   |     |xO   |iO   |
+-----+-----+     +-----+-----+
|xG   |     |!!   |     |     |
+-----+-----+     +-----+-----+
|      !!    iG    !!         |
+-----+-----+     +-----+-----+
|     |     |iY   |     |     |
+-----+-----+-----+-----+-----+`);
    expect(goes(quest, 'elf')).toEqual(['toss north 0/2']);
    expect(goes(put(quest, 'dwarf', 0, 2), 'elf')).toEqual([]);
    expect(goes(put(put(quest, 'barbarian', 0, 4), 'dwarf', 3, 2), 'elf')).toEqual([]);
    const apart = put(quest, 'elf', 2, 4);
    expect(goes(apart, 'elf')).toEqual([]);
  });

  it('[T11] over a trap and nothing else, and never himself', () => {
    const over = (between: string) =>
      drawn(`
+-----+-----+-----+-----+
|iY    iP    ${between}         |
+-----+-----+-----+-----+
|xY    xP    xO    iO   |
+-----+-----+-----+-----+`);
    expect(goes(over('!!'), 'mage')).toEqual(['toss east 0/3']);
    expect(goes(over('  '), 'mage')).toEqual(['walk east 0/2', 'walk east 0/3']);
    expect(goes(put(over('  '), 'dwarf', 0, 2), 'mage')).toEqual([]);
    expect(steps(over('!!'), 'barbarian', 1).map(({ by }) => by)).not.toContain('toss');
  });

  it('[T10][T13] whoever it is, he jumps over them and she is beside them', () => {
    const quest = drawn(`
+-----+-----+-----+-----+
|iG    iO               |
+-----+-----+-----+-----+
|xG    xO    xB    iB   |
+-----+-----+-----+-----+`);
    expect(goes(quest, 'elf')).toEqual(['jump east 0/2']);
    expect(goes(put(quest, 'dwarf', 0, 2), 'sister')).toContain('teleport west 1/2');
  });

  it('[T12] she changes places with whoever has not left', () => {
    const quest = drawn(`
+-----+-----+-----+
|iP    *    |iO   |
+-----+-----+-----+
|xP    xO    iY   |
+-----+-----+-----+
|xY               |
+-----+-----+-----+`);
    const swaps = (now: Drawn) => can(now).filter((deed) => deed.includes(' and '));
    expect(swaps(quest)).toEqual(['mage 0/1 and barbarian', 'mage 0/1 and dwarf']);
    expect(swaps(put(quest, 'dwarf', 1, 1))).toEqual(['mage 0/1 and barbarian']);
  });

  it('[T13] she keeps nobody company herself, and lands on nobody', () => {
    const quest = drawn(`
+-----+-----+-----+-----+
|iB                     |
+-----+-----+-----+-----+
|xB                     |
+-----+-----+-----+-----+
|xY                iY   |
+-----+-----+-----+-----+`);
    expect(goes(quest, 'sister')).toEqual([]);
    expect(goes(put(quest, 'barbarian', 0, 3), 'sister')).toEqual(['teleport east 0/2']);
    expect(goes(put(quest, 'barbarian', 2, 1), 'sister')).toEqual([]);
    expect(goes(put(quest, 'barbarian', 1, 1), 'sister')).toEqual([
      'teleport east 0/1',
      'teleport south 1/0',
    ]);
  });
});
