import type { Card, Edge } from '#engine/tower/quest.ts';
import type { Draft } from './draft.ts';
import { cellOf, moveStarts, spaceOf } from './places.ts';

// A draft seen in a mirror, or turned by a quarter. The cards of a sliding epic leave their hole at the
// end, so they can be neither.

export const canTurn = ({ shape }: Draft) => shape !== 'sliding';

/** Left becomes right. */
export function mirrored(draft: Draft): Draft {
  return moved(draft, {
    card: [1, 0, 3, 2],
    size: ({ width, height }) => [width, height],
    from: ({ width }, x, y) => [width - 1 - x, y],
    way: [0, 3, 2, 1],
  });
}

/** Clockwise. */
export function quarterTurned(draft: Draft): Draft {
  return moved(draft, {
    card: [2, 0, 3, 1],
    size: ({ width, height }) => [height, width],
    from: ({ height }, x, y) => [y, height - 1 - x],
    way: [3, 0, 1, 2],
  });
}

interface Move {
  /** Which card of an epic comes to each place. */
  readonly card: readonly number[];
  readonly size: (card: Card) => readonly [number, number];
  /** Where on the old card that is which comes to this column and row. */
  readonly from: (card: Card, x: number, y: number) => readonly [number, number];
  /** Which side of a space becomes its north, east, south and west. */
  readonly way: readonly number[];
}

function moved(draft: Draft, move: Move): Draft {
  const order = draft.shape === 'trial' ? [0] : move.card;
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
