import { brokenTimer } from './brokenTimer/index.ts';
import { hiddenRoles } from './hiddenRoles/index.ts';

/** Those of Hidden Roles, for whoever plays with them. */
export const ROLES = [brokenTimer, hiddenRoles] as const;
