import type { PieceCard } from '../card.ts';

export const guardRoom: PieceCard = { pic: 'doors' };
