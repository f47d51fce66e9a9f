import type { Box } from '../../box.ts';
import type { AnyPiece } from '../../piece.ts';
import { printed } from '../../ways.ts';

// [H0.1] what cards ask of a game before they are dealt in it. Pieces are asked what they do, not who they are.

export const hasBurgers = (box: Box) => printed({ box }, 'burger').length > 0;

/** Those that a pawn may turn the glass on, once the game has begun [H0.2]. */
export function timersIn(box: Box): number {
  const broken = box.pieces.flatMap((piece) => piece.brokenAtFirst?.(box) ?? []);
  return box.print.filter(({ timer }, space) => timer && !broken.includes(space)).length;
}
export const camerasIn = ({ print }: Box) => print.filter(({ camera }) => camera).length;

export const tilesWithPassages = ({ smallWalks }: Box) =>
  smallWalks.filter((steps) => steps.some((cell) => cell >= 0)).length;

export const enforces = ({ pieces }: Box, what: AnyPiece['enforces']) =>
  pieces.some((piece) => piece.enforces === what);

export const keepsApart = ({ pieces }: Box, how: AnyPiece['apart']) =>
  pieces.some(({ apart }) => apart === how);

/** [S9] [S15] whether everybody may use the Do Something! pawn. */
export const anyoneProds = ({ policies }: Box) => policies.doSomething === 'anyone';

/** [S14] [S15] whether talking is ever allowed. */
export const maySpeak = ({ policies: { words, gestures } }: Box) => words !== 'never' || gestures !== 'never';
