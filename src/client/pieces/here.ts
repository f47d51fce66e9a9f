import { signal } from '@preact/signals';

/** Maximum Security in this page (security.ts); null until it has come (fetchSecurity.ts). */
export const security = signal<typeof import('./security.ts') | null>(null);

/** Whether it was given up: nothing fetches it any more. */
export const isMissed = signal(false);
