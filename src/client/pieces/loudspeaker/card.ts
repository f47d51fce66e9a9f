import type { PieceCard } from '../card.ts';

export const loudspeaker: PieceCard = { pic: 'horn' };
