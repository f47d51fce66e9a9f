import { fetchRoles } from '#client/pieces/fetchRoles.ts';
import { withLateTexts } from '../../texts.ts';
import { RolesOptions } from './options.tsx';

/** Nothing of the set-up of Hidden Roles is shown before their rules and words are here. */
export async function fetchRolesSetup(): Promise<typeof RolesOptions> {
  await withLateTexts(fetchRoles());
  return RolesOptions;
}
