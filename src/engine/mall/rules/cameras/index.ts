import { refuse } from '../../../core/refusal.ts';
import { NOTHING, type Piece } from '../../piece.ts';
import { type Space, spaceOf } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import { isWorking, pawnData, pawnName, pawnNumber, spaceNow } from '../../ways.ts';

// [S6] [R6] while two or more cameras work, nobody ends on a sand timer space, out of order or not.
// The barbarian ending on a camera puts it out of order.

function workingCameras(game: PublicGame): number {
  let count = 0;
  for (const { tile } of game.shared.board.placed)
    for (let cell = 0; cell < 16; cell++) {
      const space = spaceOf(tile, cell);
      if (spaceNow(game, space)?.camera && isWorking(game, space)) count++;
    }
  return count;
}

const disables = (game: PublicGame, pawn: number, to: Space) =>
  pawnName(game, pawn) === 'barbarian' && spaceNow(game, to)?.camera === true && isWorking(game, to);

interface Cameras {
  readonly id: 'cameras';
  readonly refusal: 'timer.watched';
}

export const cameras: Piece<Cameras> = {
  id: 'cameras',
  enforces: 'cameras',
  landVeto: (game, pawn, to) => {
    const watched = spaceNow(game, to)?.timer && pawnData(game, pawn).hero && workingCameras(game) >= 2;
    return watched ? refuse('timer.watched') : null;
  },
  stirs: disables,
  reactions: [
    {
      on: 'moved',
      phase: 'effect',
      react: (game, { pawn, to }) =>
        pawn === 'barbarian' && disables(game, pawnNumber(game, pawn), to)
          ? [{ type: 'wentOutOfOrder', space: to }]
          : NOTHING,
    },
  ],
};
