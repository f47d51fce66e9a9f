import type { Session } from '#client/state/session.ts';
import { type Action, holds } from '#engine/mall/actions.ts';
import type { View } from '#engine/mall/index.ts';
import { faceOf } from '#room/faces.ts';

/** The seats that hold this action. */
export function holdersOf({ shared }: View, action: Action): readonly number[] {
  return shared.hands.flatMap((hand, seat) => (holds(hand, action) ? seat : []));
}

/** The face of whoever sits there: their own, or the seat's. */
export function seatFace({ lobby, play }: Session, seat: number): number {
  const id = play.value?.seats[seat];
  const person = lobby.value?.people.find((one) => one.id === id);
  return person === undefined ? seat : faceOf(person);
}
