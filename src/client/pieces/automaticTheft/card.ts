import type { PieceCard } from '../card.ts';

export const automaticTheft: PieceCard = { pic: 'bag' };
