import type { PieceCard } from '../card.ts';

export const crystalBall: PieceCard = { pic: 'ball' };
