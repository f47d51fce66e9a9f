import { isRefusal, judge, type MallCommand } from '#engine/mall/index.ts';
import { isCaught, watcherAt } from '#engine/mall/meeting.ts';
import { captives } from '#engine/mall/rules/guardRoom/index.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import { inHands, isMarked, pawnData } from '#engine/mall/ways.ts';
import { seatWith } from '../planner/run.ts';
import type { Seen } from './seen.ts';
import { actionFor, type Wish } from './wish.ts';

// [X5.1] [X5.4] where heroes are caught nobody leads one there, nor a guard or the beholder to it: the table may have changed
// since that was thought of.

/** Whether nobody is caught by it; or one is on purpose, to lead a guard away, while no other is a captive. */
export function isSafe(game: Seen, wish: Pick<Wish, 'act' | 'pawn' | 'to'>): boolean {
  if (game.box.policies.meeting !== 'captured' || !isCatch(game, wish)) return true;
  return captives(game).length === 0 && isCell(game, wish.to ?? OFF);
}

const isCell = (game: Seen, space: Space) => isMarked(game, tileOf(space), 'captive');

function isCatch(game: Seen, { act, pawn }: Pick<Wish, 'act' | 'pawn'>): boolean {
  if (pawn === null) return false;
  const action = actionFor(act);
  const seat = action === null ? 0 : seatWith(game, action);
  const target = judge(game, { ...act, seat } as MallCommand);
  if (isRefusal(target) || typeof target !== 'number') return false;
  if (act.type === 'steer') return watcherAt(game, pawn, target) >= 0;
  if (game.box.handlers.get(act.type)?.means === undefined) return false;
  const from = game.shared.pawns[pawn] ?? OFF;
  return isCaught(game, pawn, from, target) || comesIn(game, pawn, from, target);
}

/** [R18] a hero who comes to the guard room is a captive, and so is one to whom a guard comes there. */
function comesIn(game: Seen, pawn: number, from: Space, to: Space): boolean {
  return pawnData(game, pawn).hero && inHands(game, pawn) === null && isCell(game, to) && !isCell(game, from);
}
