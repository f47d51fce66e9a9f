import type { Tile } from '#engine/mall/index.ts';

const SQUARES = Array.from({ length: 16 }, (_, square) => square);

/** Quiet two-tone floor, one tone a space; a tile with a camera is tinted. */
export function Floor({ tile, odd }: { readonly tile: Tile; readonly odd: boolean }) {
  const watched = tile.cells.some(({ features }) => features.some(({ kind }) => kind === 'camera'));
  const squares = SQUARES.filter((square) => ((square >> 2) + (square & 3) + (odd ? 1 : 0)) % 2 === 0);
  const path = squares
    .map((square) => `M${(square & 3) * 100} ${(square >> 2) * 100}h100v100h-100Z`)
    .join('');
  return (
    <g class={watched ? 'floor floor-watched' : 'floor'}>
      <rect class="floor-one" width="400" height="400" />
      <path class="floor-two" d={path} />
    </g>
  );
}
