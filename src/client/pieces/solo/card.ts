import type { PieceCard } from '../card.ts';

export const solo: PieceCard = { pic: 'solo', keys: { R: 'play.key.reveal' } };
