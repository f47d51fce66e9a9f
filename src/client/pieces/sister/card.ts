import type { PieceCard } from '../card.ts';

export const sister: PieceCard = { pic: 'kite', extra: 'sister' };
