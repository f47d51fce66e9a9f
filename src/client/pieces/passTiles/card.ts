import type { PieceCard } from '../card.ts';

export const passTiles: PieceCard = { pic: 'pass' };
