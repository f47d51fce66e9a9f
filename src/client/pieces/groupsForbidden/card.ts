import type { PieceCard } from '../card.ts';

export const groupsForbidden: PieceCard = { pic: 'apart' };
