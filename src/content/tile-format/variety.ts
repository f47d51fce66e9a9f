import { cellBeside, stepsAcross } from '#engine/mall/spaces.ts';
import type { Tile } from '#engine/mall/tile.ts';
import type { Problem } from './errors.ts';

// No two tiles share an interior, not even turned or mirrored: shops and walls alone must tell them apart.

const CELLS = Array.from({ length: 16 }, (_, cell) => cell);
const SIDES = [0, 1, 2, 3];

export function varietyProblems(tiles: readonly Tile[]): readonly Problem[] {
  const seen = new Map<string, string>();
  return tiles.flatMap((tile) => {
    const interior = interiorOf(tile);
    const other = seen.get(interior);
    if (other === undefined) seen.set(interior, tile.name);
    return other === undefined ? [] : [{ tile: tile.name, code: 'sameInterior', params: { other } }];
  });
}

/** The same text for two tiles exactly when one is the other turned or mirrored. */
export function interiorOf(tile: Tile): string {
  const maps = [quarter, mirror].reduce<readonly (readonly number[])[]>(closeUnder, [CELLS]);
  const looks = maps.map((map) => CELLS.map((cell) => lookOf(tile, map, cell)).join(''));
  return looks.sort()[0] ?? '';
}

const quarter = (cell: number) => 4 * (cell & 3) + 3 - (cell >> 2);
const mirror = (cell: number) => (cell & 12) + 3 - (cell & 3);

function closeUnder(maps: readonly (readonly number[])[], by: (cell: number) => number): readonly number[][] {
  return maps.flatMap((map) => {
    const orbit = [[...map]];
    for (let next = map.map(by); !sameMap(next, map); next = next.map(by)) orbit.push(next);
    return orbit;
  });
}

function sameMap(one: readonly number[], other: readonly number[]): boolean {
  return one.every((cell, index) => cell === other[index]);
}

/** A shop, or whether one can step on to the east and to the south (in the mapped frame). */
function lookOf(tile: Tile, map: readonly number[], cell: number): string {
  const own = map[cell] as number;
  if (tile.cells[own]?.shop !== undefined) return '#';
  const steps = [1, 2].map((side) => map[cellBeside(cell, side)]);
  return steps.map((beside) => (isStep(tile, own, beside) ? '1' : '0')).join('');
}

function isStep(tile: Tile, cell: number, beside: number | undefined): boolean {
  const side = SIDES.find((candidate) => cellBeside(cell, candidate) === beside);
  return side !== undefined && stepsAcross(tile, 'open')[cell * 4 + side] === beside;
}
