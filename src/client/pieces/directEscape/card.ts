import type { PieceCard } from '../card.ts';

export const directEscape: PieceCard = { pic: 'door' };
