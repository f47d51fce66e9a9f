import { type ReadonlySignal, signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { Pen } from '#client/board/config.ts';
import type { Spot } from '#client/board/spots.ts';
import type { TowerLayout } from './layout.ts';

// Drawing on the board: which space or edge the pointer means, and a light on it.

/** `direction`: 0 to 3 from the north, clockwise; each edge is told from the side that was nearer. */
export type EditSpot =
  | { readonly kind: 'cell'; readonly card: number; readonly cell: number; readonly space: number }
  | {
      readonly kind: 'edge';
      readonly card: number;
      readonly cell: number;
      readonly space: number;
      readonly direction: number;
      /** On the rim of its card. */
      readonly rim: boolean;
    };

export interface EditTaps {
  /** What the tool in hand is for; `all`: edges near the lines, spaces elsewhere. */
  readonly aims: 'cells' | 'edges' | 'all';
  /** `dragging`: the pointer came here without being lifted. */
  readonly onTap: (spot: EditSpot, dragging: boolean) => void;
  /** The pointer was lifted: what was drawn in one stroke is one change. */
  readonly onLift?: () => void;
}

/** What hands do on a board that is drawn on, and the light on what they mean. */
export function useEditing(edit: EditTaps, layout: TowerLayout) {
  const now = useRef(layout);
  now.current = layout;
  return useMemo(() => {
    const hover = signal<EditSpot | null>(null);
    const light = (spot: EditSpot | null) => {
      if (JSON.stringify(hover.peek()) !== JSON.stringify(spot)) hover.value = spot;
      return spot;
    };
    const meant = (at: Spot) => light(spotAt(now.current, edit.aims, at));
    return {
      hover,
      hands: {
        pen: (at: Spot) => penOf(edit, meant, at),
        hover: (at: Spot | null) => void (at === null ? light(null) : meant(at)),
      },
    };
  }, [edit]);
}

/**
 * What was drawn last is not drawn again; with every stroke the board is another. A finger draws once it moves or is
 * lifted: until then a second one may come, to look nearer.
 */
function penOf(edit: EditTaps, meant: (at: Spot) => EditSpot | null, at: Spot): Pen {
  let last = '';
  const tap = (spot: EditSpot | null, dragging: boolean) => {
    const key = JSON.stringify(spot);
    if (spot === null || key === last) return;
    last = key;
    edit.onTap(spot, dragging);
  };
  meant(at);
  return {
    to: (point) => {
      if (last === '') tap(meant(at), false);
      const spot = meant(point);
      if (edit.aims !== 'edges' || !isCorner(point)) tap(spot, true);
    },
    lift: (cancelled) => {
      if (last === '' && !cancelled) tap(meant(at), false);
      edit.onLift?.();
    },
  };
}

/** Where four spaces meet, whoever draws along a line means none of the others. */
const CORNER = 0.25;
const off = (value: number) => Math.abs(value - Math.round(value));
const isCorner = ({ x, y }: Spot) => off(x) < CORNER && off(y) < CORNER;

/** How near to a line an edge is meant rather than a space. */
const NEAR = 0.24;

export function spotAt(layout: TowerLayout, aims: EditTaps['aims'], { x, y }: Spot): EditSpot | null {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const inside = within(column, layout.width) && within(row, layout.height);
  // A finger beside the tower still means its rim.
  const [nearX, nearY] = [clamp(column, layout.width), clamp(row, layout.height)];
  const found = cellAt(layout, nearX, nearY);
  if (found === null) return null;
  const [fx, fy] = [x - nearX, y - nearY];
  const sides = [fy, 1 - fx, 1 - fy, fx];
  const direction = sides.indexOf(Math.min(...sides));
  const edge = aims === 'edges' || (aims === 'all' && (sides[direction] as number) < NEAR);
  if (!edge) return inside ? { kind: 'cell', ...found } : null;
  return { kind: 'edge', ...found, direction, rim: isRim(layout, found, direction) };
}

const within = (value: number, size: number) => value >= 0 && value < size;
const clamp = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));

function cellAt({ cards }: TowerLayout, x: number, y: number) {
  for (const { number, cells } of cards)
    for (const { cell, space, ...at } of cells)
      if (at.x === x && at.y === y) return { card: number, cell, space };
  return null;
}

function isRim(
  { quest }: TowerLayout,
  { card, cell }: { card: number; cell: number },
  direction: number,
): boolean {
  const { width, height } = quest.cards[card] ?? { width: 1, height: 1 };
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return [y === 0, x === width - 1, y === height - 1, x === 0][direction] ?? false;
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** Enter draws on the focused space, Shift and an arrow on the edge that way. */
export function keySpot(layout: TowerLayout, event: KeyboardEvent): EditSpot | null {
  const space = (event.target as Element).closest<HTMLElement>('[data-space]')?.dataset.space;
  const found = layout.cards
    .flatMap(({ number, cells }) => cells.map(({ cell, space: at }) => ({ card: number, cell, space: at })))
    .find((one) => one.space === Number(space));
  if (space === undefined || found === undefined) return null;
  if (event.key === 'Enter' || event.key === ' ') return { kind: 'cell', ...found };
  const direction = ARROWS.indexOf(event.key);
  if (!event.shiftKey || direction < 0) return null;
  return { kind: 'edge', ...found, direction, rim: isRim(layout, found, direction) };
}

export function Hover({
  spot,
  layout,
}: {
  readonly spot: ReadonlySignal<EditSpot | null>;
  readonly layout: TowerLayout;
}) {
  const { value } = spot;
  const at = value === null ? undefined : layout.spots.get(value.space);
  if (value === null || at === undefined) return null;
  const edge = value.kind === 'edge' ? ` edit-edge edit-edge-${value.direction}` : '';
  return <div class={`edit-hover${edge}`} style={{ '--x': at.x, '--y': at.y }} />;
}
