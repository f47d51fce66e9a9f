import { insist } from '#client/insist.ts';
import { fetchSecurityTexts } from '#client/securityTexts.ts';
import { isMissed, security } from './here.ts';

// Maximum Security comes when somebody plays with it: its rules, what the page shows of them, and the words.

let coming: Promise<void> | null = null;

/** Whoever cannot do without waits for it, and owns its failing. */
export function fetchSecurity(): Promise<void> {
  isMissed.value = false;
  coming ??= insist(() => Promise.all([import('./security.ts'), fetchSecurityTexts()])).then(
    ([here]) => {
      security.value = here;
    },
    (error) => {
      coming = null;
      isMissed.value = true;
      throw error;
    },
  );
  return coming;
}
