import type { PieceCard } from '../card.ts';

export const guard: PieceCard = { pic: 'eye' };
