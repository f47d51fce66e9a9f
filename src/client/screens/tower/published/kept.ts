import { signal } from '@preact/signals';
import * as v from 'valibot';
import { read, write } from '#client/kept.ts';
import { atLeast, partsOf, tableOf, understood } from '#client/understood.ts';
import type { Earned, StarKind } from '../starRules.ts';

// What this browser knows of published puzzles, by their codes: in how few actions they were solved here, and which are liked.

export interface Known {
  readonly actions?: number;
  readonly best?: true;
  /** A silver star. */
  readonly near?: true;
  readonly liked?: true;
}

/** The latest one last. */
type Puzzles = Readonly<Record<string, Known>>;

const MOST = 1_000;
const YES = v.literal(true);
const PUZZLES = tableOf(() => true, partsOf({ actions: atLeast(1), best: YES, near: YES, liked: YES }));

/** Whatever was kept, as far as it makes sense. */
export const readPuzzles = (kept: unknown): Puzzles => understood(PUZZLES, kept, {});

export const puzzles = signal<Puzzles>(read('tower.puzzles', PUZZLES, {}));

export function withPuzzle(known: Puzzles, code: string, more: Known): Puzzles {
  const { [code]: before = {}, ...others } = known;
  const counts = [before.actions, more.actions].filter((count) => count !== undefined);
  const now = { ...before, ...more, ...(counts.length === 0 ? {} : { actions: Math.min(...counts) }) };
  return Object.fromEntries([...Object.entries(others), [code, now]].slice(-MOST));
}

function note(code: string, more: Known): void {
  puzzles.value = withPuzzle({ ...read('tower.puzzles', PUZZLES, {}), ...puzzles.value }, code, more);
  write('tower.puzzles', puzzles.value);
}

export const noteSolved = (code: string, actions: number, star: StarKind | null): void =>
  note(code, {
    actions,
    ...(star === 'gold' ? { best: true } : star === 'silver' ? { near: true } : {}),
  });

export const noteLiked = (code: string): void => note(code, { liked: true });

export function earnedOf(code: string): Earned {
  const { best, near } = puzzles.value[code] ?? {};
  return best ? 'gold' : near ? 'silver' : 'none';
}
