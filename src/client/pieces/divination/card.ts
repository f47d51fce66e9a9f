import type { PieceCard } from '../card.ts';

export const divination: PieceCard = { pic: 'top' };
