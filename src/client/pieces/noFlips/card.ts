import type { PieceCard } from '../card.ts';

export const noFlips: PieceCard = { pic: 'clock' };
