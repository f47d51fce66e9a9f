import { useEffect, useRef, useState } from 'preact/hooks';
import type { Layout } from './layout.ts';
import { pointOn } from './pointer.ts';

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

interface LayerLook {
  readonly edit: EditTaps;
  readonly layout: Layout;
  readonly world: { readonly current: HTMLElement | null };
}

export function EditLayer({ edit, layout, world }: LayerLook) {
  const [hover, setHover] = useState<EditSpot | null>(null);
  // What was drawn last; null while nothing is pressed. With every stroke the board is another.
  const last = useRef<string | null>(null);
  useEffect(() => {
    const element = world.current;
    if (element === null) return;
    const spotOf = (event: PointerEvent) => spotAt(layout, edit.aims, pointOn(element, event));
    const tap = (spot: EditSpot | null, dragging: boolean) => {
      const key = JSON.stringify(spot);
      if (spot === null || key === last.current) return;
      last.current = key;
      edit.onTap(spot, dragging);
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      last.current = '';
      element.setPointerCapture(event.pointerId);
      tap(spotOf(event), false);
    };
    const move = (event: PointerEvent) => {
      const spot = spotOf(event);
      setHover((old) => (JSON.stringify(old) === JSON.stringify(spot) ? old : spot));
      if (last.current !== null && !(edit.aims === 'edges' && isCorner(pointOn(element, event))))
        tap(spot, true);
    };
    const up = () => {
      if (last.current !== null) edit.onLift?.();
      last.current = null;
    };
    const key = (event: KeyboardEvent) => {
      const spot = keySpot(layout, event);
      if (spot === null) return;
      event.preventDefault();
      edit.onTap(spot, false);
      edit.onLift?.();
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('pointerleave', () => setHover(null), { signal });
    element.addEventListener('keydown', key, { signal });
    return () => listening.abort();
  }, [edit, layout]);
  return hover === null ? null : <Hover spot={hover} layout={layout} />;
}

/** Where four spaces meet, whoever draws along a line means none of the others. */
const CORNER = 0.25;
const off = (value: number) => Math.abs(value - Math.round(value));
const isCorner = ({ x, y }: { readonly x: number; readonly y: number }) => off(x) < CORNER && off(y) < CORNER;

/** How near to a line an edge is meant rather than a space. */
const NEAR = 0.24;

export function spotAt(
  layout: Layout,
  aims: EditTaps['aims'],
  { x, y }: { readonly x: number; readonly y: number },
): EditSpot | null {
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

function cellAt({ cards }: Layout, x: number, y: number) {
  for (const { number, cells } of cards)
    for (const { cell, space, ...at } of cells)
      if (at.x === x && at.y === y) return { card: number, cell, space };
  return null;
}

function isRim(
  { quest }: Layout,
  { card, cell }: { card: number; cell: number },
  direction: number,
): boolean {
  const { width, height } = quest.cards[card] ?? { width: 1, height: 1 };
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return [y === 0, x === width - 1, y === height - 1, x === 0][direction] ?? false;
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** Enter draws on the focused space, Shift and an arrow on the edge that way. */
function keySpot(layout: Layout, event: KeyboardEvent): EditSpot | null {
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

function Hover({ spot, layout }: { readonly spot: EditSpot; readonly layout: Layout }) {
  const at = layout.spots.get(spot.space);
  if (at === undefined) return null;
  const direction = spot.kind === 'edge' ? ` edit-edge edit-edge-${spot.direction}` : '';
  return <div class={`edit-hover${direction}`} style={{ '--x': at.x, '--y': at.y }} />;
}
