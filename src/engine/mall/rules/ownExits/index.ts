import { refuse } from '../../../core/refusal.ts';
import type { Piece } from '../../piece.ts';
import { colourOf, spaceNow } from '../../ways.ts';

// [S2] each hero leaves by the exit of its own colour.
export const ownExits: Piece<{ readonly id: 'ownExits' }> = {
  id: 'ownExits',
  needs: ({ cast, goals, print }) => {
    const colours = goals.heroes.flatMap((pawn) => cast[pawn]?.colour ?? []);
    const missing = colours.find((colour) => !print.some(({ exit }) => exit === colour));
    return missing === undefined ? null : refuse('setup.noOwnExit', { colour: missing });
  },
  policies: {
    mayLeave: (game, pawn, exit) => spaceNow(game, exit)?.exit === colourOf(game, pawn),
  },
};
