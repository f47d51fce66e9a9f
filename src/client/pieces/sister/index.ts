import type { PagePiece } from '../piece.ts';

export const sister: PagePiece = { id: 'sister', motifs: { jump: 'hop' } };
