import type { PieceCard } from '../card.ts';

export const maps: PieceCard = { pic: 'book' };
