import { below } from '../../../core/random.ts';
import type { Hand } from '../../actions.ts';
import type { Piece } from '../../piece.ts';

// [S9] action tiles for one player fewer; whoever has none alone uses the Do Something! pawn. The
// empty hand passes like any other, and takes the pawn's right along [R14].
export const leader: Piece<{ readonly id: 'leader' }> = {
  id: 'leader',
  players: { least: 3, most: 9 },
  policies: { doSomething: 'leader', handsFewer: 1 },
  deal: ({ setup }, dealing) => {
    const [seat, random] = below(dealing.random, setup.players);
    const none: Hand = [];
    return { ...dealing, random, hands: dealing.hands.toSpliced(seat, 0, none) };
  },
};
