import { signal } from '@preact/signals';
import { fetchDaily, fetchPractice } from '#client/state/quests.ts';
import type { Stars } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { read, write } from '../../../kept.ts';
import { dealtFor } from './dealt.ts';
import { isOfDays, nextPractice, SEEN, type SeenPuzzles, withSeen } from './pick.ts';
import { isAbout, theme } from './themes.ts';

// What this browser has practised.

/** How many of each level were solved. */
export const solved = signal<SeenPuzzles>(read('practiceSolved', SEEN, {}));
export const seen = signal<SeenPuzzles>(read('practiceSeen', SEEN, {}));

function noteSeen(shipped: Shipped): void {
  seen.value = withSeen(seen.value, shipped);
  write('practiceSeen', seen.value);
}

/** Those of the days, and those to practise. */
export interface Boards {
  readonly daily: readonly Shipped[];
  readonly practice: readonly Shipped[];
}

export async function fetchBoards(): Promise<Boards> {
  const [daily, practice] = await Promise.all([fetchDaily(), fetchPractice()]);
  return { daily, practice };
}

/** What lies there to be practised: what was left, else what was made, else one that was seen least. */
export function onTable(
  { daily, practice }: Boards,
  level: Stars,
  fresh: Shipped | null = null,
): Shipped | null {
  return dealtFor(
    level,
    (one) => !isOfDays(daily, one) && isAbout(theme.value, one),
    () => {
      const dealt = fresh ?? nextPractice(wanted(practice), level, seen.value, Math.random());
      if (dealt !== null) noteSeen(dealt);
      return dealt;
    },
  );
}

/** Those about what one has chosen. */
export const wanted = (practice: Boards['practice']): Boards['practice'] =>
  practice.filter((one) => isAbout(theme.value, one));

export function notePractised(stars: Stars): void {
  solved.value = { ...solved.value, [stars]: (solved.value[stars] ?? 0) + 1 };
  write('practiceSolved', solved.value);
}
