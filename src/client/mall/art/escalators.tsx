import type { Tile } from '#engine/mall/index.ts';
import type { Placement } from '#engine/mall/lattice.ts';
import { turned } from '../layout.ts';

/** [M12] a moving band from one end to the other, over whatever lies between. */
export function Escalators({ tile, turn }: { readonly tile: Tile; readonly turn: Placement['turn'] }) {
  return (
    <>
      {tile.escalators.map(([one, other]) => (
        <Band key={one} from={middle(turn, one)} to={middle(turn, other)} />
      ))}
    </>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function middle(turn: Placement['turn'], cell: number): Point {
  const { row, column } = turned(turn, cell);
  return { x: column * 100 + 50, y: row * 100 + 50 };
}

function Band({ from, to }: { readonly from: Point; readonly to: Point }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <g class="feature feature-kind-escalator">
      <g transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
        <rect class="band-rail" x="0" y="-17" width={length} height="34" />
        <rect class="band-steps" x="0" y="-11" width={length} height="22" />
        <path class="band-lines" d={steps(length)} />
      </g>
      <End at={from} />
      <End at={to} />
    </g>
  );
}

/** Where one gets on and off. */
function End({ at }: { readonly at: Point }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect class="band-end" x="-34" y="-34" width="68" height="68" rx="14" />
      <path class="band-step" d="M-26 24v-16h14v-14h14v-14h24v11h-13v14h-14v14h-14v5Z" />
    </g>
  );
}

function steps(length: number): string {
  const count = Math.max(0, Math.round((length - 70) / 14));
  const gap = (length - 70) / Math.max(1, count);
  return Array.from({ length: count }, (_, step) => `M${35 + gap * (step + 0.5)} -11v22`).join('');
}
