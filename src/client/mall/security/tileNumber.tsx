import { signal } from '@preact/signals';
import type { PagePiece } from '#client/pieces/piece.ts';
import type { Tile } from '#engine/mall/index.ts';
import { SECURITY } from '#engine/mall/rules/security.ts';
import './tileNumber.css';

/** The tile that a lesson speaks of, by its name. */
export const meantTile = signal<string | null>(null);

interface TileNumberLook {
  readonly tile: Tile;
  readonly pieces: readonly PagePiece[];
}

/** Rules and lessons of Maximum Security speak of tiles by their numbers. */
export function TileNumber({ tile: { name }, pieces }: TileNumberLook) {
  const isSecured = pieces.some((piece) => SECURITY.some(({ id }) => id === piece.id));
  if (!isSecured) return null;
  return (
    <>
      {meantTile.value === name ? (
        <rect class="tile-meant" x="0" y="0" width="400" height="400" rx="10" />
      ) : null}
      <NumberPlate name={name} />
    </>
  );
}

/** Again above what else is drawn round a tile, which would hide it. */
export function NumberPlate({ name }: Pick<Tile, 'name'>) {
  const width = 14 + 13 * name.length;
  return (
    <g class="tile-number" transform={`scale(${meantTile.value === name ? 1.7 : 1})`}>
      <rect x="-6" y="-6" width={width} height="30" rx="7" />
      <text x={width / 2 - 5} y="18">
        {name}
      </text>
    </g>
  );
}
