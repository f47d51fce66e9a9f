import { outOfService, type PublicGame } from '#engine/mall/index.ts';
import { NORTH, WEST } from '#engine/mall/lattice.ts';
import { cellOf, OFF, type Space } from '#engine/mall/spaces.ts';
import { pawnOn, spaceNow, spaceOfPawn } from '#engine/mall/ways.ts';
import { type Canvas, canvasOf } from './canvas.ts';
import { type Standing, writeSpace } from './cell.ts';
import { laidIn, numbersOf } from './choices.ts';
import { INKS, type Look, letterOf, STRONG, shopTexture } from './look.ts';
import { cornerOf, type PlacedSpace, type Plan, plansOf } from './plan.ts';
import { featuresNow, watcherOf } from './print.ts';
import type { Ink, Line } from './text.ts';
import { drawWalls } from './walls.ts';

// The mall as lines of text. A space is `width` columns and one row, with a wall's room around it.

export interface Drawing {
  readonly lines: readonly Line[];
  readonly width: number;
}

export type StandingOf = (here: PlacedSpace) => Standing;

/** Every dimension, one under the other. */
export function drawMall(game: PublicGame, look: Look, width: number): readonly Drawing[] {
  const standing = standingIn(game, look);
  return plansOf(game).map((plan) => drawPlan(plan, look, width, standing, namesOf(plan, game, look)));
}

/** How wide and high the drawing of a plan will be. */
export function sizeOf(plan: Plan, width: number): { readonly columns: number; readonly rows: number } {
  return { columns: plan.width * (width + 1) + 1, rows: plan.height * 2 + 1 };
}

function standingIn(game: PublicGame, look: Look): StandingOf {
  const numbers = numbersOf(game);
  const laid = new Map(laidIn(game, look).map(({ space, sign }) => [space, sign]));
  return (here) => {
    const { space } = here;
    const pawn = pawnOn(game, space);
    return {
      pawn: pawn < 0 ? null : (game.box.pawns[pawn] ?? null),
      captive: pawn >= 0 && game.box.policies.captive(game, pawn),
      features: featuresNow(game, here),
      laid: laid.get(space) ?? '',
      broken: game.shared.outOfOrder.includes(space),
      spent: isSpent(game, space),
      number: numbers.get(space),
    };
  };
}

function isSpent(game: PublicGame, space: Space): boolean {
  const { shared } = game;
  const info = spaceNow(game, space);
  if (info?.explore != null) return !shared.board.unused.includes(space);
  if (info?.vortex != null) return outOfService(game) !== null;
  return info?.item != null && shared.stolen;
}

interface TileName {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  /** [X1.2] whether somebody watches this tile: the letter of who stands on none of its spaces [X8.1], else nothing. */
  readonly watched: string | null;
}

/** Written in the north wall over a tile's first space, which is never an opening (tiles.md). */
function namesOf(plan: Plan, game: PublicGame, look: Look): readonly TileName[] {
  return plan.placed.map((placement) => {
    const { x, y } = cornerOf(placement);
    const name = game.box.tiles[placement.tile]?.name ?? '';
    return {
      x: x - plan.left,
      y: y - plan.top,
      name,
      watched: watchSign(game, look, placement.tile),
    };
  });
}

function watchSign(game: PublicGame, { lang }: Look, tile: number): string | null {
  const watcher = watcherOf(game, tile);
  if (watcher === undefined) return null;
  return spaceOfPawn(game, watcher) === OFF ? letterOf(lang, watcher) : '';
}

interface Pen {
  readonly canvas: Canvas;
  readonly plan: Plan;
  readonly look: Look;
  readonly width: number;
}

export function drawPlan(
  plan: Plan,
  look: Look,
  width: number,
  standing: StandingOf,
  names: readonly TileName[],
): Drawing {
  const { columns, rows } = sizeOf(plan, width);
  const canvas = canvasOf(columns, rows);
  const pen = { canvas, plan, look, width };
  eachSpace(pen, (here, column, row) => drawSpace(pen, here, column, row, standing(here)));
  drawWalls(canvas, plan, look, width);
  for (const { x, y, name, watched } of names) {
    const ink = watched === null ? INKS.pale : INKS.alarm;
    const text = watched === null ? name : `${name}${look.marks.watched}${watched}`;
    canvas.put(x * (width + 1) + 1, y * 2, text, { ink, ground: INKS.dark });
  }
  return { lines: canvas.lines(), width: columns };
}

function eachSpace(
  { plan, width }: Pen,
  draw: (here: PlacedSpace, column: number, row: number) => void,
): void {
  for (let y = 0; y < plan.height; y++)
    for (let x = 0; x < plan.width; x++) {
      const here = plan.spaceAt(plan.left + x, plan.top + y);
      if (here !== undefined) draw(here, x * (width + 1), y * 2);
    }
}

function drawSpace(pen: Pen, here: PlacedSpace, column: number, row: number, standing: Standing): void {
  const { canvas, look, width } = pen;
  const ground = groundOf(here);
  // The wall's room belongs to the floor it is seen from, unless a wall is drawn over it.
  for (const offset of [0, 1, 2]) canvas.put(column, row + offset, ' '.repeat(width + 2), { ground });
  const shop = shopOf(here);
  if (shop !== undefined) {
    drawShop(pen, here, column, row, shopTexture(look, here.tile, shop));
    // Whoever sits inside, or what reaches over it.
    const { laid } = standing;
    if (laid !== '') canvas.put(column + 1, row + 1, laid.slice(0, width), { ground, ...STRONG });
  } else {
    const written = writeSpace(look, here, standing, width);
    canvas.put(column + 1, row + 1, written.text, { ground, ...written.style });
  }
}

/** A shop of several spaces is one dark shape: its texture runs on to the north and west. */
function drawShop(
  { canvas, plan, width }: Pen,
  here: PlacedSpace,
  column: number,
  row: number,
  texture: string,
): void {
  const style = { ink: INKS.shopInk, ground: INKS.shop };
  const north = plan.borderOf(here, NORTH) === 'none';
  const west = plan.borderOf(here, WEST) === 'none';
  canvas.put(column + 1, row + 1, texture.repeat(width), style);
  if (north) canvas.put(column + 1, row, texture.repeat(width), style);
  if (west) canvas.put(column, row + 1, texture, style);
  if (north && west) canvas.put(column, row, texture, style);
}

function shopOf({ tile, space }: PlacedSpace): string | undefined {
  return tile.cells[cellOf(space)]?.shop;
}

/** Neighbouring tiles lie on two near tones, so that one sees where a tile ends. */
export function groundOf(here: PlacedSpace): Ink {
  if (shopOf(here) !== undefined) return INKS.shop;
  const { a, b } = here.placement;
  return ((a + b) & 1) === 0 ? INKS.floor : INKS.otherFloor;
}
