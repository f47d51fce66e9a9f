import type { Piece } from '../../piece.ts';

// [S8] the deck lies face up: the next tile is always visible.
export const divination: Piece<{ readonly id: 'divination' }> = {
  id: 'divination',
  policies: { faceUp: true },
};
