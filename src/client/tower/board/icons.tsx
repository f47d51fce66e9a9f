import type { Floor, Shape } from '#engine/tower/quest.ts';
import { Current, Door, Walls } from './art/edges.tsx';
import { FloorMark } from './art/marks.tsx';
import type { DrawnEdge, EdgeKind } from './layout.ts';
import '#client/mall/art/art.css';
import './art/edges.css';
import './art/floor.css';
import './art/marks.css';

// One thing of the board as a picture of its own: the help tile, the tools of the editor. Decoration: name it in text.

export function FloorIcon({
  floor,
  size,
  shape = 'rotating',
}: {
  floor: Floor;
  size: number;
  shape?: Shape;
}) {
  return (
    <svg class="tower-icon" viewBox="-50 -50 100 100" width={size} height={size} aria-hidden="true">
      <FloorMark floor={floor} shape={shape} armed={floor.kind !== 'armory'} />
    </svg>
  );
}

export interface EdgeIconLook {
  readonly kind: Extract<EdgeKind, 'wall' | 'narrow' | 'door' | 'current'>;
  readonly door?: number;
  readonly open?: boolean;
  /** Where a current blows: 0 to 3 from the north. */
  readonly towards?: number;
  readonly size: number;
}

export function EdgeIcon({ kind, door = 0, open = false, towards = 1, size }: EdgeIconLook) {
  const edge: DrawnEdge = { kind, x: 0, y: 0, lying: true, towards, door, rim: false };
  return (
    <svg class="tower-icon" viewBox="-54 -54 108 108" width={size} height={size} aria-hidden="true">
      {kind === 'current' ? <Current edge={edge} /> : <Walls edges={[edge]} />}
      {kind === 'door' && <Door edge={edge} open={open} />}
    </svg>
  );
}
