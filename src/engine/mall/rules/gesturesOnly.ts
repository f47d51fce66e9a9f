import type { Piece } from '../piece.ts';

// [S12] in talk windows only gestures, never words.
export const gesturesOnly: Piece = { id: 'gesturesOnly', policies: { words: 'never' } };
