import type { Piece } from '../../piece.ts';

// [S12] in talk windows only gestures, never words.
export const gesturesOnly: Piece<{ readonly id: 'gesturesOnly' }> = {
  id: 'gesturesOnly',
  policies: { words: 'never' },
};
