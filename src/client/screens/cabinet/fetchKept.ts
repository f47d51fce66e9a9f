import { type AchievementId, isAchievement } from '#content/achievements/goals.ts';
import type { KeptAchievement } from '#protocol/achievements.ts';

// What the server keeps of somebody's achievements in a room.

export type Answer = readonly KeptAchievement[] | 'stranger' | 'failed';

export async function fetchKept(room: string): Promise<Answer> {
  try {
    const answer = await fetch(`/api/rooms/${encodeURIComponent(room)}/achievements`);
    if (answer.status === 404) return 'stranger';
    return answer.ok ? ((await answer.json()) as { kept: readonly KeptAchievement[] }).kept : 'failed';
  } catch {
    return 'failed';
  }
}

/** Those of them that were first won in this game. */
export async function fetchNew(room: string, game: string): Promise<readonly AchievementId[]> {
  const kept = await fetchKept(room);
  if (typeof kept === 'string') return [];
  return kept
    .filter((one) => one.game === game)
    .map(({ id }) => id)
    .filter(isAchievement);
}
