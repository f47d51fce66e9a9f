import { signal } from '@preact/signals';
import { read, write } from '../../../kept.ts';
import { type Day, dayOf } from './days.ts';
import { DAYS, type Days, withDay, writeDays } from './record.ts';

// The days that were solved in this browser.

const kept = (): Days => read('daily', DAYS, {});

export const days = signal<Days>(kept());

/** A page may be left open over midnight. */
export const today = (): Day => dayOf(Date.now());

export function noteDay(day: Day, actions: number, best: boolean): void {
  const solved = {
    actions,
    ...(best ? { best: true as const } : {}),
    ...(day === today() ? { onTime: true as const } : {}),
  };
  days.value = withDay({ ...kept(), ...days.value }, day, solved);
  write('daily', writeDays(days.value));
}
