import type { PieceCard } from '../card.ts';

export const freeTalk: PieceCard = { pic: 'speak' };
