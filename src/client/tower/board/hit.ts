import type { Layout, Spot } from './layout.ts';
import type { TowerModel } from './model.ts';

// What a tap means. The nearest thing wins, and everything is at least 44 pixels wide however small the
// tower is drawn.

const TOUCH = 22;
/** Half a space and a little: whoever just misses meant it. */
const SNAP = 0.7;

const distance = (one: Spot, other: Spot) => Math.hypot(one.x + 0.5 - other.x, one.y + 0.5 - other.y);

/** The space that was meant, with a hero on it or one that can be gone to; `point` in spaces, `unit` pixels a space. */
export function hitAt(model: TowerModel, point: Spot, unit: number): number | null {
  const layout = model.layout.value;
  if (layout === null) return null;
  const reach = Math.max(SNAP, TOUCH / unit);
  const [near] = candidates(model)
    .map((space) => ({ space, far: distance(layout.spots.get(space) as Spot, point) }))
    .filter(({ far }) => far <= reach)
    .sort((one, other) => one.far - other.far);
  return near?.space ?? null;
}

function candidates({ game, offers, layout }: TowerModel): readonly number[] {
  const pawns = game.value?.stand.pawns.filter((space) => layout.value?.spots.has(space)) ?? [];
  return [...pawns, ...offers.value.targets.keys(), ...offers.value.others];
}

/** The space under a point, whatever is there. */
export function spaceUnder({ spots }: Layout, point: Spot): number | null {
  const [x, y] = [Math.floor(point.x), Math.floor(point.y)];
  for (const [space, spot] of spots) if (spot.x === x && spot.y === y) return space;
  return null;
}
