import type { Piece } from '../../piece.ts';
import { hasWindows } from '../../talk.ts';
import { pawnName, pawnOn } from '../../ways.ts';

// [S4] exploring with the elf opens a talk window; [R8]: only where the elf on her own colour paid.
export const loudspeaker: Piece<{ readonly id: 'loudspeaker' }> = {
  id: 'loudspeaker',
  reactions: [
    {
      on: 'placed',
      phase: 'talk',
      react: (game, { space, paid }) => {
        const byElf = paid === 'hero' && pawnName(game, pawnOn(game, space)) === 'elf';
        return byElf && hasWindows(game) ? [{ type: 'talkOpened' }] : [];
      },
    },
  ],
};
