import { directionIndex } from '#engine/family/directions.ts';
import type { Tile } from '#engine/mall/index.ts';
import { boardDirection, type Placement, slotCell } from '#engine/mall/lattice.ts';
import { turned } from '../layout.ts';

interface ShutterLook {
  readonly tile: Tile;
  readonly placement: Placement & { readonly x: number; readonly y: number };
}

/** Down over an entry that leads nowhere now. */
export function Shutter({ tile, placement: { turn, x, y } }: ShutterLook) {
  const side = directionIndex(tile.entry);
  const { row, column } = turned(turn, slotCell(side));
  const [left, top] = [(x + column) * 100 + 50, (y + row) * 100 + 50];
  return (
    <g transform={`translate(${left} ${top}) rotate(${boardDirection(side, turn) * 90})`}>
      <path class="shutter" d="M-50 -49h100v13h-100Z" />
      <path class="shutter-line" d="M-36 -49v13M-18 -49v13M0 -49v13M18 -49v13M36 -49v13" />
    </g>
  );
}
