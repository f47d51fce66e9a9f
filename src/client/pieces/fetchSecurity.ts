import { fetchSecurityTexts } from '#client/securityTexts.ts';
import { fetchOnce } from './fetchOnce.ts';
import { security } from './here.ts';

/** Maximum Security: its rules, what the page shows of them, and the words. */
export const fetchSecurity = fetchOnce(async () => {
  const [here] = await Promise.all([import('./security.ts'), fetchSecurityTexts()]);
  return here;
}, security);
