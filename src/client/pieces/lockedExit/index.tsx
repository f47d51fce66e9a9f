import { codeUsed, STEEL } from '#client/mall/security/steel.tsx';
import type { PagePiece } from '../piece.ts';

export const lockedExit: PagePiece = { ...STEEL, id: 'lockedExit', announce: codeUsed };
