import type { PieceCard } from '../card.ts';

export const cameras: PieceCard = { pic: 'camera' };
