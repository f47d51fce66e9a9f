import { keptByTabs } from '../../../keptByTabs.ts';
import type { StarKind } from '../starRules.ts';
import { type Day, today } from '../today.ts';
import { DAYS, type Days, mergedDays, withDay, writeDays } from './record.ts';

// The days that were solved in this browser.

const NONE: Days = {};
const { now, change } = keptByTabs({
  ...{ key: 'daily', schema: DAYS, none: NONE, merged: mergedDays, written: writeDays },
});
export const days = now;

export function noteDay(day: Day, actions: number, star: StarKind | null, story: string): void {
  const solved = {
    actions,
    story,
    ...(star === 'gold' ? { best: true as const } : {}),
    ...(star === 'silver' ? { near: true as const } : {}),
    ...(day === today() ? { onTime: true as const } : {}),
  };
  change((known) => withDay(known, day, solved));
}
