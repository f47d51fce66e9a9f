import { signal } from '@preact/signals';
import { fetchBeside } from '#client/board/late.ts';
import { fetchAskedTexts } from '#client/texts.ts';

// What the mall answers to whoever asks comes with the first move, or with the first question: nobody needs it before.

type Late = typeof import('./asked.tsx');

/** Null until it has come. */
export const late = signal<Late | null>(null);
let coming: Promise<void> | null = null;

export function fetchLate(): Promise<void> {
  coming ??= Promise.all([import('./asked.tsx'), fetchAskedTexts(), fetchBeside()]).then(
    ([here]) => {
      late.value = here;
    },
    () => {
      coming = null;
    },
  );
  return coming;
}
