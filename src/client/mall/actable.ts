import type { Near } from '#client/board/framing.ts';
import { isTool } from '#client/pieces/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import type { MallModel, MallTable } from './model.ts';
import { landing } from './offers.ts';

/** Around all heroes, where they can be brought, and where a tile may come; or where something held would come to lie. */
export function actableOf({ table, options, offers, tool }: MallModel): Near {
  const { view, layout, tokens } = table.value as MallTable;
  const beside = layout.spots.get(tool.value?.beyond?.(view) ?? OFF);
  if (beside !== undefined)
    return { bounds: { left: beside.x - 1, top: beside.y - 1, width: 3, height: 3 }, tokens: [beside] };
  const spotsOf = (spaces: readonly (Space | null)[]) =>
    spaces.flatMap((space) => (space === null ? [] : (layout.spots.get(space) ?? [])));
  const heroes = spotsOf(tokens.map(({ at }) => at));
  const places = spotsOf([
    ...options.value.map((command) => (isTool(view.box, command) ? null : landing(view, command))),
    ...offers.value.places.keys(),
    ...offers.value.areas.flatMap(({ spaces }) => spaces),
  ]);
  if (heroes.length === 0) return { bounds: layout.bounds, tokens: [] };
  const [xs, ys] = [[...heroes, ...places].map(({ x }) => x), [...heroes, ...places].map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const bounds = { left, top, width: Math.max(...xs) + 1 - left, height: Math.max(...ys) + 1 - top };
  return { bounds, tokens: heroes };
}
