import type { Card, Edge, Quest } from '#engine/tower/quest.ts';

// How much two quests look alike: the share of spaces and edges that differ, in whichever of the eight ways
// to turn and mirror the one makes them most alike. Which hero and which kind of door is which does not count.

/** Nearer than this, two quests are one. */
export const ALIKE = 0.2;

/** 0 where they are the same, 1 where nothing is or their sizes differ. */
export function differenceOf(one: Quest, other: Quest): number {
  if (one.shape !== other.shape) return 1;
  const [first, second] = [marksOf(one), marksOf(other)];
  if (one.shape !== 'trial') return share(first[0] as string[], second[0] as string[]);
  return Math.min(...second.map((marks) => share(first[0] as string[], marks)));
}

function share(one: readonly string[], other: readonly string[]): number {
  if (one.length !== other.length || one[0] !== other[0]) return 1;
  const differing = one.filter((mark, index) => mark !== other[index]).length;
  return differing / (one.length - 1);
}

const known = new WeakMap<Quest, readonly (readonly string[])[]>();

/** Its size, then a mark for every space and edge, for each way to turn and mirror it. */
function marksOf(quest: Quest): readonly (readonly string[])[] {
  const before = known.get(quest);
  if (before !== undefined) return before;
  const found = Array.from({ length: 8 }, (_, way) => quest.cards.flatMap((card) => marks(quest, card, way)));
  known.set(quest, found);
  return found;
}

function marks(quest: Quest, card: Card, way: number): readonly string[] {
  const { width, height } = card;
  const swaps = (way & 4) !== 0;
  const [wide, tall] = swaps ? [height, width] : [width, height];
  const cells = Array.from({ length: wide * tall }, (_, index) => {
    const [x, y] = [index % wide, Math.floor(index / wide)];
    const [u, v] = swaps ? [y, x] : [x, y];
    return ((way & 2) !== 0 ? height - 1 - v : v) * width + ((way & 1) !== 0 ? width - 1 - u : u);
  });
  const starts = Object.values(quest.starts);
  return [
    `${wide} ${tall}`,
    ...cells.flatMap((cell) => {
      const space = Math.floor(cell / width) * 8 + (cell % width);
      const start = quest.shape === 'trial' && starts.includes(space) ? ' start' : '';
      return [
        `${card.floors[cell]?.kind}${start}`,
        edgeMark(card, cell, way, 1),
        edgeMark(card, cell, way, 2),
      ];
    }),
  ];
}

/** The edge that lies east or south of a space once the card is turned. */
function edgeMark({ edges }: Card, cell: number, way: number, direction: 1 | 2): string {
  const straight = (way & 4) !== 0 ? 3 - direction : direction;
  const flips = straight === 1 ? (way & 1) !== 0 : (way & 2) !== 0;
  const edge = edges[cell * 4 + (flips ? (straight + 2) & 3 : straight)] as Edge;
  return typeof edge === 'number' ? 'door' : edge;
}
