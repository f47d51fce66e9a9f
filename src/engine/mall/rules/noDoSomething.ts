import type { Piece } from '../piece.ts';

// [S15] nobody may use the Do Something! pawn; stares stay.
export const noDoSomething: Piece = { id: 'noDoSomething', policies: { doSomething: 'nobody' } };
