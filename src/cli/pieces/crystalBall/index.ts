import type { CliPiece } from '../piece.ts';

// What the ball owes, the places to explore show already.
export const crystalBall: CliPiece = { id: 'crystalBall', narrate: { ballOwes: () => null } };
