import type { PieceCard } from '../card.ts';

export const smallPassages: PieceCard = { pic: 'dwarf' };
