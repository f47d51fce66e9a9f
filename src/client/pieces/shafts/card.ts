import type { PieceCard } from '../card.ts';

export const shafts: PieceCard = { pic: 'twin' };
