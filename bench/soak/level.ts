import { median } from '../measure.ts';

// Whether something levels off: the last third of a long time beside the one before it, and how fast it still rises.

export interface Levelled {
  readonly what: string;
  readonly middle: number;
  readonly last: number;
  /** By how much it rises in an hour of the time that was played, over the last two thirds. */
  readonly slope: number;
  /** Null where nothing is old enough yet to be forgotten, so that it has to rise. */
  readonly isLevel: boolean | null;
}

/** What may grow in the last third without being a leak: so much of it, or so many. */
const SHARE = 1.1;
const ALLOWED: Readonly<Record<string, number>> = {
  'heap MB': 2,
  timers: 5,
  'database MB': 2,
  'file MB': 2,
  'log MB': 2,
};
const A_FEW = 12;
/** What is forgotten after half a day is level from the third on that begins after it. */
const FORGETS_AFTER_HOURS = 36;
const isKept = (what: string) => /kept|database|file/.test(what);

export function level(
  what: string,
  samples: readonly Readonly<Record<string, number>>[],
  hours: number,
): Levelled {
  const values = samples.map((sample) => sample[what] ?? 0);
  const third = Math.floor(values.length / 3);
  const rounded = (some: readonly number[]) => Math.round(median(some) * 10) / 10;
  const middle = rounded(values.slice(third, 2 * third));
  const last = rounded(values.slice(2 * third));
  const slope = slopeOf(values.slice(third)) / (hours / values.length);
  const levels = last <= middle * SHARE || last - middle <= (ALLOWED[what] ?? A_FEW);
  const isLevel = isKept(what) && hours < FORGETS_AFTER_HOURS ? null : levels;
  return { what, middle, last, slope, isLevel };
}

/** A straight line through them, by least squares: by how much it rises from one to the next. */
function slopeOf(values: readonly number[]): number {
  const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
  const places = values.map((_, place) => place);
  const [x, y] = [mean(places), mean(values)];
  const rise = values.reduce((sum, value, place) => sum + (place - x) * (value - y), 0);
  return rise / places.reduce((sum, place) => sum + (place - x) ** 2, 0);
}
