import type { PieceCard } from '../card.ts';

export const trickTheGuards: PieceCard = { pic: 'swap' };
