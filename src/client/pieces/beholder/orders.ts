import type { Told } from '#client/mall/reasons.ts';
import { holdersOf } from '#client/mall/security/holders.ts';
import { MOVE_ACTION } from '#engine/mall/actions.ts';
import {
  DIRECTIONS,
  type Direction,
  evolveView,
  isRefusal,
  judge,
  type PawnId,
  type Refusal,
  type View,
} from '#engine/mall/index.ts';
import { heroesSeen } from '#engine/mall/meeting.ts';
import { beholderOver, commandMark, tileTowards } from '#engine/mall/rules/beholder/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { heroOn, pawnName, pawnNumber } from '#engine/mall/ways.ts';

// [X8.3] which ways it is commanded now, by whom, and what would come of it. The engine is asked each time.

export interface Order {
  readonly direction: Direction;
  /** Who stands on the command space. */
  readonly hero: PawnId;
  /** Whose action it is. */
  readonly seats: readonly number[];
  /** The tile that way; OFF: none. */
  readonly tile: number;
  /** Why it does not go there; null where it may. */
  readonly why: Refusal | Told | null;
  /** [X8.2] who would be caught. */
  readonly caught: readonly PawnId[];
}

export function ordersOf(view: View): readonly Order[] {
  if (beholderOver(view) === OFF) return [];
  return DIRECTIONS.flatMap((direction) => {
    const pawn = heroOn(view, commandMark(direction));
    return pawn < 0 ? [] : orderOf(view, direction, pawnName(view, pawn));
  });
}

function orderOf(view: View, direction: Direction, hero: PawnId): Order {
  const seats = holdersOf(view, MOVE_ACTION[direction]);
  const tile = tileTowards(view, direction);
  const why = whyNotThere(view, direction, seats[0] ?? 0);
  return { direction, hero, seats, tile, why, caught: why === null ? caughtOn(view, tile) : [] };
}

/** [X8.4] of whom it does not meet there is told as that. */
function whyNotThere(view: View, direction: Direction, seat: number): Refusal | Told | null {
  const verdict = judge(view, { type: 'steer', seat, direction });
  if (!isRefusal(verdict)) return null;
  const by = pawnNumber(view, verdict.params.by);
  if (verdict.refused !== 'tile.closed' || by < 0) return verdict;
  return { told: 'board.beholder.taken', heroes: [pawnName(view, by)] };
}

function caughtOn(view: View, tile: number): readonly PawnId[] {
  return heroesSeen(evolveView(view, { type: 'beholderOver', seat: null, tile }), tile);
}

/** Whether this seat may send it that way now. */
export const isOwn = ({ seats, why }: Order, seat: number | null): seat is number =>
  seat !== null && why === null && seats.includes(seat);
