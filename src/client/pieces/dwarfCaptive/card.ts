import type { PieceCard } from '../card.ts';

export const dwarfCaptive: PieceCard = { pic: 'dwarf' };
