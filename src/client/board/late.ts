import { signal } from '@preact/signals';
import { withLateTexts } from '#client/texts.ts';

/** What the board says beside a place, once somebody needs to be told; null until it has come. */
export const beside = signal<typeof import('./beside.tsx') | null>(null);
let coming: Promise<void> | null = null;

export function fetchBeside(): Promise<void> {
  coming ??= withLateTexts(import('./beside.tsx')).then(
    (here) => {
      beside.value = here;
    },
    () => {
      coming = null;
    },
  );
  return coming;
}
