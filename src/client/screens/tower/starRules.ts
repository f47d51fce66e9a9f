// What a solved quest earns, and what help costs: docs/quests.md. Pure.

export const STAR_KINDS = ['gold', 'silver'] as const;
export type StarKind = (typeof STAR_KINDS)[number];

/** What was earned in a quest so far. */
export type Earned = StarKind | 'none';

const NEAR = 2;
const NEAR_SHARE = 5;

/** The most actions for a silver star: two more than the best way has, or a fifth. */
export const silverUpTo = (best: number): number => best + Math.max(NEAR, Math.floor(best / NEAR_SHARE));

export function starFor(actions: number, best: number, helped: boolean): StarKind | null {
  if (helped || actions > silverUpTo(best)) return null;
  return actions <= best ? 'gold' : 'silver';
}

/** What help would cost now: nothing where no better star is left to earn. */
export type Price = 'none' | 'due' | 'paid';

export function priceOf(earned: Earned | undefined, helped: boolean): Price {
  if (earned === undefined || earned === 'gold') return 'none';
  return helped ? 'paid' : 'due';
}
