import type { PieceCard } from '../card.ts';

export const mapmaker: PieceCard = { pic: 'pen' };
