import { signal } from '@preact/signals';
import { recall, remember } from '../../../prefs.ts';
import { type Day, dayOf } from './days.ts';
import { type Days, readDays, withDay, writeDays } from './record.ts';

// The days that were solved in this browser.

const KEY = 'daily';

export const days = signal<Days>(readDays(recall(KEY)));

/** A page may be left open over midnight. */
export const today = (): Day => dayOf(Date.now());

export function noteDay(day: Day, actions: number, best: boolean): void {
  const solved = {
    actions,
    ...(best ? { best: true as const } : {}),
    ...(day === today() ? { onTime: true as const } : {}),
  };
  days.value = withDay({ ...readDays(recall(KEY)), ...days.value }, day, solved);
  remember(KEY, writeDays(days.value));
}
