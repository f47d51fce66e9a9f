import { refuse } from '../../core/refusal.ts';
import type { MallEvent } from '../events.ts';
import type { Piece } from '../piece.ts';
import type { Space } from '../spaces.ts';
import type { Seen } from '../state.ts';
import { colourOf } from '../ways.ts';

// [S10] every hero steals an item and leaves by an exit that is not its own. [R12] [R15a]: heroes
// stay on their exits and may step off again; the game is won when all stand on one at once.

function onAnothers(seen: Seen, kind: 'item' | 'exit', pawn: number, space: Space): boolean {
  const colour = seen.box.spaces[space]?.[kind] ?? null;
  return colour !== null && colour !== colourOf(seen, pawn);
}

function leaveTogether(seen: Seen): readonly MallEvent[] {
  const { box, shared } = seen;
  const out = shared.pawns.every((space, pawn) => onAnothers(seen, 'exit', pawn, space));
  return out ? box.pawns.map((pawn) => ({ type: 'escaped', pawn, stays: true })) : [];
}

export const trickTheGuards: Piece = {
  id: 'trickTheGuards',
  needs: ({ pawns, spaces }) => {
    const exits = spaces.filter(({ exit }) => exit !== null).length;
    return exits < pawns.length ? refuse('setup.tooFewExits', { exits }) : null;
  },
  policies: {
    itemsHeld: (seen) => seen.shared.pawns.every((space, pawn) => onAnothers(seen, 'item', pawn, space)),
    mayLeave: (seen, pawn, exit) => onAnothers(seen, 'exit', pawn, exit),
    leave: leaveTogether,
  },
};
