import type { Card, Edge, Floor, Quest } from '#engine/tower/quest.ts';

// A quest without one of its elements, or without all of a kind: what tells whether they matter.

export const ELEMENTS = ['door', 'narrow', 'current', 'ladder', 'trap', 'invocation', 'key'] as const;
export type Element = (typeof ELEMENTS)[number];

/** One thing on a card: a space, or what is between two spaces (east or south of the first). */
export interface Thing {
  readonly element: Element;
  readonly card: number;
  readonly cell: number;
  /** Null for a space. */
  readonly direction: 1 | 2 | null;
}

export function thingsOf({ cards }: Quest): readonly Thing[] {
  return cards.flatMap((card, number) =>
    card.floors.flatMap((floor, cell) => [
      ...thing(floorElement(floor), number, cell, null),
      ...([1, 2] as const).flatMap((direction) =>
        thing(edgeElement(card, cell, direction), number, cell, direction),
      ),
    ]),
  );
}

function thing(
  element: Element | null,
  card: number,
  cell: number,
  direction: Thing['direction'],
): readonly Thing[] {
  return element === null ? [] : [{ element, card, cell, direction }];
}

function floorElement({ kind }: Floor): Element | null {
  return (ELEMENTS as readonly string[]).includes(kind) ? (kind as Element) : null;
}

function edgeElement(card: Card, cell: number, direction: 1 | 2): Element | null {
  const beside = besideOf(card, cell, direction);
  if (beside === null) return null;
  const [here, there] = [
    card.edges[cell * 4 + direction],
    card.edges[beside * 4 + direction + (direction === 1 ? 2 : -2)],
  ];
  if (typeof here === 'number') return 'door';
  if (here === 'narrow') return 'narrow';
  return here === 'against' || there === 'against' ? 'current' : null;
}

export function besideOf({ width, height }: Card, cell: number, direction: 1 | 2): number | null {
  if (direction === 1) return cell % width < width - 1 ? cell + 1 : null;
  return cell < width * (height - 1) ? cell + width : null;
}

/** What is left when it is gone, in every way it can be: an edge lets everybody through, and nobody. */
export function without(quest: Quest, { element, card, cell, direction }: Thing): readonly Quest[] {
  const plain = element === 'trap' ? (['corridor', 'hollow'] as const) : (['corridor'] as const);
  const change = (changed: (card: Card) => Card): Quest => ({
    ...quest,
    cards: quest.cards.map((one, number) => (number === card ? changed(one) : one)),
  });
  if (direction === null) return plain.map((kind) => change((one) => withFloor(one, cell, { kind })));
  return (['open', 'wall'] as const).map((edge) => change((one) => withEdge(one, cell, direction, edge)));
}

/** A hollow is walled in. */
function withFloor(card: Card, cell: number, floor: Floor): Card {
  const changed = { ...card, floors: card.floors.with(cell, floor) };
  if (floor.kind !== 'hollow') return changed;
  const edges = [cell, cell, cell - 1, cell - card.width] as const;
  return edges.reduce<Card>((all, from, index) => {
    const direction = index % 2 === 0 ? 1 : 2;
    return from < 0 || besideOf(card, from, direction) === null
      ? all
      : withEdge(all, from, direction, 'wall');
  }, changed);
}

function withEdge(card: Card, cell: number, direction: 1 | 2, edge: Edge): Card {
  const beside = besideOf(card, cell, direction) as number;
  const edges = card.edges.with(cell * 4 + direction, edge).with(beside * 4 + ((direction + 2) & 3), edge);
  return { ...card, edges };
}

/** All of a kind at once: shut, or plain floor. */
export function withoutAll(quest: Quest, element: Element): Quest {
  return thingsOf(quest)
    .filter((one) => one.element === element)
    .reduce((left, one) => without(left, one).at(-1) as Quest, quest);
}
