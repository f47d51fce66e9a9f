import type { Piece } from '../../piece.ts';

// [XT0] hardcore: the sand is never turned, by a space or a token.

const ID = 'noFlips';

interface NoFlips {
  readonly id: typeof ID;
}

export const noFlips: Piece<NoFlips> = {
  id: ID,
  feats: { flipped: ({ shared }) => shared.flips > 0 },
};
