import type { PieceCard } from '../card.ts';

export const lockedExit: PieceCard = { pic: 'lock' };
