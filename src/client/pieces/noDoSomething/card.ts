import type { PieceCard } from '../card.ts';

export const noDoSomething: PieceCard = { pic: 'bang' };
