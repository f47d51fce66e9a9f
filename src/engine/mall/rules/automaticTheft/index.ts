import { itemsHeld } from '../../acts/theft.ts';
import type { Piece } from '../../piece.ts';
import { spaceNow } from '../../ways.ts';

// [M17], option `theft: automatic`: the theft happens at once when every hero stands on its item.
export const automaticTheft: Piece<{ readonly id: 'automaticTheft' }> = {
  id: 'automaticTheft',
  stirs: (game, _pawn, to) => !game.shared.stolen && spaceNow(game, to)?.item != null,
  reactions: [
    {
      on: 'moved',
      phase: 'theft',
      react: (game) => (!game.shared.stolen && itemsHeld(game) ? [{ type: 'stolen', seat: null }] : []),
    },
  ],
};
