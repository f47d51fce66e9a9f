import type { Box } from '../../box.ts';
import type { Piece } from '../../piece.ts';
import { tileOf } from '../../spaces.ts';

// [H0.2] a shorter game: the start tile's sand timer is out of order before anybody has moved.

const brokenAtFirst = ({ print }: Box) =>
  print.flatMap(({ timer }, space) => (timer && tileOf(space) === 0 ? [space] : []));

export const brokenTimer: Piece<{ readonly id: 'brokenTimer' }> = {
  id: 'brokenTimer',
  brokenAtFirst,
  reactions: [
    {
      on: 'started',
      phase: 'effect',
      react: ({ box }) => brokenAtFirst(box).map((space) => ({ type: 'wentOutOfOrder', space })),
    },
  ],
};
