import { slugOf } from '#content/puzzle.ts';
import { drawQuest } from '#content/quest-format/draw.ts';
import { parseQuest } from '#content/quest-format/parse.ts';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import {
  CARDS,
  type Card,
  type Edge,
  EPIC_CARD,
  MIDDLE_PLACE,
  type Quest,
  type Shape,
} from '#engine/tower/quest.ts';
import { cellOf, moveStarts } from './places.ts';

// A quest being drawn: one that may still lack somebody or their exit. Pure; every change gives the
// next draft, and every draft can be drawn as a text that reads as the same draft.

export type Draft = Quest;

/** Narrower is no board. */
export const SMALLEST = 2;
const FIRST_SIZE = 5;

export const FIRST_DRAFT: Draft = emptyDraft('trial');

export function emptyDraft(shape: Shape, width = FIRST_SIZE, height = FIRST_SIZE): Draft {
  const card = shape === 'trial' ? emptyCard(width, height) : withGaps(emptyCard(EPIC_CARD, EPIC_CARD));
  const cards = Array.from({ length: CARDS[shape] }, () => card);
  return { shape, cards, starts: {}, ...(shape === 'sliding' && { hole: MIDDLE_PLACE }) };
}

/** Open inside, walled in. */
function emptyCard(width: number, height: number): Card {
  const cells = Array.from({ length: width * height }, (_, cell) => cell);
  const edges = cells.flatMap((cell): Edge[] =>
    [0, 1, 2, 3].map((direction) => (isRim(width, height, cell, direction) ? 'wall' : 'open')),
  );
  return { width, height, floors: cells.map(() => ({ kind: 'corridor' })), edges };
}

export function isRim(width: number, height: number, cell: number, direction: number): boolean {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return [y === 0, x === width - 1, y === height - 1, x === 0][direction] ?? false;
}

/** In the middle of every side, where they meet however the cards lie. */
function withGaps(card: Card): Card {
  const { width, height } = card;
  const middle = [1, 2];
  return {
    ...card,
    edges: card.edges.map((edge, index) => {
      const [cell, direction] = [index >> 2, index & 3];
      const along = direction % 2 === 0 ? cell % width : Math.floor(cell / width);
      return isRim(width, height, cell, direction) && middle.includes(along) ? 'open' : edge;
    }),
  };
}

/** A trial of another size: what there is room for stays where it is, what is new is open floor. */
export function resized(draft: Draft, width: number, height: number): Draft {
  const [old] = draft.cards as [Card];
  const fresh = emptyCard(width, height);
  const edges = [...fresh.edges];
  const floors = fresh.floors.map((floor, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    if (x >= old.width || y >= old.height) return floor;
    const before = y * old.width + x;
    for (let direction = 0; direction < 4; direction++)
      if (!isRim(width, height, cell, direction) && !isRim(old.width, old.height, before, direction))
        edges[cell * 4 + direction] = old.edges[before * 4 + direction] as Edge;
    return old.floors[before] ?? floor;
  });
  const card = closed({ width, height, floors, edges });
  const starts = moveStarts(draft.starts, (space) => {
    const { column, row } = cellOf(draft, space);
    return column < width && row < height ? space : null;
  });
  return { ...draft, cards: [card], starts };
}

/** Nothing opens into an illustrated area. */
export function closed(card: Card): Card {
  const { width, height, floors } = card;
  const isHollow = (cell: number) => floors[cell]?.kind === 'hollow';
  return {
    ...card,
    edges: card.edges.map((edge, index) => {
      const [cell, direction] = [index >> 2, index & 3];
      if (isRim(width, height, cell, direction)) return edge;
      return isHollow(cell) || isHollow(besideOf(card, cell, direction)) ? 'wall' : edge;
    }),
  };
}

export function besideOf({ width }: Pick<Card, 'width'>, cell: number, direction: number): number {
  return cell + ([-width, 1, width, -1][direction] as number);
}

export function pawnsOf({ starts }: Draft): readonly Pawn[] {
  return PAWNS.filter((pawn) => starts[pawn] !== undefined);
}

export function textOf(draft: Draft, title: string): string {
  return drawQuest({ ...draft, name: slugOf(title) });
}

/** The draft that a text draws; null where it draws none. */
export function draftOf(text: string): Draft | null {
  const read = parseQuest(text);
  const quest = 'quest' in read ? read.quest : read.sketch;
  if (quest === undefined) return null;
  const { name: _, ...draft } = quest;
  return { ...draft, cards: draft.cards.map(closed) };
}
