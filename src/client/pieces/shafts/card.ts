import type { PieceCard } from '../card.ts';

export const shafts: PieceCard = { pic: 'twin', keys: { F: 'play.key.layShaft', G: 'play.key.shaft' } };
