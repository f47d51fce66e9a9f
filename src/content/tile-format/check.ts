import type { Tile } from '#engine/mall/tile.ts';
import type { Problem } from './errors.ts';
import { faultsOf } from './geometry.ts';
import { inventoryProblems } from './inventory.ts';
import { cellName, reachProblems } from './reach.ts';
import { varietyProblems } from './variety.ts';

// Everything a tile set must satisfy (tiles.md), for ours and for any that a user draws.

export function checkTiles(tiles: Iterable<Tile>): readonly Problem[] {
  const all = [...tiles];
  const sound = all.filter((tile) => faultsOf(tile).length === 0);
  return [
    ...duplicates(all),
    ...all.flatMap(geometryProblems),
    ...all.flatMap(inventoryProblems),
    ...sound.flatMap(reachProblems),
    ...varietyProblems(sound),
  ];
}

function geometryProblems(tile: Tile): readonly Problem[] {
  return faultsOf(tile).map(({ code, cell, params }) => ({
    tile: tile.name,
    code,
    params: { ...params, cell: cellName(cell) },
  }));
}

function duplicates(tiles: readonly Tile[]): readonly Problem[] {
  const names = tiles.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return twice.map((name) => ({ tile: name, code: 'duplicateName', params: {} }));
}
