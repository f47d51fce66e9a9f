import type { RolesPieceId } from '#engine/mall/index.ts';
import { brokenTimer } from './brokenTimer/card.ts';
import type { LateCard } from './card.ts';
import { hiddenRoles } from './hiddenRoles/card.ts';

/** As CARDS, for what comes with Hidden Roles. The type checker misses none. */
export const ROLES_CARDS: Readonly<Record<RolesPieceId, LateCard>> = { brokenTimer, hiddenRoles };
