import { refuse } from '../../../core/refusal.ts';
import type { CoreEvent } from '../../events.ts';
import type { Piece } from '../../piece.ts';
import type { Space } from '../../spaces.ts';
import type { Seen } from '../../state.ts';
import { colourOf, spaceNow } from '../../ways.ts';

// [S10] every hero steals an item and leaves by an exit that is not its own. [R12] [R15a]: heroes
// stay on their exits and may step off again; the game is won when all stand on one at once.

function onAnothers(seen: Seen, kind: 'item' | 'exit', pawn: number, space: Space): boolean {
  const colour = spaceNow(seen, space)?.[kind] ?? null;
  return colour !== null && colour !== colourOf(seen, pawn);
}

function leaveTogether(seen: Seen): readonly CoreEvent[] {
  const { box, shared } = seen;
  const out = shared.pawns.every((space, pawn) => onAnothers(seen, 'exit', pawn, space));
  return out ? box.pawns.map((pawn) => ({ type: 'escaped', pawn, stays: true })) : [];
}

interface TrickTheGuards {
  readonly id: 'trickTheGuards';
  readonly refusal: 'setup.tooFewExits';
}

export const trickTheGuards: Piece<TrickTheGuards> = {
  id: 'trickTheGuards',
  needs: ({ goals, print }) => {
    const exits = print.filter(({ exit }) => exit !== null).length;
    return exits < goals.heroes.length ? refuse('setup.tooFewExits', { exits }) : null;
  },
  policies: {
    itemsHeld: (seen) => seen.shared.pawns.every((space, pawn) => onAnothers(seen, 'item', pawn, space)),
    mayLeave: (seen, pawn, exit) => onAnothers(seen, 'exit', pawn, exit),
    leave: leaveTogether,
  },
};
