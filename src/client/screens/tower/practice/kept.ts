import { fetchDaily, fetchPractice } from '#client/state/quests.ts';
import type { Stars } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { keptByTabs } from '../../../keptByTabs.ts';
import { mergedTables } from '../../../mergedTables.ts';
import { dealtFor } from './dealt.ts';
import { isOfDays, nextPractice, SEEN, type SeenPuzzles, withSeen } from './pick.ts';
import { isAbout, theme } from './themes.ts';

// What this browser has practised.

const merged = (one: SeenPuzzles, other: SeenPuzzles) => mergedTables(one, other, Math.max);
const NONE: SeenPuzzles = {};
const counted = { schema: SEEN, none: NONE, merged };
const ofLevels = keptByTabs({ key: 'practiceSolved', ...counted });
const ofBoards = keptByTabs({ key: 'practiceSeen', ...counted });

/** How many of each level were solved. */
export const solved = ofLevels.now;
export const seen = ofBoards.now;

const noteSeen = (shipped: Shipped): void => ofBoards.change((known) => withSeen(known, shipped));

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

export const notePractised = (stars: Stars): void =>
  ofLevels.change((known) => ({ ...known, [stars]: (known[stars] ?? 0) + 1 }));
