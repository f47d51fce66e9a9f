import type { Direction } from '#engine/family/directions.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { Layout, Spot } from './geometry.ts';

const STEPS: Readonly<Record<Direction, Spot>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** The next space for the keyboard's focus: straight on if there is one, else the nearest that way. */
export function spaceTowards(
  { spots }: Layout,
  from: Space,
  direction: Direction,
  counts: (space: Space) => boolean,
): Space | null {
  const here = spots.get(from);
  if (here === undefined) return null;
  const step = STEPS[direction];
  let [best, least] = [null as Space | null, Number.POSITIVE_INFINITY];
  for (const [space, { x, y }] of spots) {
    const ahead = (x - here.x) * step.x + (y - here.y) * step.y;
    const aside = Math.abs((x - here.x) * step.y) + Math.abs((y - here.y) * step.x);
    const far = ahead + aside * 3;
    if (ahead > 0 && far < least && counts(space)) [best, least] = [space, far];
  }
  return best;
}
