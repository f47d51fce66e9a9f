import { prefs } from '../../../prefs.ts';
import type { Day } from './days.ts';

// Days as people write them.

const format = (day: Day, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(prefs.lang.value === 'en' ? 'en-GB' : prefs.lang.value, {
    timeZone: 'UTC',
    ...options,
  }).format(Date.parse(day));

export const longDate = (day: Day): string =>
  format(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
export const shortDate = (day: Day): string =>
  format(day, { day: 'numeric', month: 'short', year: 'numeric' });
export const monthName = (month: string): string => format(`${month}-01`, { month: 'long', year: 'numeric' });
export const weekday = (day: Day, how: 'narrow' | 'long'): string => format(day, { weekday: how });
