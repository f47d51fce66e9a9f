import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import { type Card, EPIC_CARD, LARGEST_TRIAL, type Quest, spaceAt } from '#engine/tower/quest.ts';

// Where something is on a quest's cards, and what is beside it.

export interface Cell {
  readonly card: number;
  readonly column: number;
  readonly row: number;
}

export function cellOf({ shape }: Pick<Quest, 'shape'>, space: number): Cell {
  if (shape === 'trial')
    return { card: 0, column: space % LARGEST_TRIAL, row: Math.floor(space / LARGEST_TRIAL) };
  const each = EPIC_CARD * EPIC_CARD;
  const cell = space % each;
  return { card: Math.floor(space / each), column: cell % EPIC_CARD, row: Math.floor(cell / EPIC_CARD) };
}

export const spaceOf = ({ shape }: Pick<Quest, 'shape'>, { card, column, row }: Cell) =>
  spaceAt(shape, card, row, column);

/** By its number on its card. */
export function cellNumber(quest: Quest, space: number): { readonly card: Card; readonly cell: number } {
  const { card: number, column, row } = cellOf(quest, space);
  const card = quest.cards[number] as Card;
  return { card, cell: row * card.width + column };
}

/** Every pawn where it is moved to; those moved nowhere (null) take no part any more. */
export function moveStarts(
  starts: Quest['starts'],
  move: (space: number, pawn: Pawn) => number | null,
): Quest['starts'] {
  const moved = PAWNS.flatMap((pawn) => {
    const space = starts[pawn];
    const to = space === undefined ? null : move(space, pawn);
    return to === null ? [] : [[pawn, to] as const];
  });
  return Object.fromEntries(moved);
}
