import { isTool } from '#client/pieces/index.ts';
import { ACTIONS, holds } from '#engine/mall/actions.ts';
import {
  type Action,
  isRefusal,
  judge,
  type MallCommand,
  type PawnId,
  type Refusal,
  type View,
} from '#engine/mall/index.ts';
import { ownOf } from '#engine/mall/view.ts';
import type { MallTable } from './model.ts';
import type { Told } from './reasons.ts';

// What the engine says to what somebody might have meant.

export interface Seated extends MallTable {
  readonly seat: number;
}

/** Who asks, and what that seat knows. */
export type Asked = Pick<Seated, 'view' | 'seat'>;
type OfSeat = MallCommand & { readonly seat: number };
export type OfPawn = OfSeat & { readonly pawn: PawnId };

/** What is so for anybody comes first: a wall is one whoever holds the direction. Then whose it is. */
export function refusalOf(view: View, command: OfSeat): Refusal | null {
  const anybody = judge(holdingAll(view), command);
  const verdict = isRefusal(anybody) ? anybody : judge(view, command);
  return isRefusal(verdict) ? verdict : null;
}

function holdingAll(view: View): View {
  return { ...view, shared: { ...view.shared, hands: view.shared.hands.map(() => ACTIONS) } };
}

/** Who holds what was refused for not being held. */
export function holdersOf({ shared }: View, { refused, params }: Refusal): readonly number[] {
  if (refused !== 'action.notHeld') return [];
  return shared.hands.flatMap((hand, seat) => (holds(hand, params.action as Action) ? seat : []));
}

/** Before the start, in a pause, after the end and while the mall waits [S11] nothing is done in it at all. */
export function closed({ view, seat }: Asked): Refusal | null {
  const refusal = refusalOf(view, { type: 'explore', seat });
  return refusal === null || /^(explore|action)\./.test(refusal.refused) ? null : refusal;
}

/** Everything that somebody might try in this phase, but walking and what lies in the tray. */
export function tries({ view, seat }: Asked): readonly OfSeat[] {
  const { box, shared } = view;
  return [...box.handlers]
    .filter(([type, { phases }]) => type !== 'move' && phases.includes(shared.phase))
    .flatMap(([, handler]) => handler.candidates?.(view, seat, ownOf(view, seat)) ?? [])
    .filter((one): one is OfSeat => one.seat !== null && !isTool(box, one));
}

export function triesOf(asked: Asked, pawn: PawnId): readonly OfPawn[] {
  return tries(asked).filter((one): one is OfPawn => 'pawn' in one && one.pawn === pawn);
}

export const isCode = (why: Refusal | Told, ...codes: readonly Refusal['refused'][]) =>
  'refused' in why && codes.includes(why.refused);

/** What somebody could do comes first; what is said of a whole direction or dimension, last. */
export function mostTelling<Why extends Refusal | Told>(all: readonly Why[]): Why | undefined {
  return (
    all.find((why) => isCode(why, 'action.notHeld')) ??
    all.find((why) => !isCode(why, 'jump.notHere', 'dimensions.sameOne')) ??
    all[0]
  );
}
