import type { Piece } from '../../piece.ts';

// [C5] talking is allowed throughout.
export const freeTalk: Piece<{ readonly id: 'freeTalk' }> = {
  id: 'freeTalk',
  policies: { words: 'always', gestures: 'always' },
};
