import { signal } from '@preact/signals';
import { withLateTexts } from '#client/texts.ts';
import type { Lang } from '#content/locales/index.ts';
import { refusalToYou } from '#content/locales/refusal.ts';
import type { Refusal } from '#engine/core/refusal.ts';

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

/** A refusal in words, and again in what shows it when they have come. */
export function refusalHere(lang: Lang, refusal: Refusal): string {
  const words = refusalToYou(lang, refusal);
  return words === '' && beside.value === null ? '' : words;
}
