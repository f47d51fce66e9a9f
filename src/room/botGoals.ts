import type { Box } from '#engine/mall/index.ts';
import { type RoomRefusal, roomRefuse } from './refusal.ts';

/** [XT0] bots know theft and escape: a lesson, or a game with goals of its own, they would only stand about in. */
export function refusesGoals({ setup }: Box): RoomRefusal | null {
  return setup.goals === undefined ? null : roomRefuse('lobby.botsGoals');
}
