import { signal } from '@preact/signals';

/** Maximum Security in this page (security.ts); null until it has come (fetchSecurity.ts). */
export const security = signal<typeof import('./security.ts') | null>(null);

/** Hidden Roles, likewise (roles.ts, fetchRoles.ts). */
export const roles = signal<typeof import('./roles.ts') | null>(null);

/** Whether one of them was given up: nothing fetches it any more. */
export const isMissed = signal(false);
