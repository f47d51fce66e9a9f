import type { PieceCard } from '../card.ts';

export const breaches: PieceCard = { pic: 'bang', keys: { B: 'play.key.breach' } };
