import { notNow } from '../../acts/theft.ts';
import type { CoreEvent } from '../../events.ts';
import { NOTHING, type Piece } from '../../piece.ts';
import type { PublicGame } from '../../state.ts';
import { spaceNow } from '../../ways.ts';

const steals = (game: PublicGame): readonly CoreEvent[] =>
  notNow(game) === null ? [{ type: 'stolen', seat: null }] : NOTHING;

// [M17], option `theft: automatic`: the theft happens at once when every hero stands on its item and nothing lets it wait.
export const automaticTheft: Piece<{ readonly id: 'automaticTheft' }> = {
  id: 'automaticTheft',
  stirs: (game, _pawn, to) => !game.shared.stolen && spaceNow(game, to)?.item != null,
  // A flip may take away what covered an item [X5.6], a spell what the theft waited for [XT10].
  policies: { theftBy: 'itself' },
  settles: steals,
  reactions: [{ on: 'flipped', phase: 'theft', react: steals }],
};
