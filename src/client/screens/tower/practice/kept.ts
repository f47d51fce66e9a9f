import { signal } from '@preact/signals';
import type { Stars } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { read, write } from '../../../kept.ts';
import { dealtFor } from './dealt.ts';
import { forPractice, isOfDays, nextPractice, SEEN, type SeenPuzzles, withSeen } from './pick.ts';

// What this browser has practised.

/** How many of each level were solved. */
export const solved = signal<SeenPuzzles>(read('practiceSolved', SEEN, {}));
export const seen = signal<SeenPuzzles>(read('practiceSeen', SEEN, {}));

function noteSeen(shipped: Shipped): void {
  seen.value = withSeen(seen.value, shipped);
  write('practiceSeen', seen.value);
}

/** What lies there to be practised: what was left, else what was made, else one that was seen least. */
export function onTable(
  pool: readonly Shipped[],
  level: Stars,
  fresh: Shipped | null = null,
): Shipped | null {
  return dealtFor(
    level,
    (one) => !isOfDays(pool, one),
    () => {
      const dealt = fresh ?? nextPractice(forPractice(pool), level, seen.value, Math.random());
      if (dealt !== null) noteSeen(dealt);
      return dealt;
    },
  );
}

export function notePractised(stars: Stars): void {
  solved.value = { ...solved.value, [stars]: (solved.value[stars] ?? 0) + 1 };
  write('practiceSolved', solved.value);
}
