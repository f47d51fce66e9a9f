import { type Card, type Edge, MIDDLE_PLACE, type Shape } from '#engine/tower/quest.ts';
import type { Draft } from './draft.ts';
import { cellOf, moveStarts, spaceOf } from './places.ts';

// A draft seen in a mirror, or turned by a quarter. Where the cards of a sliding epic leave their hole at the
// end, as they once did, it can be neither.

export const canTurn = ({ shape, hole }: Draft) => shape !== 'sliding' || hole === MIDDLE_PLACE;

/** Left becomes right. */
export function mirrored(draft: Draft): Draft {
  return moved(draft, {
    card: { trial: [0], rotating: [1, 0, 3, 2], sliding: [2, 1, 0, 4, 3, 7, 6, 5] },
    size: ({ width, height }) => [width, height],
    from: ({ width }, x, y) => [width - 1 - x, y],
    way: [0, 3, 2, 1],
  });
}

/** Clockwise. */
export function quarterTurned(draft: Draft): Draft {
  return moved(draft, {
    card: { trial: [0], rotating: [2, 0, 3, 1], sliding: [5, 3, 0, 6, 1, 7, 4, 2] },
    size: ({ width, height }) => [height, width],
    from: ({ height }, x, y) => [y, height - 1 - x],
    way: [3, 0, 1, 2],
  });
}

interface Move {
  /** Which card comes to each place. */
  readonly card: Readonly<Record<Shape, readonly number[]>>;
  readonly size: (card: Card) => readonly [number, number];
  /** Where on the old card that is which comes to this column and row. */
  readonly from: (card: Card, x: number, y: number) => readonly [number, number];
  /** Which side of a space becomes its north, east, south and west. */
  readonly way: readonly number[];
}

function moved(draft: Draft, move: Move): Draft {
  const order = move.card[draft.shape];
  const cards = order.map((from) => movedCard(draft.cards[from] as Card, move));
  const starts = moveStarts(draft.starts, (space) => {
    const { card, column, row } = cellOf(draft, space);
    const to = order.indexOf(card);
    const [width, height] = move.size(draft.cards[card] as Card);
    for (let cell = 0; cell < width * height; cell++) {
      const [x, y] = move.from(draft.cards[card] as Card, cell % width, Math.floor(cell / width));
      if (x === column && y === row)
        return spaceOf(draft, { card: to, column: cell % width, row: Math.floor(cell / width) });
    }
    return null;
  });
  return { ...draft, cards, starts };
}

function movedCard(card: Card, { size, from, way }: Move): Card {
  const [width, height] = size(card);
  const before = Array.from({ length: width * height }, (_, cell) => {
    const [x, y] = from(card, cell % width, Math.floor(cell / width));
    return y * card.width + x;
  });
  return {
    width,
    height,
    floors: before.map((cell) => card.floors[cell] ?? { kind: 'corridor' }),
    edges: before.flatMap((cell) => way.map((side) => card.edges[cell * 4 + side] as Edge)),
  };
}
