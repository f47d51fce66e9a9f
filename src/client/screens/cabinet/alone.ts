import type { Alone } from '#client/state/alone.ts';
import { readDeeds } from '#content/achievements/chronicle.ts';
import { isBotsAlone } from '#content/achievements/doers.ts';
import type { AchievementId } from '#content/achievements/goals.ts';
import { type Box, newGame } from '#engine/mall/index.ts';
import { keepAlone } from './keptAlone.ts';

// [XA0] who plays alone has achieved what the log in the page says, from the same deal on.

export function achievedAlone(
  { entries, random }: Pick<Alone, 'entries' | 'random'>,
  box: Box,
  title: Readonly<Record<string, string | number>>,
): readonly AchievementId[] {
  if (isBotsAlone(entries)) return [];
  return keepAlone(readDeeds(newGame(box, random).game, title, entries), Date.now());
}
