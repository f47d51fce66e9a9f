import * as v from 'valibot';
import { keptByTabs } from '#client/keptByTabs.ts';
import { mergedTables } from '#client/mergedTables.ts';
import { atLeast, partsOf, tableOf, understood } from '#client/understood.ts';
import type { Earned, StarKind } from '../starRules.ts';

// What this browser knows of published puzzles, by their codes: in how few actions they were solved here, and which are liked.

export interface Known {
  readonly actions?: number;
  readonly best?: true;
  /** A silver star. */
  readonly near?: true;
  readonly liked?: true;
  /** The fewest the host was told of: those without help. */
  readonly told?: number;
}

/** The latest one last. */
type Puzzles = Readonly<Record<string, Known>>;

const MOST = 1_000;
const YES = v.literal(true);
const PUZZLES = tableOf(
  () => true,
  partsOf({ actions: atLeast(1), best: YES, near: YES, liked: YES, told: atLeast(1) }),
);

/** Whatever was kept, as far as it makes sense. */
export const readPuzzles = (kept: unknown): Puzzles => understood(PUZZLES, kept, {});

function better(known: Known, more: Known): Known {
  const fewest = (of: 'actions' | 'told') => {
    const counts = [known[of], more[of]].filter((count) => count !== undefined);
    return counts.length === 0 ? {} : { [of]: Math.min(...counts) };
  };
  return { ...known, ...more, ...fewest('actions'), ...fewest('told') };
}

const mergedPuzzles = (one: Puzzles, other: Puzzles): Puzzles =>
  Object.fromEntries(Object.entries(mergedTables(one, other, better)).slice(-MOST));

export const withPuzzle = (known: Puzzles, code: string, more: Known): Puzzles =>
  mergedPuzzles(known, { [code]: more });

const NONE: Puzzles = {};
const { now, change } = keptByTabs({
  ...{ key: 'tower.puzzles', schema: PUZZLES, none: NONE, merged: mergedPuzzles },
});
export const puzzles = now;

const note = (code: string, more: Known): void => change((known) => withPuzzle(known, code, more));

export const noteSolved = (code: string, actions: number, star: StarKind | null): void =>
  note(code, {
    actions,
    ...(star === 'gold' ? { best: true } : star === 'silver' ? { near: true } : {}),
  });

export const noteTold = (code: string, told: number): void => note(code, { told });

/** Before this was kept, whoever earned a star had told it. */
export function toldOf(code: string): number | undefined {
  const { told, actions, best, near } = puzzles.value[code] ?? {};
  return told ?? (best || near ? actions : undefined);
}

export const noteLiked = (code: string): void => note(code, { liked: true });

export function earnedOf(code: string): Earned {
  const { best, near } = puzzles.value[code] ?? {};
  return best ? 'gold' : near ? 'silver' : 'none';
}
