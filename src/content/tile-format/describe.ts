import type { Direction } from '#engine/family/directions.ts';
import { SLOT, type Tile } from '#engine/mall/tile.ts';
import { has } from './geometry.ts';
import { corridors, distances, onFoot, openSlots } from './graph.ts';
import { cutsOf, passingPlaces } from './reach.ts';

// How a tile plays, in figures: for the table of `npm run tiles` and for whoever draws the next one.

export interface TileRow {
  readonly tile: string;
  readonly corridor: number;
  readonly shops: readonly string[];
  /** Steps on foot between each two open sides. */
  readonly between: readonly { readonly from: Direction; readonly to: Direction; readonly steps: number }[];
  readonly deadEnds: number;
  /** Spaces that part the tile while a pawn stands there. */
  readonly chokePoints: number;
  readonly passingPlaces: number;
  readonly longestRun: number;
  /** Steps on foot each escalator saves; null where there is no other way. */
  readonly escalators: readonly (number | null)[];
  /** Steps on foot round each small passage, for those who cannot pass it. */
  readonly smallPassages: readonly (number | null)[];
  /** Vortexes, timers, cameras and crystal balls that are choke points. */
  readonly specialChokePoints: number;
}

const PARKING = ['vortex', 'timer', 'camera', 'crystal'] as const;

export function describeTiles(tiles: Iterable<Tile>): readonly TileRow[] {
  return [...tiles].map(describeTile);
}

function describeTile(tile: Tile): TileRow {
  const walk = onFoot(tile);
  const cells = corridors(tile);
  const cuts = cutsOf(tile, walk);
  const slots = openSlots(tile).map((side) => SLOT[side]);
  const isDeadEnd = (cell: number) => walk[cell]?.length === 1 && !slots.includes(cell);
  return {
    tile: tile.name,
    corridor: cells.length,
    shops: [...new Set(tile.cells.flatMap(({ shop }) => shop ?? []))],
    between: betweenSlots(tile),
    deadEnds: cells.filter(isDeadEnd).length,
    chokePoints: cuts.length,
    passingPlaces: passingPlaces(tile, walk).length,
    longestRun: longestRun(tile),
    escalators: tile.escalators.map(([one, other]) => finite(distances(walk, one)[other])),
    smallPassages: smallPassages(tile).map(([one, other]) => finite(distances(walk, one)[other])),
    specialChokePoints: cuts.filter((cell) => PARKING.some((kind) => has(tile.cells[cell], kind))).length,
  };
}

function betweenSlots(tile: Tile): TileRow['between'] {
  const sides = openSlots(tile);
  const walk = onFoot(tile);
  return sides.flatMap((from, index) =>
    sides
      .slice(index + 1)
      .map((to) => ({ from, to, steps: distances(walk, SLOT[from])[SLOT[to]] ?? Number.POSITIVE_INFINITY })),
  );
}

function smallPassages(tile: Tile): readonly (readonly [number, number])[] {
  const ends = (edges: Tile['east'], step: number) =>
    edges.flatMap((edge, cell) => (edge === 'small' ? [[cell, cell + step] as const] : []));
  return [...ends(tile.east, 1), ...ends(tile.south, 4)];
}

function finite(steps: number | undefined): number | null {
  return steps === undefined || steps === Number.POSITIVE_INFINITY ? null : steps;
}

/** The most spaces in one straight line, what a single move can cross on this tile. */
function longestRun(tile: Tile): number {
  const walk = onFoot(tile);
  const run = (cell: number, step: number): number =>
    walk[cell]?.includes(cell + step) ? 1 + run(cell + step, step) : 1;
  return Math.max(...corridors(tile).flatMap((cell) => [run(cell, 1), run(cell, 4)]));
}
