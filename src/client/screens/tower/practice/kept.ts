import { signal } from '@preact/signals';
import type { Stars } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { recall, remember } from '../../../prefs.ts';
import { readSeen, type Seen, withSeen } from './pick.ts';

// What this browser has practised.

/** How many of each level were solved. */
export const solved = signal<Seen>(readSeen(recall('practiceSolved')));
export const seen = signal<Seen>(readSeen(recall('practiceSeen')));

export function noteSeen(shipped: Shipped): void {
  seen.value = withSeen(seen.value, shipped);
  remember('practiceSeen', seen.value);
}

export function notePractised(stars: Stars): void {
  solved.value = { ...solved.value, [stars]: (solved.value[stars] ?? 0) + 1 };
  remember('practiceSolved', solved.value);
}
