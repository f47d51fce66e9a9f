import type { Card, Quest } from '#engine/tower/quest.ts';
import { BETWEENS, besideOf } from './ground.ts';
import { CELLS, hasGap } from './spots.ts';

/** Plain spaces that nobody can walk to become pictures. */
export function withoutClosets({ cards, starts, ...quest }: Quest): Quest {
  const taken = Object.values(starts);
  const filled = cards.map((card, number) => {
    const seen = seenIn(
      card,
      card.floors.flatMap(({ kind }, cell) =>
        (kind !== 'corridor' && kind !== 'hollow') ||
        taken.includes(number * CELLS + cell) ||
        hasGap(card, cell)
          ? cell
          : [],
      ),
    );
    const floors = card.floors.map((floor, cell) => (seen.has(cell) ? floor : ({ kind: 'hollow' } as const)));
    return { ...card, floors, edges: card.edges.map((edge, at) => (seen.has(at >> 2) ? edge : 'wall')) };
  });
  return { ...quest, cards: filled, starts };
}

/** How many places a card falls apart into, for whoever walks on it alone. */
export function placesOf(card: Card): number {
  const floor = card.floors.flatMap(({ kind }, cell) => (kind === 'hollow' ? [] : cell));
  const first = new Set(floor.map((cell) => Math.min(...seenIn(card, [cell]))));
  return first.size;
}

/** From some spaces on, through whatever is no wall. */
function seenIn({ edges }: Card, from: readonly number[]): ReadonlySet<number> {
  const seen = new Set(from);
  for (let before = 0; before < seen.size; ) {
    before = seen.size;
    for (const between of BETWEENS) {
      const ends = [between.cell, besideOf(between)];
      const isWall = edges[between.cell * 4 + between.direction] === 'wall';
      if (!isWall && ends.some((cell) => seen.has(cell))) for (const cell of ends) seen.add(cell);
    }
  }
  return seen;
}
