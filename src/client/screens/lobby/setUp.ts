import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';

/** What there is to set up of Maximum Security; what it shares with its rules comes with them, which are insisted on. */
export async function setUp() {
  await fetchSecurity();
  return (await import('../security/setup.tsx')).fetchSetup();
}
