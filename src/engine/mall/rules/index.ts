import { HEROES } from '../../family/pawns.ts';
import type { PawnId } from '../words.ts';
import { BASE } from './base.ts';
import { ROLES } from './roles.ts';
import { SECURITY } from './security.ts';

/** Every rule piece of the mall, to choose from. What can be said and done in the mall follows from this list (words.ts). */
export const PIECES = [...BASE, ...SECURITY, ...ROLES] as const;

/** Everybody who may be about in some mall, by the name they are called by. */
export const EVERY_PAWN: readonly PawnId[] = [
  ...HEROES,
  ...PIECES.flatMap((piece) => ('pawns' in piece ? (piece.pawns ?? []).map(({ id }) => id) : [])),
];
