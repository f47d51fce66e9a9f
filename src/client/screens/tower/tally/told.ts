import { effect } from '@preact/signals';
import * as v from 'valibot';
import { read, write } from '#client/kept.ts';
import { online } from '#client/offline/offline.ts';
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

const stored = (): readonly Letter[] => read('tower.toldLater', LETTERS, []);
/** What could not be kept in the browser waits in the page. */
let unkept: readonly Letter[] = [];

const keep = (letters: readonly Letter[]): boolean => write('tower.toldLater', letters.slice(-MOST));

/** Out of what waits, so that no other tab tells it as well; null where nothing waits that can be taken out. */
function take(): Letter | null {
  const [first, ...others] = stored();
  if (first !== undefined && keep(others)) return first;
  const [left, ...rest] = unkept;
  unkept = rest;
  return left ?? null;
}

function putBack(letter: Letter): void {
  if (!keep([letter, ...stored()])) unkept = [letter, ...unkept];
}

/** Too much at once, or a host that is away, or can keep nothing just now. */
const NOT_NOW: readonly number[] = [429, 502, 503, 504];

async function post({ to, body }: Letter): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  // Whoever closes the page in that moment has told it all the same.
  const { status } = await fetch(to, { method: 'POST', headers, body, keepalive: true });
  if (NOT_NOW.includes(status)) throw new Error(`not now: ${status}`);
}

/** One after the other; the first that cannot be told ends it. */
export async function tell(to: string, what: object): Promise<void> {
  const letter = { to, body: JSON.stringify(what) };
  if (!keep([...stored(), letter])) unkept = [...unkept, letter].slice(-MOST);
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
  for (let next = take(); next !== null; next = take()) {
    try {
      // Counted or refused for good.
      await post(next);
    } catch {
      // It waits.
      return putBack(next);
    }
  }
}

// What waits for a connection is told as soon as there is one.
effect(() => {
  if (online.value) void tellWaiting();
});

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
