import type { VNode } from 'preact';
import type { Session } from '#client/state/session.ts';
import type { MateLevel } from '#engine/core/mateLevels.ts';
import type { View } from '#engine/mall/index.ts';
import { tx } from '../../ui/text.ts';

// What a game screen must know beside the session: who the seats are, and where one can go from here.

export interface Around {
  readonly session: Session;
  readonly nameOf: (seat: number) => string;
  /** A person by their id in the room, who may be a spectator. */
  readonly personName: (person: number) => string;
  /** Which face: their own, or the seat's where nobody has one. */
  readonly faceOf: (seat: number) => number;
  /** Where a bot plays: which. */
  readonly botOf?: (seat: number) => MateLevel | null | undefined;
  /** Where somebody plays for whoever the seat belongs to: for whom. */
  readonly forWhom?: (seat: number) => string | undefined;
  /** The face of who sits there, with what the host of a room can do about them. */
  readonly handle?: (seat: number, face: VNode) => VNode;
  /** Ends the game for everyone, where that is allowed. */
  readonly stop: (() => void) | null;
  readonly home: string;
}

export type Seated = Around & { readonly view: View };

/** [R32] who is a bot is told wherever a name is. */
export const calledIn =
  ({ nameOf, botOf }: Pick<Around, 'nameOf' | 'botOf'>) =>
  (seat: number): string =>
    botOf?.(seat) ? `${nameOf(seat)} (${tx('door.bot')})` : nameOf(seat);

/** Then nobody else is there: to talk to, or to be asked. */
export const onlyBots = ({ view, botOf }: Seated): boolean =>
  view.seat !== null && othersOf(view).every((other) => botOf?.(other));

/** The seats round the table as this seat sees them: its left neighbour first. */
export function othersOf({ shared, seat }: View): readonly number[] {
  const count = shared.hands.length;
  const first = seat ?? -1;
  const all = Array.from({ length: count }, (_, step) => (first + 1 + step + count) % count);
  return seat === null ? all : all.slice(0, -1);
}
