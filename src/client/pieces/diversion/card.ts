import type { PieceCard } from '../card.ts';

export const diversion: PieceCard = { pic: 'target' };
