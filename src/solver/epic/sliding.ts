import { pawnIndex } from '#engine/family/pawns.ts';
import { NOWHERE } from '#engine/tower/graph.ts';
import { type Card, EPIC_CARD, firstArrangement, spaceAt } from '#engine/tower/quest.ts';
import { crossing, isExit, isStandable, type Mover, mayEnd, nextTo } from '#engine/tower/steps.ts';
import type { Relaxed } from './bound.ts';
import type { Field } from './field.ts';

// Eight cards that slide lie in 181,440 ways: too many to tell apart. Here every card may lie beside
// every other, wherever that helps, and sliding costs nothing.

export function slidingRelaxed(field: Field): Relaxed {
  const { graph } = field;
  const adjacency = graph.adjacency(firstArrangement(graph.quest));
  return {
    arrangements: 1,
    turns: () => [],
    numberOf: () => 0,
    moves: (which, armed) => {
      const mover = { graph, adjacency, pawn: field.pawns[which] as number, armed };
      const before: number[][] = Array.from({ length: graph.spaces }, () => []);
      const leave: number[] = [];
      for (let from = 0; from < graph.spaces; from++)
        for (const to of isStandable(graph, mover.pawn, from) ? movesFrom(mover, from) : [])
          if (isExit(graph, to)) leave.push(from);
          else before[to]?.push(from);
      return { before, leave };
    },
  };
}

const [SISTER, BARBARIAN] = [pawnIndex('sister'), pawnIndex('barbarian')];

function movesFrom(mover: Mover, from: number): ReadonlySet<number> {
  const { pawn, graph } = mover;
  const isLadder = (space: number) => graph.floor[space]?.kind === 'ladder';
  const found = new Set<number>();
  for (let direction = 0; direction < 4; direction++) {
    if (pawn !== SISTER) run(mover, from, direction, found);
    if (pawn !== BARBARIAN)
      for (const trap of beyond(mover, from, direction))
        if (graph.floor[trap]?.kind === 'trap')
          for (const to of beyond(mover, trap, direction)) if (mayEnd(mover, to)) found.add(to);
  }
  const hops = pawn === SISTER || isLadder(from);
  if (hops)
    graph.floor.forEach((_, to) => {
      if (mayEnd(mover, to) && isInLine(mover, from, to) && (pawn === SISTER || isLadder(to))) found.add(to);
    });
  return found;
}

/** As far as it goes in one direction; an exit ends it. */
function run(mover: Mover, from: number, direction: number, found: Set<number>): void {
  const open = [from];
  const seen = new Set(open);
  for (const here of open)
    for (const to of beyond(mover, here, direction)) {
      if (!mayEnd(mover, to) || seen.has(to)) continue;
      seen.add(to);
      found.add(to);
      if (!isExit(mover.graph, to)) open.push(to);
    }
}

/** The spaces that can lie next in this direction, as far as edges allow: on the card, or on any other. */
function beyond(mover: Mover, space: number, direction: number): readonly number[] {
  const { graph } = mover;
  const card = graph.card[space] as number;
  const [row, column] = placeOf(space);
  const inside = [row > 0, column < EPIC_CARD - 1, row < EPIC_CARD - 1, column > 0][direction];
  if (inside === true) {
    const to = crossing(mover, space, direction) === null ? NOWHERE : nextTo(mover, space, direction);
    return to === NOWHERE ? [] : [to];
  }
  const { cards } = graph.quest;
  if (!isOpen(cards[card], row, column, direction)) return [];
  const [there, across] = [
    [EPIC_CARD - 1, row, 0, row][direction] as number,
    [column, 0, column, EPIC_CARD - 1][direction] as number,
  ];
  return cards.flatMap((other, number) =>
    number !== card && isOpen(other, there, across, direction ^ 2)
      ? spaceAt('sliding', number, there, across)
      : [],
  );
}

function isOpen(card: Card | undefined, row: number, column: number, direction: number): boolean {
  return card?.edges[(row * EPIC_CARD + column) * 4 + direction] !== 'wall';
}

const placeOf = (space: number): readonly [number, number] => [
  Math.floor((space % (EPIC_CARD * EPIC_CARD)) / EPIC_CARD),
  space % EPIC_CARD,
];

/** Cards only slide: two spaces can be in one line when they are in the same row or column of their cards. */
function isInLine({ graph }: Mover, one: number, other: number): boolean {
  const [[row, column], [otherRow, otherColumn]] = [placeOf(one), placeOf(other)];
  return one !== other && graph.card[other] !== NOWHERE && (row === otherRow || column === otherColumn);
}
