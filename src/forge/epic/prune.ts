import { graphOf } from '#engine/tower/graph.ts';
import type { Card, Quest } from '#engine/tower/quest.ts';
import { solve } from '#solver/solve.ts';
import type { Begun } from '../start.ts';
import { thingsOf, without } from '../without.ts';
import { betweensOf, CELLS, type OnCard, withFloor, withSides } from './spots.ts';

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
  const mayFall = (left: Quest) => {
    const begun = begunAsDrawn(left);
    return begun?.solution.length === optimum && isGood(begun);
  };
  return withoutWalls(quest, walls, mayFall);
}

function withoutWalls(quest: Quest, walls: readonly OnCard[], mayFall: (left: Quest) => boolean): Quest {
  if (walls.length === 0) return quest;
  const opened = walls.reduce((left, wall) => withSides(left, wall, ['open', 'open']), quest);
  if (mayFall(opened)) return opened;
  if (walls.length === 1) return quest;
  const half = Math.ceil(walls.length / 2);
  const first = withoutWalls(quest, walls.slice(0, half), mayFall);
  return withoutWalls(first, walls.slice(half), mayFall);
}

/** Null where it can not be won. */
export function begunAsDrawn(quest: Quest): Begun | null {
  const graph = graphOf(quest);
  const solved = solve(graph);
  return 'stopped' in solved || solved.solution === null ? null : { quest, graph, solution: solved.solution };
}
