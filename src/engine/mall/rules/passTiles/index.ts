import type { Piece } from '../../piece.ts';

// [S3] each flip passes every action tile to the player on the left, who is the next seat [M3].
export const passTiles: Piece<{ readonly id: 'passTiles' }> = {
  id: 'passTiles',
  reactions: [
    {
      on: 'flipped',
      phase: 'hands',
      react: ({ shared: { hands } }) =>
        hands.length < 2 ? [] : [{ type: 'handed', hands: hands.map((_, seat) => hands.at(seat - 1) ?? []) }],
    },
  ],
};
