import { NORTH, WEST } from '#engine/mall/lattice.ts';
import type { Canvas } from './canvas.ts';
import type { DoorSign } from './doors.ts';
import { INKS, type Look, type Marks } from './look.ts';
import type { Border, PlacedSpace, Plan } from './plan.ts';
import type { Style } from './text.ts';

// The lines between the spaces, and the corners where they meet.

export function drawWalls(canvas: Canvas, plan: Plan, look: Look, width: number): void {
  for (let y = 0; y <= plan.height; y++)
    for (let x = 0; x <= plan.width; x++) {
      const north = borderAt(plan, x, y, NORTH);
      const west = borderAt(plan, x, y, WEST);
      drawLying(canvas, look, x * (width + 1) + 1, y * 2, width, north, entryArrow(plan, look, x, y, NORTH));
      drawUpright(canvas, look, x * (width + 1), y * 2 + 1, west, entryArrow(plan, look, x, y, WEST));
      drawCorner(canvas, plan, look, x, y, width);
    }
}

/** What stands north (or west) of this space, seen from whichever of the two spaces exists. */
function borderAt(plan: Plan, x: number, y: number, direction: number): Border {
  const here = plan.spaceAt(plan.left + x, plan.top + y);
  if (here !== undefined) return plan.borderOf(here, direction);
  const there = across(plan, x, y, direction);
  return there === undefined ? 'none' : plan.borderOf(there, (direction + 2) & 3);
}

function across(plan: Plan, x: number, y: number, direction: number): PlacedSpace | undefined {
  const [dx, dy] = direction === NORTH ? [0, -1] : [-1, 0];
  return plan.spaceAt(plan.left + x + dx, plan.top + y + dy);
}

/** The arrow of an entry points into the tile. */
function entryArrow(plan: Plan, look: Look, x: number, y: number, direction: number): string {
  const inside = plan.spaceAt(plan.left + x, plan.top + y) !== undefined;
  return look.marks.arrows[inside ? (direction + 2) & 3 : direction] ?? '';
}

const WALL: Style = { ink: INKS.wall, ground: INKS.dark };
const PASSAGE: Style = { ink: INKS.passage, ground: INKS.dark, bold: true };
const SHUT: Style = { ink: INKS.alarm, ground: INKS.dark, bold: true };
const OPEN: Style = { ink: INKS.good, ground: INKS.dark, bold: true };
const ENTRY: Style = { ink: INKS.pale, ground: INKS.floor, bold: true };

const doorStyle = ({ open }: DoorSign) => (open ? OPEN : SHUT);

/** [X5.8] the way that is open now, or the one that a code would open, with a bar. */
function doorArrow({ doors }: Marks, { towards, free, open }: DoorSign): string {
  const arrows = open || free ? doors.open : doors.shut;
  return arrows[!open && free ? (towards + 2) & 3 : towards] ?? '';
}

function drawLying(
  canvas: Canvas,
  { marks }: Look,
  column: number,
  row: number,
  width: number,
  border: Border,
  arrow: string,
): void {
  const middle = column + Math.floor((width - 1) / 2);
  const wall = (marks.walls[10] ?? '').repeat(width);
  if (border === 'wall') canvas.put(column, row, wall, WALL);
  if (border === 'opened') canvas.put(column, row, marks.breach.repeat(width), PASSAGE);
  if (typeof border === 'object') {
    canvas.put(column, row, (border.open ? ' ' : marks.doors.lying).repeat(width), doorStyle(border));
    canvas.put(middle, row, doorArrow(marks, border), doorStyle(border));
  }
  if (border === 'entry') canvas.put(middle, row, arrow, ENTRY);
  if (border !== 'small') return;
  canvas.put(column, row, wall, PASSAGE);
  canvas.put(middle, row, marks.small, PASSAGE);
}

function drawUpright(
  canvas: Canvas,
  { marks }: Look,
  column: number,
  row: number,
  border: Border,
  arrow: string,
): void {
  if (border === 'wall') canvas.put(column, row, marks.walls[5] ?? '', WALL);
  if (border === 'opened') canvas.put(column, row, marks.breach, PASSAGE);
  if (typeof border === 'object') canvas.put(column, row, doorArrow(marks, border), doorStyle(border));
  if (border === 'entry') canvas.put(column, row, arrow, ENTRY);
  if (border === 'small') canvas.put(column, row, marks.small, PASSAGE);
}

const isSolid = (border: Border) => border === 'wall' || border === 'small' || typeof border === 'object';

function drawCorner(canvas: Canvas, plan: Plan, look: Look, x: number, y: number, width: number): void {
  const arms = [
    borderAt(plan, x, y - 1, WEST),
    borderAt(plan, x, y, NORTH),
    borderAt(plan, x, y, WEST),
    borderAt(plan, x - 1, y, NORTH),
  ];
  const mask = arms.reduce((sum, border, arm) => sum + (isSolid(border) ? 1 << arm : 0), 0);
  if (mask > 0) canvas.put(x * (width + 1), y * 2, look.marks.walls[mask] ?? '', WALL);
}
