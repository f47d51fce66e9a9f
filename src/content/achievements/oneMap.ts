import { mapInUse } from '#engine/mall/rules/maps/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import type { Achievement } from './achievement.ts';
import { type Act, found } from './act.ts';
import { possible } from './table.ts';

interface Uses {
  /** Tiles by the map that is in use, and the most by one. */
  readonly now: number;
  readonly best: number;
}

const byMap = (act: Act) => found(act, 'placed').filter(({ paid }) => paid === 'maps').length;

/** A tile that puts another map to use is the first of that one. */
function tilesOf({ now }: Uses, act: Act): number {
  const map = mapInUse(act.after);
  if (map === OFF) return 0;
  return (map === mapInUse(act.before) ? now : 0) + byMap(act);
}

/** [XA11] one use of a map opens five tiles. */
export const oneMap: Achievement<Uses> = {
  ...possible('maps'),
  id: 'XA11',
  first: { now: 0, best: 0 },
  see: (seen, act) => {
    const now = tilesOf(seen, act);
    return now === seen.now ? seen : { now, best: Math.max(seen.best, now) };
  },
  count: ({ best }) => best,
};
