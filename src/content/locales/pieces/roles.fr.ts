import { brokenTimer } from './brokenTimer/fr.ts';
import { hiddenRoles, cli as hiddenRolesCli } from './hiddenRoles/fr.ts';

/** What the pieces of Hidden Roles have to say. */
export const rolesPieces = [brokenTimer, hiddenRoles] as const;
export const rolesCli = [hiddenRolesCli] as const;
