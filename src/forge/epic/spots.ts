import { type Card, type Edge, EPIC_CARD, type Floor, type Quest } from '#engine/tower/quest.ts';
import { BETWEENS, type Between, besideOf, withEdge } from './ground.ts';

// One space of a card of an epic, or one edge, and the quest with it changed.

export const CELLS = EPIC_CARD * EPIC_CARD;

export type Sides = readonly [Edge, Edge];

export interface OnCard {
  readonly card: number;
  readonly between: Between;
}

/** Every edge with a space on both sides. */
export function betweensOf({ cards }: Quest): readonly OnCard[] {
  return cards.flatMap(({ floors }, card) =>
    BETWEENS.filter((between) =>
      [between.cell, besideOf(between)].every((cell) => floors[cell]?.kind !== 'hollow'),
    ).map((between) => ({ card, between })),
  );
}

export function withSides(quest: Quest, { card, between }: OnCard, [here, there]: Sides): Quest {
  const cards = quest.cards.map((one, number) =>
    number === card ? withEdge(one, between, here, there) : one,
  );
  return { ...quest, cards };
}

export const floorAt = ({ cards }: Quest, space: number) =>
  cards[Math.floor(space / CELLS)]?.floors[space % CELLS] as Floor;

export function withFloor(quest: Quest, space: number, floor: Floor): Quest {
  const cards = quest.cards.map((card, number) =>
    number === Math.floor(space / CELLS) ? { ...card, floors: card.floors.with(space % CELLS, floor) } : card,
  );
  return { ...quest, cards };
}

/** Where a picture can be: nothing lies there, nobody starts there, and no gap leads there. */
export function plainSpaces({
  cards,
  starts,
}: Quest): readonly { readonly card: number; readonly cell: number }[] {
  const taken = Object.values(starts);
  return cards.flatMap((one, card) =>
    one.floors.flatMap(({ kind }, cell) =>
      kind === 'corridor' && !hasGap(one, cell) && !taken.includes(card * CELLS + cell) ? { card, cell } : [],
    ),
  );
}

/** A way onto the card beside. */
export function hasGap({ edges }: Card, cell: number): boolean {
  const [row, column] = [Math.floor(cell / EPIC_CARD), cell % EPIC_CARD];
  const rim = [row === 0, column === EPIC_CARD - 1, row === EPIC_CARD - 1, column === 0];
  return rim.some((is, side) => is && edges[cell * 4 + side] !== 'wall');
}

/** Walled in. */
export function withPicture(quest: Quest, card: number, cell: number): Quest {
  const cards = quest.cards.map((one, number) => {
    if (number !== card) return one;
    const hollow: Card = { ...one, floors: one.floors.with(cell, { kind: 'hollow' }) };
    const beside = BETWEENS.filter((between) => [between.cell, besideOf(between)].includes(cell));
    return beside.reduce((left, between) => withEdge(left, between, 'wall'), hollow);
  });
  return { ...quest, cards };
}

/** Where a pawn may start that nobody does. */
export function standable({ cards, starts }: Quest): readonly number[] {
  const taken = Object.values(starts);
  return cards.flatMap(({ floors }, card) =>
    floors.flatMap(({ kind }, cell) =>
      ['hollow', 'trap', 'exit'].includes(kind) || taken.includes(card * CELLS + cell)
        ? []
        : card * CELLS + cell,
    ),
  );
}
