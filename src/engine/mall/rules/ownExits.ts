import { refuse } from '../../core/refusal.ts';
import { COLOUR } from '../../family/pawns.ts';
import type { Piece } from '../piece.ts';
import { colourOf } from '../ways.ts';

// [S2] each hero leaves by the exit of its own colour.
export const ownExits: Piece = {
  id: 'ownExits',
  needs: ({ pawns, spaces }) => {
    const missing = pawns.find((pawn) => !spaces.some(({ exit }) => exit === COLOUR[pawn]));
    return missing === undefined ? null : refuse('setup.noOwnExit', { colour: COLOUR[missing] });
  },
  policies: {
    mayLeave: (seen, pawn, exit) => seen.box.spaces[exit]?.exit === colourOf(seen, pawn),
  },
};
