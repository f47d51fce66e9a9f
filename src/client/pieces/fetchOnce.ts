import type { Signal } from '@preact/signals';
import { insist } from '#client/insist.ts';
import { isMissed } from './here.ts';

/** What comes when somebody plays with it: whoever cannot do without waits for it, and owns its failing. */
export function fetchOnce<T>(load: () => Promise<T>, here: Signal<T | null>): () => Promise<void> {
  let coming: Promise<void> | null = null;
  return () => {
    isMissed.value = false;
    coming ??= insist(load).then(
      (found) => {
        here.value = found;
      },
      (error) => {
        coming = null;
        isMissed.value = true;
        throw error;
      },
    );
    return coming;
  };
}
