import { PAWNS } from '#engine/family/pawns.ts';
import { NOWHERE } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';
import {
  type Arrangement,
  type Card,
  type Edge,
  EPIC_CARD,
  type Floor,
  MIDDLE_PLACE,
  PLACES,
  type Quest,
} from '#engine/tower/quest.ts';

// A quest that begins in a certain position: its cards drawn as they lie there, its heroes where they stand.

export interface Laid {
  readonly quest: Quest;
  /** What has become of a space and of a card. */
  readonly space: (space: number) => number;
  readonly card: (card: number) => number;
}

type Redrawn = Pick<Laid, 'space' | 'card'> & { readonly cards: readonly Card[]; readonly hole?: number };

const CELLS = EPIC_CARD * EPIC_CARD;

/** Null where nobody may begin so: somebody gone, or the hole elsewhere than in the middle [T15]. */
export function laidOut(quest: Quest, { pawns, arranged }: Position): Laid | null {
  const spaceOf = (pawn: number) => pawns[pawn] as number;
  const missing = PAWNS.some((pawn, index) => quest.starts[pawn] !== undefined && spaceOf(index) === NOWHERE);
  const redrawn = missing ? null : redraw(quest, arranged);
  if (redrawn === null) return null;
  const { space, card, ...drawn } = redrawn;
  const starts = PAWNS.flatMap((pawn, index) =>
    spaceOf(index) === NOWHERE ? [] : [[pawn, space(spaceOf(index))] as const],
  );
  return { quest: { ...quest, ...drawn, starts: Object.fromEntries(starts) }, space, card };
}

function redraw({ shape, cards }: Quest, arranged: Arrangement): Redrawn | null {
  if (shape === 'rotating') return turnedTo(cards, arranged);
  return shape === 'sliding' ? slidTo(cards, arranged) : { cards, space: (at) => at, card: (one) => one };
}

/** [T14] every card stays where it is. */
function turnedTo(cards: readonly Card[], arranged: Arrangement): Redrawn {
  return {
    cards: cards.map((card, number) => turnedCard(card, arranged[number] as number)),
    space: (space) => {
      const card = Math.floor(space / CELLS);
      return card * CELLS + turnedCell(space % CELLS, arranged[card] as number);
    },
    card: (card) => card,
  };
}

function turnedCell(cell: number, quarters: number): number {
  let [x, y] = [cell % EPIC_CARD, Math.floor(cell / EPIC_CARD)];
  for (let turn = 0; turn < quarters; turn++) [x, y] = [EPIC_CARD - 1 - y, x];
  return y * EPIC_CARD + x;
}

/** Clockwise. */
function turnedCard(card: Card, quarters: number): Card {
  const floors: Floor[] = [];
  const edges: Edge[] = [];
  card.floors.forEach((floor, cell) => {
    const to = turnedCell(cell, quarters);
    floors[to] = floor;
    for (const side of [0, 1, 2, 3])
      edges[to * 4 + ((side + quarters) & 3)] = card.edges[cell * 4 + side] as Edge;
  });
  return { ...card, floors, edges };
}

/** [T15] the cards in the order of their places. */
function slidTo(cards: readonly Card[], arranged: Arrangement): Redrawn | null {
  if (arranged.includes(MIDDLE_PLACE)) return null;
  const places = Array.from({ length: PLACES }, (_, place) => place);
  const order = places.flatMap((place) => (place === MIDDLE_PLACE ? [] : arranged.indexOf(place)));
  const card = (one: number) => order.indexOf(one);
  return {
    cards: order.map((one) => cards[one] as Card),
    hole: MIDDLE_PLACE,
    space: (space) => card(Math.floor(space / CELLS)) * CELLS + (space % CELLS),
    card,
  };
}
