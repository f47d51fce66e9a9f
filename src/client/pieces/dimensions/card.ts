import type { PieceCard } from '../card.ts';

export const dimensions: PieceCard = { pic: 'twin' };
