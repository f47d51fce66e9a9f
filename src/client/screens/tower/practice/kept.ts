import { signal } from '@preact/signals';
import type { Stars } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { read, write } from '../../../kept.ts';
import { SEEN, type SeenPuzzles, withSeen } from './pick.ts';

// What this browser has practised.

/** How many of each level were solved. */
export const solved = signal<SeenPuzzles>(read('practiceSolved', SEEN, {}));
export const seen = signal<SeenPuzzles>(read('practiceSeen', SEEN, {}));

export function noteSeen(shipped: Shipped): void {
  seen.value = withSeen(seen.value, shipped);
  write('practiceSeen', seen.value);
}

export function notePractised(stars: Stars): void {
  solved.value = { ...solved.value, [stars]: (solved.value[stars] ?? 0) + 1 };
  write('practiceSolved', solved.value);
}
