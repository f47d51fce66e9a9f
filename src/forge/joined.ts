import type { Dice } from './dice.ts';
import { beyond, type Gap, gapsBetween, HOLLOW, type Mirror, type PlanWish, twinGap } from './grid.ts';

// Which rooms are joined, and where.

/** Openings until all rooms are one place, and a few more for ways round. */
export function joined(
  die: Dice,
  { width, height }: PlanWish,
  mirror: Mirror,
  rooms: readonly number[],
): readonly Gap[] | null {
  const ends = (gap: Gap) => [rooms[gap.cell] as number, rooms[beyond(width, gap)] as number] as const;
  const between = gapsBetween(width, height).filter((gap) => {
    const [one, other] = ends(gap);
    return one !== other && one !== HOLLOW && other !== HOLLOW;
  });
  const chosen = new Map<string, Gap>();
  const pairs = new Set<string>();
  const groups = groupsOf(rooms);
  const pairOf = (gap: Gap) => [...ends(gap)].sort().join();
  for (const gap of die.mix(between)) {
    if (!groups.areApart(...ends(gap)) && (pairs.has(pairOf(gap)) || !die.chance(WAYS_ROUND))) continue;
    for (const one of [gap, twinGap(width, height, mirror, gap)]) {
      chosen.set(`${one.cell} ${one.direction}`, one);
      pairs.add(pairOf(one));
      groups.unite(...ends(one));
    }
  }
  return groups.count() === 1 ? [...chosen.values()] : null;
}

/** In percent. */
const WAYS_ROUND = 12;

/** Which rooms are one place already. */
function groupsOf(rooms: readonly number[]) {
  const up = new Map(rooms.filter((room) => room !== HOLLOW).map((room) => [room, room]));
  const rootOf = (room: number): number => {
    const above = up.get(room) as number;
    return above === room ? room : rootOf(above);
  };
  return {
    areApart: (one: number, other: number) => rootOf(one) !== rootOf(other),
    unite: (one: number, other: number) => up.set(rootOf(one), rootOf(other)),
    count: () => new Set([...up.keys()].map(rootOf)).size,
  };
}
