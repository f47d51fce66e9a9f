import type { PieceCard } from '../card.ts';

export const ownExits: PieceCard = { pic: 'doors' };
