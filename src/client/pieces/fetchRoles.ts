import { fetchOnce } from './fetchOnce.ts';
import { roles } from './here.ts';

/** Hidden Roles, likewise; their words are fetched by what says them. */
export const fetchRoles = fetchOnce(async () => {
  const here = await import('./roles.ts');
  await here.fetchRolesTexts();
  return here;
}, roles);
