import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '#engine/family/directions.ts';
import { afterAction, handlerOf, holeOf, manned, positionKey } from '#engine/tower/actions.ts';
import {
  AGAINST,
  edgeCode,
  enterable,
  FIRST_DOOR,
  graphOf,
  NARROW,
  NOWHERE,
  OPEN,
  type QuestGraph,
  WALL,
} from '#engine/tower/graph.ts';
import {
  firstPosition,
  isDone,
  isOwnArmory,
  moved,
  partOf,
  pawnOn,
  swapped,
} from '#engine/tower/position.ts';
import { type Arrangement, firstArrangement, spaceAt, spacesOf } from '#engine/tower/quest.ts';
import { drawn, put } from './drawn.ts';
import { ROOM, SLIDING, TURNING } from './epics.ts';
import { questOf } from './table.ts';

const SMALL = `quest small
+-----+-----+-----+
|iG H 1     |H    |
+- - -+  ^  +-----+
|xG               |
+-----+-----+-----+
`;

const ROOMS = `quest rooms
shape rotating

${[ROOM('iG   '), ROOM('     '), ROOM('     '), ROOM('     ', 'xG   ')].join('\n\n')}
`;

/** What lies in each direction of a space: the space, how one gets there, and whether it is beside. */
function around(graph: QuestGraph, space: number, arranged: Arrangement = firstArrangement(graph.quest)) {
  const { next, edge, near } = graph.adjacency(arranged);
  const index = (direction: number) => space * 4 + direction;
  return DIRECTIONS.map((_, direction) => [
    next[index(direction)],
    edge[index(direction)],
    near[index(direction)],
  ]);
}

const RIM = [-1, WALL, -1];

