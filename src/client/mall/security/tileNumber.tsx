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
  const isMeant = meantTile.value === name;
  const width = 14 + 13 * name.length;
  return (
    <>
      {isMeant ? <rect class="tile-meant" x="0" y="0" width="400" height="400" rx="10" /> : null}
      <g class="tile-number" transform={`scale(${isMeant ? 1.7 : 1})`}>
        <rect x="-6" y="-6" width={width} height="30" rx="7" />
        <text x={width / 2 - 5} y="18">
          {name}
        </text>
      </g>
    </>
  );
}
