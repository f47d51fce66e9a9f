import { fetchRoles } from '#client/pieces/fetchRoles.ts';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';

/** Of Hidden Roles, likewise. */
export async function setUpRoles() {
  await fetchRoles();
  return (await import('../roles/setup.tsx')).fetchRolesSetup();
}

/** What there is to set up of Maximum Security; what it shares with its rules comes with them, which are insisted on. */
export async function setUp() {
  await fetchSecurity();
  return (await import('../security/setup.tsx')).fetchSetup();
}
