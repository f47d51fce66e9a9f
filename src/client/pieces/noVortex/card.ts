import type { PieceCard } from '../card.ts';

export const noVortex: PieceCard = { pic: 'vortexOff' };
