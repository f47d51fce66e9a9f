import type { Area, Offer } from '#client/board/config.ts';
import type { MallTable } from '#client/mall/model.ts';
import type { MallOffers } from '#client/mall/offers.ts';
import { ONLY } from '#client/tray/token.ts';
import type { MallCommand, PawnId, View } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { pawnName, pawnOn } from '#engine/mall/ways.ts';

// Where a spell may be cast, as the board offers it.

export type Place = readonly [Space, MallCommand];

export type Casts<T extends MallCommand['type']> = Extract<MallCommand, { readonly type: T }>;

/** These spaces, and whoever stands on them. */
export function onSpaces({ view }: MallTable, places: readonly Place[], look: string): Partial<MallOffers> {
  const targets = new Map(
    places.map(([space, command]): [Space, Offer<MallCommand>] => [space, { command, look }]),
  );
  const tokens = places.flatMap(([space, command]): (readonly [PawnId, MallCommand])[] => {
    const pawn = nameOn(view, space);
    return pawn === null ? [] : [[pawn, command]];
  });
  return { ...ONLY, targets, tokens: new Map(tokens) };
}

/** A space of a shop, which has no name of its own: `entrance` speaks for it. */
export function inside(
  { layout }: MallTable,
  space: Space,
  entrance: Space,
  command: MallCommand,
): readonly Area<MallCommand>[] {
  const spot = layout.spots.get(space);
  if (spot === undefined) return [];
  return [{ rect: { left: spot.x, top: spot.y, width: 1, height: 1 }, spaces: [entrance], command }];
}

export function nameOn(view: View, space: Space | null): PawnId | null {
  const pawn = space === null ? -1 : pawnOn(view, space);
  return pawn < 0 ? null : pawnName(view, pawn);
}

/** A tap that meant nobody. */
export const NOBODY = { told: 'board.spell.nobody' } as const;
