import * as v from 'valibot';
import { read, write } from '#client/kept.ts';
import { listOf } from '#client/understood.ts';
import type { Tally, Told } from '#content/tally.ts';
import { effortOf, forgetEffort } from './effort.ts';

// What the host is told to count, and what it has counted. Nobody waits for it: what cannot be told now, for want of a
// connection or of a host that can keep it, is told another time.

interface Letter {
  readonly to: string;
  readonly body: string;
}

const MOST = 40;
const LETTER = v.object({ to: v.pipe(v.string(), v.startsWith('/api/')), body: v.string() });
const LETTERS = listOf(LETTER);

const waiting = (): readonly Letter[] => read('tower.toldLater', LETTERS, []);

/** Too much at once, or a host that is away, or can keep nothing just now. */
const NOT_NOW: readonly number[] = [429, 502, 503, 504];

async function post({ to, body }: Letter): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(to, { method: 'POST', headers, body });
  if (NOT_NOW.includes(status)) throw new Error(`not now: ${status}`);
}

/** One after the other; the first that cannot be told ends it. */
export async function tell(to: string, what: object): Promise<void> {
  const letters = [...waiting(), { to, body: JSON.stringify(what) }];
  write('tower.toldLater', letters.slice(-MOST));
  await tellWaiting();
}

let telling: Promise<void> | null = null;

export function tellWaiting(): Promise<void> {
  telling ??= tellAll().finally(() => {
    telling = null;
  });
  return telling;
}

async function tellAll(): Promise<void> {
  for (let next = waiting()[0]; next !== undefined; next = waiting()[0]) {
    try {
      await post(next);
    } catch {
      // It waits.
      return;
    }
    // Counted or refused for good.
    write('tower.toldLater', waiting().slice(1));
  }
}

/** That somebody solved it for the first time, with what it took. */
export function tellSolved(drawing: string, told: Omit<Told, 'tries' | 'seconds'>): Promise<void> {
  const { tries, seconds } = effortOf(drawing);
  forgetEffort(drawing);
  return tell('/api/tally', { ...told, tries: Math.max(1, tries), seconds });
}

/** Null where nobody can be asked. */
export async function fetchTally(of: Told['of'], id: string): Promise<Tally | null> {
  try {
    const answer = await fetch(`/api/tally/${of}/${id}`);
    return answer.ok ? ((await answer.json()) as { readonly tally: Tally }).tally : null;
  } catch {
    return null;
  }
}
