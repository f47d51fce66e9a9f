import { signal } from '@preact/signals';
import type { AnyRefusal } from '#room/refusal.ts';

// Whether there is anything about a personal link: the rest is fetched for whoever has one.

export const MARK = '#back=';

type WayBackAt =
  | { readonly at: 'asked'; readonly secret: string }
  | { readonly at: 'refused'; readonly refusal: AnyRefusal };

/** What is to be said about a way back before it is gone, or because it cannot be. */
export const wayBackAt = signal<WayBackAt | null>(null);

/** Whether it concerns a way back; then it stays to be read. */
export function keepWayRefusal(refusal: AnyRefusal): boolean {
  const mine = refusal.refused.startsWith('wayBack.');
  if (mine) wayBackAt.value = { at: 'refused', refusal };
  return mine;
}

/** Answered, or left. */
export function forgetWayBack(): void {
  wayBackAt.value = null;
}
