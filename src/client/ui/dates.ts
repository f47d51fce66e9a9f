import { prefs } from '../prefs.ts';

// Dates and spans of time as people say them, everywhere alike.

const lang = () => (prefs.lang.value === 'en' ? 'en-GB' : prefs.lang.value);

/** 16 Nov 2026. */
export function dayOf(when: number | Date): string {
  return new Intl.DateTimeFormat(lang(), { dateStyle: 'medium' }).format(when);
}

const unit = (value: number, name: 'minute' | 'second') =>
  new Intl.NumberFormat(lang(), { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);

/** 3 minutes 12 seconds, or 7 seconds. */
export function spokenTime(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / 1_000));
  const [whole, rest] = [Math.floor(all / 60), all % 60];
  const parts = [...(whole > 0 ? [unit(whole, 'minute')] : []), ...(rest > 0 ? [unit(rest, 'second')] : [])];
  return parts.length === 0 ? unit(0, 'second') : parts.join(' ');
}
