import { type Wall, wallPath } from './walls.ts';

/** Thick and dark, with a painted shadow and the moon on the upper edge. */
export function Walls({ walls }: { readonly walls: readonly Wall[] }) {
  const path = wallPath(walls);
  return (
    <g>
      <path class="wall-shadow" d={path} transform="translate(5 8)" />
      <path class="wall" d={path} />
      <path class="wall-light" d={path} transform="translate(-1 -3.5)" />
      {walls.map((wall) => (wall.kind === 'small' ? <SmallPassage wall={wall} /> : null))}
    </g>
  );
}

function turnOf({ x1, y1, x2, y2 }: Wall): string {
  return `translate(${(x1 + x2) / 2} ${(y1 + y2) / 2}) rotate(${x1 === x2 ? 90 : 0})`;
}

/** A mouse hole with posts of the dwarf's colour: nobody else fits. */
function SmallPassage({ wall }: { readonly wall: Wall }) {
  return (
    <g transform={turnOf(wall)}>
      <path class="small-floor" d="M-14 -9h28v18h-28Z" />
      <path class="small-post" d="M-22 -12h10v24h-10ZM12 -12h10v24h-10Z" />
      <path class="small-lintel" d="M-13 0h26" />
    </g>
  );
}
