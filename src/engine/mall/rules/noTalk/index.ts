import type { Piece } from '../../piece.ts';

// [S14] no communication, ever; stare and Do Something! stay.
export const noTalk: Piece<{ readonly id: 'noTalk' }> = {
  id: 'noTalk',
  policies: { words: 'never', gestures: 'never' },
};
