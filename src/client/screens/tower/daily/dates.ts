import { dated, SHORT } from '../../../ui/dates.ts';
import type { Day } from './days.ts';

// Days of the calendar, wherever one is.

const format = (day: Day, options: Intl.DateTimeFormatOptions) =>
  dated(Date.parse(day), { timeZone: 'UTC', ...options });

export const longDate = (day: Day): string =>
  format(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
export const shortDate = (day: Day): string => format(day, SHORT);
export const monthName = (month: string): string => format(`${month}-01`, { month: 'long', year: 'numeric' });
export const weekday = (day: Day, how: 'narrow' | 'long'): string => format(day, { weekday: how });
