import type { PieceCard } from '../card.ts';

export const noTalk: PieceCard = { pic: 'zip' };
