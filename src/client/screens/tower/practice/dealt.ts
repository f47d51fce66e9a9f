import * as v from 'valibot';
import type { Stars } from '#content/adventures.ts';
import { drawShipped, readShipped, type Shipped } from '#content/quest-format/shipped.ts';
import { keptLatest } from '../../../keptByTabs.ts';
import { tableOf } from '../../../understood.ts';
import { theme } from './themes.ts';

// What lies on the table of each level and theme: what is shown before one goes in, what one gets, and what one comes back to.

/** The puzzle with its proof, as it is drawn, by level, and by theme where one is chosen. */
type Dealt = Readonly<Record<string, string>>;

const DEALT = tableOf((level) => /^[1-4]( [a-z]+)?$/.test(level), v.string());

const NONE: Dealt = {};
const dealt = keptLatest('practiceDealt', DEALT, NONE);

const placeOf = (level: Stars) => (theme.value === 'any' ? `${level}` : `${level} ${theme.value}`);

/** What lies there, unless it makes no sense or must not be practised; else another is dealt. */
export function dealtFor(
  level: Stars,
  isFine: (shipped: Shipped) => boolean,
  deal: () => Shipped | null,
): Shipped | null {
  const found = readShipped(dealt.read()[placeOf(level)] ?? '');
  if (!('errors' in found) && isFine(found)) return found;
  const next = deal();
  if (next !== null) dealt.write({ ...dealt.read(), [placeOf(level)]: drawShipped(next) });
  return next;
}

/** It is done: the next time there is another. */
export function clear(level: Stars): void {
  const { [placeOf(level)]: _, ...others } = dealt.read();
  dealt.write(others);
}
