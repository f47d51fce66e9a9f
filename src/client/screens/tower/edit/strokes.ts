import type { Pawn } from '#engine/family/pawns.ts';
import type { Card, Edge, Floor } from '#engine/tower/quest.ts';
import { besideOf, closed, type Draft, isRim } from './draft.ts';
import { cellNumber, cellOf, moveStarts } from './places.ts';

// Drawing: a tool, put somewhere, is a stroke; a stroke goes on over other spaces or edges as what it
// was at first. Putting the same thing again takes it away.

export type Tool =
  | { readonly on: 'space'; readonly floor: Floor }
  | { readonly on: 'space'; readonly hero: Pawn }
  | { readonly on: 'edge'; readonly edge: 'open' | 'wall' | 'narrow' | 'current' | number };

/** A space, or the edge of a space in a direction. */
export interface Place {
  readonly space: number;
  readonly direction: number | null;
}

export type Stroke =
  | { readonly on: 'space'; readonly floor: Floor }
  | { readonly on: 'space'; readonly hero: Pawn; readonly away: boolean }
  /** As the space on the near side (north or west) sees it, and as the other does. */
  | { readonly on: 'edge'; readonly sides: readonly [Edge, Edge] };

const CORRIDOR: Floor = { kind: 'corridor' };

export function strokeAt(draft: Draft, tool: Tool, place: Place): Stroke | null {
  if (tool.on === 'edge') {
    const sides = place.direction === null ? null : sidesAt(draft, place);
    return sides === null ? null : { on: 'edge', sides: nextSides(tool.edge, sides) };
  }
  if ('hero' in tool) return { on: 'space', hero: tool.hero, away: draft.starts[tool.hero] === place.space };
  const floor = floorAt(draft, place.space);
  return { on: 'space', floor: isSame(floor, tool.floor) ? CORRIDOR : tool.floor };
}

export function drawn(draft: Draft, stroke: Stroke, place: Place): Draft {
  if (stroke.on === 'edge') return withSides(draft, place, stroke.sides);
  if ('floor' in stroke) return withFloor(draft, place.space, stroke.floor);
  if (stroke.away) return withoutHero(draft, stroke.hero);
  return withHero(draft, stroke.hero, place.space);
}

export function floorAt(draft: Draft, space: number): Floor {
  const { card, cell } = cellNumber(draft, space);
  return card.floors[cell] ?? CORRIDOR;
}

export function heroAt({ starts }: Draft, space: number): Pawn | null {
  const found = Object.entries(starts).find(([, start]) => start === space);
  return (found?.[0] as Pawn | undefined) ?? null;
}

const isSame = (one: Floor, other: Floor) => JSON.stringify(one) === JSON.stringify(other);

function withoutHero(draft: Draft, hero: Pawn): Draft {
  return { ...draft, starts: moveStarts(draft.starts, (space, pawn) => (pawn === hero ? null : space)) };
}

/** Where one can start: whoever was there makes way, and so does a trap, an exit or a hollow. */
function withHero(draft: Draft, hero: Pawn, space: number): Draft {
  const { kind } = floorAt(draft, space);
  const fit = isStart(kind) ? draft : withFloor(draft, space, CORRIDOR);
  const starts = moveStarts(fit.starts, (start) => (start === space ? null : start));
  return { ...fit, starts: { ...starts, [hero]: space } };
}

const isStart = (kind: Floor['kind']) => kind !== 'trap' && kind !== 'exit' && kind !== 'hollow';

function withFloor(draft: Draft, space: number, floor: Floor): Draft {
  const { card, cell } = cellNumber(draft, space);
  const was = card.floors[cell]?.kind;
  const floors = card.floors.with(cell, floor);
  const opened =
    was === 'hollow' && floor.kind !== 'hollow' ? opening({ ...card, floors }, cell) : card.edges;
  const next = withCard(draft, space, closed({ ...card, floors, edges: opened }));
  const stays = isStart(floor.kind);
  const starts = moveStarts(draft.starts, (start) => (start === space && !stays ? null : start));
  return { ...next, starts };
}

/** What was no floor before joins the floor around it. */
function opening(card: Card, cell: number): readonly Edge[] {
  const edges = [...card.edges];
  for (let direction = 0; direction < 4; direction++)
    if (!isRim(card.width, card.height, cell, direction)) {
      edges[cell * 4 + direction] = 'open';
      edges[besideOf(card, cell, direction) * 4 + ((direction + 2) & 3)] = 'open';
    }
  return edges;
}

function withCard(draft: Draft, space: number, card: Card): Draft {
  return { ...draft, cards: draft.cards.with(cellOf(draft, space).card, card) };
}

/** Both sides of an edge, the northern or western one first; null where nothing can be drawn. */
function sidesAt(draft: Draft, { space, direction }: Place): readonly [Edge, Edge] | null {
  const { card, cell } = cellNumber(draft, space);
  const way = direction ?? 0;
  const mine = card.edges[cell * 4 + way] as Edge;
  if (isRim(card.width, card.height, cell, way)) return draft.shape === 'trial' ? null : [mine, mine];
  const beside = besideOf(card, cell, way);
  if (card.floors[cell]?.kind === 'hollow' || card.floors[beside]?.kind === 'hollow') return null;
  const theirs = card.edges[beside * 4 + ((way + 2) & 3)] as Edge;
  return isNear(way) ? [mine, theirs] : [theirs, mine];
}

/** Whether a space is the first of the two that this edge of it parts. */
const isNear = (direction: number) => direction === 1 || direction === 2;

function nextSides(edge: (Tool & { on: 'edge' })['edge'], [one, other]: readonly [Edge, Edge]): [Edge, Edge] {
  if (edge === 'current') {
    if (one === 'open' && other === 'against') return ['against', 'open'];
    return one === 'against' ? ['open', 'open'] : ['open', 'against'];
  }
  return one === edge && other === edge ? ['open', 'open'] : [edge, edge];
}

function withSides(draft: Draft, place: Place, [one, other]: readonly [Edge, Edge]): Draft {
  const { space, direction } = place;
  if (direction === null || sidesAt(draft, place) === null) return draft;
  const { card, cell } = cellNumber(draft, space);
  const edges = [...card.edges];
  const rim = isRim(card.width, card.height, cell, direction);
  // Between cards there are gaps and walls, nothing else.
  if (rim) edges[cell * 4 + direction] = one === 'open' && other === 'open' ? 'open' : 'wall';
  else {
    const beside = besideOf(card, cell, direction);
    edges[cell * 4 + direction] = isNear(direction) ? one : other;
    edges[beside * 4 + ((direction + 2) & 3)] = isNear(direction) ? other : one;
  }
  return withCard(draft, space, { ...card, edges });
}
