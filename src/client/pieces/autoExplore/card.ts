import type { PieceCard } from '../card.ts';

export const autoExplore: PieceCard = { pic: 'tile' };
