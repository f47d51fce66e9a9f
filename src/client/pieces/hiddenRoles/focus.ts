import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

// What is asked is under the fingers of whom it asks, and when it is gone they are where they were.

const WRITING = 'input, textarea, select';
const REACHED = 'button, a[href], input, select, summary';

/** Whoever plays by mouse or finger keeps no focus: Space is Do Something! again. */
const isByKeys = (element: Element) => element.matches(':focus-visible');

/** The part of the page that asks takes the focus, and gives it back. Nobody is torn away from what they write. */
export function useAsked(part: RefObject<HTMLElement | null>, asked: boolean): void {
  // While it is still in the page: what is taken out of it has no focus to give back.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = part.current;
    if (!asked || element === null || before?.matches(WRITING)) return;
    element.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      if (before instanceof HTMLElement && now !== null && element.contains(now) && isByKeys(now))
        before.focus({ preventScroll: true });
    };
  }, [asked]);
}

/** What was opened, and is closed by Escape, is gone round and round. */
export function goRound(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const part = event.currentTarget as HTMLElement;
  const all = [...part.querySelectorAll<HTMLElement>(REACHED)];
  const [first, last] = [all[0], all.at(-1)];
  const at = document.activeElement;
  const next = event.shiftKey ? (at === first || at === part ? last : null) : at === last ? first : null;
  if (next == null) return;
  event.preventDefault();
  next.focus();
}
