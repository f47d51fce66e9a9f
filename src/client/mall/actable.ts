import type { Rect } from '#client/board/spots.ts';
import type { MallModel, MallTable } from './model.ts';
import { landing } from './offers.ts';

/** Around all heroes, where they can be brought, and where a tile may come. */
export function actableOf({ table, options, offers }: MallModel): Rect {
  const { view, layout, tokens } = table.value as MallTable;
  const spaces = [
    ...tokens.map(({ at }) => at),
    ...options.value.map((command) => landing(view, command)),
    ...offers.value.places.keys(),
  ];
  const spots = spaces.flatMap((space) => (space === null ? [] : (layout.spots.get(space) ?? [])));
  if (spots.length === 0) return layout.bounds;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) + 1 - left, height: Math.max(...ys) + 1 - top };
}
