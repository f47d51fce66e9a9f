import * as v from 'valibot';
import { read, write } from '#client/kept.ts';
import { atLeast, tableOf, understood } from '#client/understood.ts';
import { fingerprint } from '#engine/core/hash.ts';

// What somebody has put into a quest until they solve it: attempts, and seconds in front of it. Kept in this browser, by its
// drawing; once it is solved the host is told (told.ts), and it is forgotten here.

export interface Effort {
  readonly tries: number;
  readonly seconds: number;
}

type Efforts = Readonly<Record<string, Effort>>;

const MOST = 60;
const NONE: Effort = { tries: 0, seconds: 0 };
const EFFORTS = tableOf(() => true, v.object({ tries: atLeast(0), seconds: atLeast(0) }));

/** Whatever was kept, as far as it makes sense. */
export const readEfforts = (kept: unknown): Efforts => understood(EFFORTS, kept, {});

const kept = (): Efforts => read('tower.efforts', EFFORTS, {});

export const effortOf = (drawing: string): Effort => kept()[fingerprint(drawing)] ?? NONE;

/** The latest at the end; what is older than the others is forgotten. */
export function addEffort(drawing: string, { tries, seconds }: Effort): void {
  const quest = fingerprint(drawing);
  const { [quest]: before = NONE, ...others } = kept();
  const now = { tries: before.tries + tries, seconds: before.seconds + seconds };
  write('tower.efforts', Object.fromEntries([...Object.entries(others), [quest, now]].slice(-MOST)));
}

export function forgetEffort(drawing: string): void {
  const { [fingerprint(drawing)]: _, ...others } = kept();
  write('tower.efforts', others);
}
