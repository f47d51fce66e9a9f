import type { QuestAction } from '#engine/tower/actions.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { directionTo } from '#engine/tower/ways.ts';

/** [T2] which seats can do it: the one that holds its direction, or all of them. Null where that is not known. */
export function heldBy(game: TowerGame, action: QuestAction): number | 'all' | null {
  if (action.type !== 'move') return 'all';
  const way = directionTo(game.box.graph, game.position, action.pawn, action.to);
  if (way === undefined) return null;
  if (game.common.includes(way)) return 'all';
  const seat = game.hands.findIndex((hand) => hand.includes(way));
  return seat < 0 ? null : seat;
}
