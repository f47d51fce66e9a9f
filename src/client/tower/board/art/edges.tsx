import type { DrawnEdge } from '../layout.ts';
import { doorName, doorShape } from './kinds.ts';

// What stands between spaces. Walls are thick and dark with a painted shadow; what can be passed has
// a colour.

export function Walls({ edges }: { readonly edges: readonly DrawnEdge[] }) {
  const path = edges.map(wallPath).join('');
  return (
    <g>
      <path class="wall-shadow" d={path} transform="translate(5 8)" />
      <path class="wall" d={path} />
      <path class="wall-light" d={path} transform="translate(-1 -3.500)" />
      {edges.map((edge) => (edge.kind === 'narrow' ? <Narrow key={keyOf(edge)} edge={edge} /> : null))}
      {edges.map((edge) => (edge.kind === 'sill' ? <Sill key={keyOf(edge)} edge={edge} /> : null))}
    </g>
  );
}

const keyOf = ({ x, y }: DrawnEdge) => `${x} ${y}`;

/** Half as wide as anyone but the dwarf. */
const HOLE = 15;

function wallPath({ kind, x, y, lying }: DrawnEdge): string {
  const line = (from: number, to: number) =>
    lying ? `M${x + from} ${y}H${x + to}` : `M${x} ${y + from}V${y + to}`;
  if (kind === 'wall') return line(-50, 50);
  if (kind === 'narrow') return line(-50, -HOLE) + line(HOLE, 50);
  return kind === 'door' ? line(-50, -44) + line(44, 50) : '';
}

const turnOf = ({ x, y, lying }: DrawnEdge) => `translate(${x} ${y}) rotate(${lying ? 0 : 90})`;

/** [T9] a mouse hole with posts of the dwarf's colour. */
function Narrow({ edge }: { readonly edge: DrawnEdge }) {
  return (
    <g transform={turnOf(edge)}>
      <path class="small-floor" d="M-14 -9h28v18h-28Z" />
      <path class="small-post" d="M-24 -13h12v26h-12ZM12 -13h12v26h-12Z" />
      <path class="small-lintel" d="M-12 0h24" />
    </g>
  );
}

/** A gap that leads nowhere as the cards lie: a rope hangs across. */
function Sill({ edge }: { readonly edge: DrawnEdge }) {
  return (
    <g transform={turnOf(edge)}>
      <path class="sill-rope" d="M-44 0Q-22 7 0 0Q22 -7 44 0" />
      <circle class="sill-post" cx="-44" r="5" />
      <circle class="sill-post" cx="44" r="5" />
    </g>
  );
}

const LEAF = 'M-46 -10H0V10H-46Z';

/** [T6] it stands open, with light, while somebody is on a key of its kind. */
export function Door({ edge, open }: { readonly edge: DrawnEdge; readonly open: boolean }) {
  return (
    <g class={`door-of kind kind-${doorName(edge.door)}${open ? ' door-open' : ''}`} transform={turnOf(edge)}>
      <ellipse class="door-light" rx="58" ry="48" fill="url(#tower-light)" />
      <path class="door-leaf" d={LEAF} />
      <g transform="scale(-1 1)">
        <path class="door-leaf" d={LEAF} />
      </g>
      <path class="door-jamb" d="M-50 -13h10v26h-10ZM40 -13h10v26h-10Z" />
      <g class="door-emblem">
        <circle class="door-disc" r="17" />
        <g class="upright">
          <path
            class="kind-emblem"
            d={doorShape(edge.door)}
            transform={`rotate(${edge.lying ? 0 : -90}) scale(1.12)`}
          />
        </g>
      </g>
    </g>
  );
}

/** [T8] streaks of air, one way only. */
export function Current({ edge }: { readonly edge: DrawnEdge }) {
  return (
    <g class="current" transform={`translate(${edge.x} ${edge.y}) rotate(${edge.towards * 90}) scale(.82)`}>
      <path class="current-air" d="M-36 34C-26 20 -26 6 -30 -22M36 34C26 20 26 6 30 -22" />
      <path class="current-edge" d="M-20 22 0 4 20 22M-20 2 0 -16 20 2M-20 -18 0 -36 20 -18" />
      <path class="current-streak" d="M-20 22 0 4 20 22" />
      <path class="current-streak" d="M-20 2 0 -16 20 2" />
      <path class="current-streak" d="M-20 -18 0 -36 20 -18" />
    </g>
  );
}
