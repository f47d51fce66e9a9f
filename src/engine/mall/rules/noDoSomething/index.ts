import type { Piece } from '../../piece.ts';

// [S15] nobody may use the Do Something! pawn; stares stay.
export const noDoSomething: Piece<{ readonly id: 'noDoSomething' }> = {
  id: 'noDoSomething',
  policies: { doSomething: 'nobody' },
};
