import { type Card, type Quest, spaceAt } from '#engine/tower/quest.ts';
import { partsOf } from './parts.ts';
import { thingsOf } from './without.ts';

// Whether a card looks like a place and not like noise.

export interface Look {
  /** Spaces with nothing but walls around, on which nothing is. */
  readonly closets: number;
  /** Illustrated spaces that touch no other. */
  readonly specks: number;
  /** Parts that no opening, ladder or throw joins, and those of them where nothing is. */
  readonly parts: number;
  readonly voids: number;
  /** Things a space, of those one can be on. */
  readonly clutter: number;
  /** The largest share of neighbouring pairs that a mirror or half a turn leaves alike, walls or not. */
  readonly symmetry: number;
}

export function lookOf(quest: Quest): Look {
  const card = quest.cards[0] as Card;
  const cells = card.floors.map((_, cell) => cell);
  const solid = (cell: number) => card.floors[cell]?.kind === 'hollow';
  const joined = (cell: number) =>
    neighbours(card, cell).filter(([, direction]) => isOpen(card, cell, direction));
  const floor = cells.filter((cell) => !solid(cell));
  const specks = cells.filter(
    (cell) => solid(cell) && !neighbours(card, cell).some(([beside]) => solid(beside)),
  );
  const closets = floor.filter((cell) => joined(cell).length === 0 && card.floors[cell]?.kind === 'corridor');
  const parts = partsOf(floor, (cell) => joinedTo(card, floor, cell));
  return {
    closets: closets.length,
    specks: specks.length,
    parts: parts.length,
    voids: parts.filter((part) => !part.some((cell) => isUsed(quest, card, cell))).length,
    clutter: (thingsOf(quest).length + goals(card)) / floor.length,
    symmetry: Math.max(...FLIPS.map(([across, down]) => alikeAfter(card, across, down))),
  };
}

const goals = ({ floors }: Card) => floors.filter(({ kind }) => kind === 'exit' || kind === 'armory').length;

function neighbours({ width, height }: Card, cell: number): readonly (readonly [number, number])[] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const all = [
    [x, y - 1, 0],
    [x + 1, y, 1],
    [x, y + 1, 2],
    [x - 1, y, 3],
  ] as const;
  return all
    .filter(([nx, ny]) => nx >= 0 && ny >= 0 && nx < width && ny < height)
    .map(([nx, ny, direction]) => [ny * width + nx, direction]);
}

const isOpen = ({ edges }: Card, cell: number, direction: number) => edges[cell * 4 + direction] !== 'wall';

/** One place; or two where somebody can be swapped or teleport to the other. */
export function isOnePlace(quest: Quest): boolean {
  const { parts, voids, closets } = lookOf(quest);
  const { floors } = quest.cards[0] as Card;
  const swaps = quest.starts.mage !== undefined && floors.some(({ kind }) => kind === 'invocation');
  return closets === 0 && voids === 0 && parts <= (swaps || quest.starts.sister !== undefined ? 2 : 1);
}

function isUsed({ starts }: Quest, { floors, width }: Card, cell: number): boolean {
  const space = spaceAt('trial', 0, Math.floor(cell / width), cell % width);
  return floors[cell]?.kind !== 'corridor' || Object.values(starts).includes(space);
}

/** Ladders join across anything in line, and so does a throw over a trap by its openings. */
function joinedTo(card: Card, floor: readonly number[], cell: number): readonly number[] {
  const isLadder = (one: number) => card.floors[one]?.kind === 'ladder';
  const inLine = (other: number) =>
    cell % card.width === other % card.width ||
    Math.floor(cell / card.width) === Math.floor(other / card.width);
  const ladders = isLadder(cell) ? floor.filter((other) => isLadder(other) && inLine(other)) : [];
  const beside = neighbours(card, cell).filter(([, direction]) => isOpen(card, cell, direction));
  return [...ladders, ...beside.map(([next]) => next)];
}

const FLIPS = [
  [true, false],
  [false, true],
  [true, true],
] as const;

function alikeAfter(card: Card, across: boolean, down: boolean): number {
  const { width, height } = card;
  const flip = (cell: number) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return (down ? height - 1 - y : y) * width + (across ? width - 1 - x : x);
  };
  let [same, all] = [0, 0];
  card.floors.forEach((_, cell) => {
    for (const [beside, direction] of neighbours(card, cell)) {
      const turned =
        direction % 2 === 0 ? (down ? direction ^ 2 : direction) : across ? direction ^ 2 : direction;
      all++;
      if (
        isOpen(card, cell, direction) === isOpen(card, flip(cell), turned) &&
        isHollow(card, beside) === isHollow(card, flip(beside))
      )
        same++;
    }
  });
  return all === 0 ? 1 : same / all;
}

const isHollow = ({ floors }: Card, cell: number) => floors[cell]?.kind === 'hollow';
