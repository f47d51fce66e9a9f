import { evolveView, type PawnId, progressOf, type View } from '#engine/mall/index.ts';
import { heroesSeen } from '#engine/mall/meeting.ts';
import { arrivals } from '#engine/mall/rules/reinforcements/index.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';

// [X11.1] where each of them will come at the theft, and whom it would find there.

export const MORE_GUARDS = { guard2: 2, guard10: 10, guard11: 11 } as const;
export type MoreGuard = keyof typeof MORE_GUARDS;
const GUARDS = Object.keys(MORE_GUARDS) as readonly MoreGuard[];

export const isOne = (pawn: string): pawn is MoreGuard => (GUARDS as readonly string[]).includes(pawn);

export interface Arriving {
  readonly guard: MoreGuard;
  /** All that are equally near. */
  readonly spaces: readonly Space[];
  readonly tile: number;
  /** [R22] who would be caught there, where heroes are caught. */
  readonly caught: readonly PawnId[];
}

/** Until the theft, of those whose tile lies. */
export function arrivingOf(view: View): readonly Arriving[] {
  if (view.shared.stolen) return [];
  return GUARDS.flatMap((guard) => {
    const spaces = arrivals(view, guard);
    const [to] = spaces;
    return to === undefined ? [] : { guard, spaces, tile: tileOf(to), caught: caughtBy(view, guard, to) };
  });
}

function caughtBy(view: View, pawn: MoreGuard, to: Space): readonly PawnId[] {
  if (view.box.policies.meeting !== 'captured') return [];
  return heroesSeen(evolveView(view, { type: 'put', pawn, to }), tileOf(to));
}

/** Where whoever steals may choose. */
export const choicesOf = (view: View): readonly Arriving[] =>
  arrivingOf(view).filter(({ spaces }) => spaces.length > 1);

/** Nearly everyone is in place: the theft may come with the next move. */
export function isNear(view: View): boolean {
  const { onItems } = progressOf(view);
  return onItems !== null && onItems.count >= onItems.all - 1;
}
