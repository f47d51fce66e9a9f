import { localeOf } from '#content/locales/index.ts';
import { prefs } from '../prefs.ts';

// Days and spans of time as people say them, in one way everywhere.

const locale = () => localeOf(prefs.lang.value);

export const dated = (when: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), options).format(when);

/** 3 Nov 2026. */
export const SHORT = { day: 'numeric', month: 'short', year: 'numeric' } as const;

export const shortDate = (when: number): string => dated(when, SHORT);

const midnight = (when: number) => new Date(when).setHours(0, 0, 0, 0);
const A_DAY = 86_400_000;

/** Today, yesterday, or the date. */
export function lately(when: number, now = Date.now()): string {
  // A day may have an hour more or less.
  const days = Math.round((midnight(now) - midnight(when)) / A_DAY);
  if (days !== 0 && days !== 1) return shortDate(when);
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(-days, 'day');
}

const unit = (value: number, name: 'minute' | 'second') =>
  new Intl.NumberFormat(locale(), { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);

/** 3 minutes 12 seconds, or 7 seconds. */
export function spokenTime(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / 1_000));
  const [whole, rest] = [Math.floor(all / 60), all % 60];
  const parts = [...(whole > 0 ? [unit(whole, 'minute')] : []), ...(rest > 0 ? [unit(rest, 'second')] : [])];
  return parts.length === 0 ? unit(0, 'second') : parts.join(' ');
}
