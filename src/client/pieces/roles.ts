import { hiddenRoles } from './hiddenRoles/index.tsx';
import type { PagePiece } from './piece.ts';

// Hidden Roles in the page, fetched when somebody plays with them (known.ts).

export { fetchRolesTexts } from '#client/rolesTexts.ts';
export { setupOf } from '#content/choices.ts';
export { ROLES } from '#engine/mall/rules/roles.ts';
export { ROLES_CARDS } from './rolesCards.ts';

export const ROLES_PIECES: readonly PagePiece[] = [hiddenRoles];
