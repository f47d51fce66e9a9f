import type { PieceCard } from '../card.ts';

export const leader: PieceCard = { pic: 'crown' };
