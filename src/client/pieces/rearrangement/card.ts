import type { PieceCard } from '../card.ts';

export const rearrangement: PieceCard = { pic: 'shift' };
