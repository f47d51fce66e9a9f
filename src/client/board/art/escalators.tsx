import type { Tile } from '#engine/mall/index.ts';
import type { Placement } from '#engine/mall/lattice.ts';
import { turned } from '../geometry.ts';

/** M12: a moving band from one end to the other, over whatever lies between. */
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
    <g class="feature feature-kind-escalator" transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
      <rect class="band-rail" x="-36" y="-29" width={length + 72} height="58" rx="15" />
      <rect class="band-steps" x="-30" y="-20" width={length + 60} height="40" rx="6" />
      <path class="band-lines" d={steps(length)} />
      <path class="band-arrow" d="M-26 0 -6 -17v11h10v12h-10v11Z" />
      <path class="band-arrow" d={`M${length + 26} 0l-20 -17v11h-10v12h10v11Z`} />
    </g>
  );
}

function steps(length: number): string {
  const count = Math.max(1, Math.round((length - 28) / 13));
  return Array.from(
    { length: count },
    (_, step) => `M${14 + ((length - 28) / count) * (step + 0.5)} -20v40`,
  ).join('');
}
