import type { Cell, Edge, Tile } from '#engine/mall/tile.ts';

// The tiles of the built page, in letters: what occurs once or more often is listed once (tools/readTiles.ts).

export interface PackedTiles {
  /** Shops by their names, corridors by what is on them. */
  readonly cells: readonly (string | Cell['features'])[];
  readonly edges: readonly Edge[];
  readonly opens: readonly Tile['open'][];
  readonly tiles: readonly PackedTile[];
}

/** Its name, its entry, which sides are open, then cells and edges by their letters; what most have not comes last. */
export type PackedTile = readonly [
  name: string,
  entry: Tile['entry'],
  letters: string,
  escalators?: Tile['escalators'],
  sensor?: Tile['sensor'],
  beholder?: boolean,
];

/** The first letter; those after it are written as they are in any text. */
export const FIRST_LETTER = 35;

export function unpackTiles({ cells, edges, opens, tiles }: PackedTiles): readonly Tile[] {
  const spaces = cells.map((cell) =>
    typeof cell === 'string' ? { shop: cell, features: [] } : { features: cell },
  );
  return tiles.map(([name, entry, letters, escalators = [], sensor = null, beholder = false]) => {
    const read = <T>(list: readonly T[], from: number, to: number) =>
      [...letters.slice(from, to)].map((letter) => list[letter.charCodeAt(0) - FIRST_LETTER] as T);
    const [open] = read(opens, 0, 1) as [Tile['open']];
    const [east, south] = [read(edges, 17, 33), read(edges, 33, 49)];
    return {
      ...{ name, entry, open, cells: read(spaces, 1, 17), east, south },
      ...{ escalators, sensor, beholder },
    };
  });
}
