import type { PieceCard } from '../card.ts';

export const gesturesOnly: PieceCard = { pic: 'hand' };
