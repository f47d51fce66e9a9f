import { placementOf } from '#engine/mall/board.ts';
import type { PublicGame } from '#engine/mall/index.ts';
import { type Place, placeKey } from '#engine/mall/lattice.ts';
import { type Ends, shaftsOf } from '#engine/mall/rules/shafts/index.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import { atOnce } from './achievement.ts';
import { possible } from './table.ts';

/** How many tiles lie in a row from one end to the other, both included; none where the row has a gap or a bend. */
function spanOf({ shared: { board } }: PublicGame, [one, other]: Ends): number {
  const from = placementOf(board, tileOf(one));
  const to = placementOf(board, tileOf(other));
  if (from === undefined || to === undefined || (from.a !== to.a && from.b !== to.b)) return 0;
  const steps = Math.max(Math.abs(from.a - to.a), Math.abs(from.b - to.b));
  const row = Array.from({ length: steps + 1 }, (_, step): Place => {
    const part = steps === 0 ? 0 : step / steps;
    return { ...from, a: from.a + (to.a - from.a) * part, b: from.b + (to.b - from.b) * part };
  });
  return row.every((place) => board.byPlace.has(placeKey(place))) ? row.length : 0;
}

/** [XA2] seven tiles in a row, and a shaft from the first to the last. */
export const longShaft = atOnce(
  'XA2',
  ({ after }) => Math.max(0, ...shaftsOf(after).laid.map((ends) => spanOf(after, ends))),
  possible('shafts'),
);
