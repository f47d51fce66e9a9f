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
  return (
    <>
      {isMeant ? <rect class="tile-meant" x="0" y="0" width="400" height="400" rx="10" /> : null}
      <text class={isMeant ? 'tile-number tile-number-meant' : 'tile-number'} x="391" y="391">
        {name}
      </text>
    </>
  );
}
