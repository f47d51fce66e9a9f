import type { Draft } from './draft.ts';

// What was drawn before, to go back to, and what was taken back.

export interface History {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
}

const LONGEST = 200;

export const begun = (now: Draft): History => ({ past: [], now, future: [] });

/** A stroke over many spaces is one step: it goes on from where it began. */
export function stepped(history: History, now: Draft, goesOn = false): History {
  if (now === history.now) return history;
  if (goesOn) return { ...history, now };
  return { past: [...history.past, history.now].slice(-LONGEST), now, future: [] };
}

export function undone(history: History): History {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function redone(history: History): History {
  const [next, ...future] = history.future;
  return next === undefined ? history : { past: [...history.past, history.now], now: next, future };
}
