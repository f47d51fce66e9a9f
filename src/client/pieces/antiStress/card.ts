import type { PieceCard } from '../card.ts';

export const antiStress: PieceCard = { pic: 'hourglass' };
