import type { Piece } from '../../piece.ts';

// [S16] the vortex is out of service all game.
export const noVortex: Piece<{ readonly id: 'noVortex' }> = { id: 'noVortex', policies: { vortex: 'never' } };