describe('a quest as tables', () => {
  it('[T3] numbers its spaces row by row, a trial’s eight apart, a card’s sixteen', () => {
    expect([spaceAt('trial', 0, 2, 3), spaceAt('rotating', 2, 1, 3), spaceAt('sliding', 7, 3, 0)]).toEqual([
      19, 39, 124,
    ]);
    expect([spacesOf('trial'), spacesOf('rotating'), spacesOf('sliding')]).toEqual([64, 64, 128]);
    const { spaces, floor, card } = drawn(SMALL).graph;
    expect([spaces, floor.length, card.length]).toEqual([64, 64, 64]);
    expect([0, 1, 3, 8, 63].map((space) => floor[space]?.kind)).toEqual([
      'ladder',
      'corridor',
      'hollow',
      'exit',
      'hollow',
    ]);
    expect([card[0], card[10], card[3]]).toEqual([0, 0, -1]);
    const epic = drawn(TURNING).graph;
    expect([0, 16, 40, 63].map((space) => epic.card[space])).toEqual([0, 1, 2, 3]);
  });

  it('[T15] lays eight cards round the hole where the drawing says it is, in the middle as in the box', () => {
    const { graph, position } = drawn(SLIDING.replace('sliding\n', 'sliding\nhole 5\n'));
    expect(position.arranged).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
    expect(holeOf(position)).toBe(4);
    // The sixth card, in the lower left corner, is beside the seventh; the fourth and the fifth have the hole between.
    const { next, line } = graph.adjacency(position.arranged);
    expect(next[(5 * 16 + 7) * 4 + 1]).toBe(6 * 16 + 4);
    expect(next[(3 * 16 + 7) * 4 + 1]).toBe(NOWHERE);
    expect(line[(3 * 16 + 7) * 4 + 1]).toEqual([68, 69, 70, 71]);
  });

  it('[T14][T15] lays its cards as drawn, the hole last in drawings of old', () => {
    expect(firstArrangement(questOf(SMALL))).toEqual([]);
    expect(firstArrangement(questOf(TURNING))).toEqual([0, 0, 0, 0]);
    expect(firstArrangement(questOf(SLIDING))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(holeOf(drawn(SLIDING).position)).toBe(8);
    expect(holeOf({ ...drawn(SLIDING).position, arranged: [8, 1, 2, 3, 4, 5, 6, 7] })).toBe(0);
  });

  it('[T6][T8][T9] knows every edge from both sides', () => {
    expect(['wall', 'open', 'narrow', 'against', 0, 4].map((edge) => edgeCode(edge as 'wall'))).toEqual([
      WALL,
      OPEN,
      NARROW,
      AGAINST,
      FIRST_DOOR,
      FIRST_DOOR + 4,
    ]);
    expect(new Set([WALL, OPEN, NARROW, AGAINST, FIRST_DOOR]).size).toBe(5);
    const { graph } = drawn(SMALL);
    expect(around(graph, 0)).toEqual([RIM, [1, FIRST_DOOR, 1], [8, NARROW, 8], RIM]);
    expect(around(graph, 1)).toEqual([RIM, [2, WALL, 2], [9, AGAINST, 9], [0, FIRST_DOOR, 0]]);
    expect(around(graph, 9)).toEqual([[1, OPEN, 1], [10, OPEN, 10], RIM, [8, OPEN, 8]]);
  });

  it('[T7] knows what is in line, and which ladders', () => {
    const { line, ladders } = drawn(SMALL).graph.adjacency([]);
    expect([0, 1, 2, 3].map((direction) => line[8 * 4 + direction])).toEqual([[0], [9, 10], [], []]);
    expect([line[2 * 4 + 3], line[2 * 4 + 2]]).toEqual([[1, 0], [10]]);
    expect([ladders[0 * 4 + 1], ladders[2 * 4 + 3], ladders[1 * 4 + 1], ladders[0]]).toEqual([
      [2],
      [0],
      [],
      [],
    ]);
  });

  it('[T15] lines go through a whole frame, and past the hole', () => {
    const { adjacency } = drawn(SLIDING).graph;
    const first = adjacency([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(first.line[0 * 4 + 1]).toEqual([1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35]);
    expect(first.line[0 * 4 + 2]).toEqual([4, 8, 12, 48, 52, 56, 60, 96, 100, 104, 108]);
    expect(first.line[35 * 4 + 3]).toEqual([34, 33, 32, 19, 18, 17, 16, 3, 2, 1, 0]);
    expect(first.line[108 * 4 + 0]).toEqual([104, 100, 96, 60, 56, 52, 48, 12, 8, 4, 0]);
    const slid = adjacency([0, 1, 2, 3, 4, 5, 6, 8]);
    expect(slid.line[99 * 4 + 1]).toEqual([112, 113, 114, 115]);
    expect(slid.line[112 * 4 + 0]).toEqual([92, 88, 84, 80, 44, 40, 36, 32]);
  });

  it('[T13][T15] two cards are open where both are; two walls part them, one does not', () => {
    const { graph } = drawn(SLIDING);
    // The middles of the second rows are open at the rims, the rest is walled.
    expect(around(graph, 7)[1]).toEqual([20, OPEN, 20]);
    expect(around(graph, 3)[1]).toEqual([16, WALL, -1]);
    expect(around(graph, 12)[2]).toEqual([48, WALL, -1]);
  });

  it('[T14] a card turned by a quarter has its west in the north', () => {
    const { graph } = drawn(ROOMS);
    const quarter = [1, 0, 0, 0];
    // The card's corner of the first row and column lies in the north-east now.
    expect(around(graph, 0, quarter)).toEqual([RIM, [16, WALL, -1], [1, OPEN, 1], [4, OPEN, 4]]);
    // Its open eastern rim meets the wall of the card below: one wall, so they are beside each other.
    expect(around(graph, 7, quarter)[2]).toEqual([34, WALL, 34]);
    expect(around(graph, 34, quarter)[0]).toEqual([7, WALL, 7]);
    expect(around(graph, 7, [2, 0, 0, 0])[3]).toEqual(RIM);
    // Half a turn: what was in the last row and column is in the first.
    expect(around(graph, 15, [2, 0, 0, 0])).toEqual([RIM, [14, OPEN, 14], [11, OPEN, 11], RIM]);
    expect(around(graph, 15, [3, 0, 0, 0])).toEqual([RIM, [16, WALL, -1], [14, OPEN, 14], [11, OPEN, 11]]);
  });

  it('[T14] each card lies in its corner', () => {
    const { line } = drawn(ROOMS).graph.adjacency([0, 0, 0, 0]);
    expect(line[0 * 4 + 1]).toEqual([1, 2, 3, 16, 17, 18, 19]);
    expect(line[0 * 4 + 2]).toEqual([4, 8, 12, 32, 36, 40, 44]);
    expect(line[63 * 4 + 0]).toEqual([59, 55, 51, 31, 27, 23, 19]);
    expect(line[63 * 4 + 3]).toEqual([62, 61, 60, 47, 46, 45, 44]);
  });

  it('[T15] lays an arrangement out once, and keeps no more than 512', () => {
    const { adjacency } = graphOf(questOf(SMALL));
    const first = adjacency([0]);
    for (let n = 1; n < 512; n++) adjacency([n]);
    expect(adjacency([0])).toBe(first);
    adjacency([512]);
    expect(adjacency([0])).not.toBe(first);
    expect(adjacency([0])).toEqual(first);
    expect(adjacency([1, 1])).not.toBe(adjacency([11]));
  });

  it('[T3][T5][T11] says who may enter: nobody a trap, one hero their exit', () => {
    expect(enterable({ kind: 'hollow' })).toBe(0);
    expect(enterable({ kind: 'trap' })).toBe(0);
    expect(enterable({ kind: 'corridor' })).toBe(0b11111);
    expect(enterable({ kind: 'armory', pawn: 'elf' })).toBe(0b11111);
    expect(enterable({ kind: 'exit', pawn: 'elf' })).toBe(0b00100);
    expect(enterable({ kind: 'exit', pawn: null })).toBe(0b11111);
  });
});

const ARMED = `
+-----+-----+-----+
|xG    iG    aG   |
+-----+-----+-----+
|xY    iY    aY   |
+-----+-----+-----+`;

describe('where everything stands', () => {
  it('[T4] armed where there are no armories, or everyone starts on theirs', () => {
    expect([drawn(SMALL).graph.hasArmory, drawn(SMALL).position.armed]).toEqual([false, true]);
    const { graph, position } = drawn(ARMED);
    expect([graph.hasArmory, position.armed]).toEqual([true, false]);
    const starts = { elf: 2, barbarian: 10 };
    expect(firstPosition(graphOf({ ...graph.quest, starts })).armed).toBe(true);
    expect([2, 10, 1].map((space) => isOwnArmory(graph, 2, space))).toEqual([true, false, false]);
  });

  it('[T4] not by one alone, nor on each other’s', () => {
    const quest = drawn(ARMED);
    expect(put(quest, 'elf', 0, 2).position.armed).toBe(false);
    expect(put(put(quest, 'elf', 1, 2), 'barbarian', 0, 2).position.armed).toBe(false);
    const both = put(put(quest, 'elf', 0, 2), 'barbarian', 1, 2);
    expect([both.position.armed, put(both, 'elf', 0, 1).position.armed]).toEqual([true, true]);
  });

  it('[T4][T12] by a swap, too', () => {
    const { graph } = drawn(ARMED);
    const position = { pawns: [2, -1, 10, -1, -1], armed: false, arranged: [] };
    expect(swapped(graph, position, 0, 2)).toEqual({ ...position, pawns: [10, -1, 2, -1, -1], armed: true });
  });

  it('[T5] who takes part, who stands where, and whether all have left', () => {
    const { graph, position } = drawn(ARMED);
    expect(partOf(graph)).toEqual([0, 2]);
    expect([pawnOn(position, 1), pawnOn(position, 9), pawnOn(position, 2)]).toEqual([2, 0, -1]);
    const one = moved(graph, position, 2, 0);
    expect([one.pawns, isDone(one)]).toEqual([[9, -1, -1, -1, -1], false]);
    expect(isDone(moved(graph, one, 0, 8))).toBe(true);
  });

  it('[T14] who is on which handle', () => {
    const { graph, position } = drawn(TURNING);
    expect([manned(graph, position), handlerOf(graph, position, 0), handlerOf(graph, position, 2)]).toEqual([
      [0],
      2,
      -1,
    ]);
    const both = moved(graph, position, 0, 34);
    expect([manned(graph, both), handlerOf(graph, both, 2)]).toEqual([[2, 0], 0]);
  });

  it('[R26] positions are the same when pawns, armories and cards are', () => {
    const { position } = drawn(TURNING);
    const others = [
      { ...position, pawns: position.pawns.with(0, 34) },
      { ...position, armed: false },
      { ...position, arranged: [1, 0, 0, 0] },
    ];
    expect(new Set([position, ...others].map(positionKey)).size).toBe(4);
    expect(positionKey(position)).toBe('33,-1,0,-1,-1 1 0,0,0,0');
    expect(positionKey({ ...position, armed: false })).toBe('33,-1,0,-1,-1 0 0,0,0,0');
  });

  it('[R26] where an action leads, if it is possible', () => {
    const { graph, position } = drawn(TURNING);
    expect(afterAction(graph, position, { type: 'turn', card: 0, quarters: 2 })).toEqual({
      ...position,
      arranged: [2, 0, 0, 0],
    });
    expect(afterAction(graph, position, { type: 'turn', card: 1, quarters: 2 })).toBeNull();
    expect(afterAction(graph, position, { type: 'move', pawn: 0, to: 34, swap: null })).toEqual(
      moved(graph, position, 0, 34),
    );
  });
});
