import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import type { Card, Quest } from '#engine/tower/quest.ts';
import type { Limits } from '#solver/dense/limits.ts';
import { solve } from '#solver/solve.ts';
import type { Begun } from '../start.ts';
import { thingsOf, without } from '../without.ts';
import { betweensOf, CELLS, plainSpaces, withFloor, withPicture, withSides } from './spots.ts';

// What an epic does not need goes.

/** An epic without everything that can go and the optimum stays: what is left is needed, each thing by itself. */
export function prune(quest: Quest, optimum: number): Quest {
  const ways = [...thingsOf(quest).map((thing) => (left: Quest) => withoutIt(left, thing)), withoutHandles];
  const left = ways.reduce(
    (now, fewer) => fewer(now).find((one) => begunAsDrawn(one)?.solution.length === optimum) ?? now,
    quest,
  );
  // What goes can make something else idle.
  return left === quest ? quest : prune(left, optimum);
}

/** Nothing where it has gone with something else. */
function withoutIt(quest: Quest, thing: ReturnType<typeof thingsOf>[number]): readonly Quest[] {
  const isThere = thingsOf(quest).some((one) => JSON.stringify(one) === JSON.stringify(thing));
  return isThere ? without(quest, thing).filter(({ cards }) => cards.every(isRimmed)) : [];
}

/** Whether there is a space behind every gap of the rim. */
function isRimmed({ floors, edges }: Card): boolean {
  return floors.every(
    ({ kind }, cell) => kind !== 'hollow' || [0, 1, 2, 3].every((side) => edges[cell * 4 + side] === 'wall'),
  );
}

function withoutHandles(quest: Quest): readonly Quest[] {
  return quest.cards.flatMap(({ floors }, card) =>
    floors.flatMap(({ kind }, cell) =>
      kind === 'handle' ? withFloor(quest, card * CELLS + cell, { kind: 'corridor' }) : [],
    ),
  );
}

/** Walls that are not needed fall, most of them at once: a card then looks like a place, not like noise. */
export function openUp(quest: Quest, optimum: number, isGood: (begun: Begun) => boolean): Quest {
  const walls = betweensOf(quest).filter(
    ({ card, between: { cell, direction } }) => quest.cards[card]?.edges[cell * 4 + direction] === 'wall',
  );
  return withAll(
    quest,
    walls.map((wall) => (left: Quest) => withSides(left, wall, ['open', 'open'])),
    (left) => isAsLong(left, optimum, isGood),
  );
}

/** Plain spaces that nobody needs become pictures, most of them at once: the table is smaller. */
export function fillUp(quest: Quest, optimum: number, isGood: (begun: Begun) => boolean): Quest {
  return withAll(
    quest,
    plainSpaces(quest).map(
      ({ card, cell }) =>
        (left: Quest) =>
          withPicture(left, card, cell),
    ),
    (left) => isAsLong(left, optimum, isGood),
  );
}

function isAsLong(quest: Quest, optimum: number, isGood: (begun: Begun) => boolean): boolean {
  const begun = begunAsDrawn(quest);
  return begun?.solution.length === optimum && isGood(begun);
}

type Changed = (quest: Quest) => Quest;

function withAll(quest: Quest, changes: readonly Changed[], isGood: (left: Quest) => boolean): Quest {
  if (changes.length === 0) return quest;
  const all = changes.reduce((left, change) => change(left), quest);
  if (isGood(all)) return all;
  if (changes.length === 1) return quest;
  const half = Math.ceil(changes.length / 2);
  const first = withAll(quest, changes.slice(0, half), isGood);
  return withAll(first, changes.slice(half), isGood);
}

/** Null where it can not be won, or not be told. */
export function begunAsDrawn(quest: Quest, limits: Limits = {}): Begun | null {
  const graph = graphOf(quest);
  const solved = solve(graph, firstPosition(graph), limits);
  return 'stopped' in solved || solved.solution === null ? null : { quest, graph, solution: solved.solution };
}
