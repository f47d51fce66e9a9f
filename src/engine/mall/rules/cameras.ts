import { refuse } from '../../core/refusal.ts';
import type { Piece } from '../piece.ts';
import { isWorking } from '../reactions.ts';
import { spaceOf } from '../spaces.ts';
import type { Seen } from '../state.ts';

// [S6] [R6] while two or more cameras work, nobody ends on a sand timer space, out of order or not.
// The barbarian ending on a camera puts it out of order.

function workingCameras(seen: Seen): number {
  let count = 0;
  for (const { tile } of seen.shared.board.placed)
    for (let cell = 0; cell < 16; cell++) {
      const space = spaceOf(tile, cell);
      if (seen.box.spaces[space]?.camera && isWorking(seen, space)) count++;
    }
  return count;
}

export const cameras: Piece = {
  id: 'cameras',
  landVeto: (seen, _pawn, to) => {
    const watched = seen.box.spaces[to]?.timer && workingCameras(seen) >= 2;
    return watched ? refuse('timer.watched') : null;
  },
  reactions: [
    {
      on: 'moved',
      phase: 'effect',
      react: (game, { pawn, to }) => {
        const disables = pawn === 'barbarian' && game.box.spaces[to]?.camera && isWorking(game, to);
        return disables ? [{ type: 'wentOutOfOrder', space: to }] : [];
      },
    },
  ],
};
