import { signal } from '@preact/signals';
import { read, write } from '../../../kept.ts';
import type { StarKind } from '../starRules.ts';
import { type Day, today } from '../today.ts';
import { DAYS, type Days, withDay, writeDays } from './record.ts';

// The days that were solved in this browser.

const kept = (): Days => read('daily', DAYS, {});

export const days = signal<Days>(kept());

export function noteDay(day: Day, actions: number, star: StarKind | null, story: string): void {
  const solved = {
    actions,
    story,
    ...(star === 'gold' ? { best: true as const } : {}),
    ...(star === 'silver' ? { near: true as const } : {}),
    ...(day === today() ? { onTime: true as const } : {}),
  };
  days.value = withDay({ ...kept(), ...days.value }, day, solved);
  write('daily', writeDays(days.value));
}
