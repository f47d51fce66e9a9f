import { notNow } from '../../acts/theft.ts';
import type { CoreEvent } from '../../events.ts';
import { NOTHING, type Piece } from '../../piece.ts';
import type { Game } from '../../state.ts';
import { spaceNow } from '../../ways.ts';

const steals = (game: Game): readonly CoreEvent[] =>
  notNow(game) === null ? [{ type: 'stolen', seat: null }] : NOTHING;

// [M17], option `theft: automatic`: the theft happens at once when every hero stands on its item.
export const automaticTheft: Piece<{ readonly id: 'automaticTheft' }> = {
  id: 'automaticTheft',
  stirs: (game, _pawn, to) => !game.shared.stolen && spaceNow(game, to)?.item != null,
  // What covered an item may be taken away by a flip [X5.6].
  reactions: [
    { on: 'moved', phase: 'theft', react: steals },
    { on: 'flipped', phase: 'theft', react: steals },
  ],
};
