import { pawnIndex } from '../../family/pawns.ts';
import type { MallEvent } from '../events.ts';
import type { Piece } from '../piece.ts';
import { isWorking } from '../reactions.ts';
import { OFF, type Space } from '../spaces.ts';
import type { Seen } from '../state.ts';

// [S5] [R9] while the mage stands on a crystal ball, up to two tiles may be added at any unused
// exploration spaces. The first one puts the ball out of order; the second stays allowed while
// she has not moved. The slice is the ball that still owes its second tile.

const ID = 'crystalBall';
const MAGE = pawnIndex('mage');

function owing({ shared }: Seen): Space {
  return (shared.slices[ID] as Space | undefined) ?? OFF;
}

function gazing(seen: Seen): boolean {
  const space = seen.shared.pawns[MAGE] as Space;
  const onBall = seen.box.spaces[space]?.crystal === true;
  return onBall && (space === owing(seen) || isWorking(seen, space));
}

const note = (value: Space): MallEvent => ({ type: 'noted', piece: ID, value });

export const crystalBall: Piece = {
  id: ID,
  deal: (_box, dealing) => ({ ...dealing, slices: { ...dealing.slices, [ID]: OFF } }),
  permission: { id: ID, order: 4, pays: (seen) => gazing(seen) },
  reactions: [
    {
      on: 'placed',
      phase: 'effect',
      react: (game, { paid }) => {
        const space = game.shared.pawns[MAGE] as Space;
        if (paid !== ID) return [];
        return owing(game) === space ? [note(OFF)] : [{ type: 'wentOutOfOrder', space }, note(space)];
      },
    },
    {
      on: 'moved',
      phase: 'effect',
      react: (game, { pawn }) => (pawn === 'mage' && owing(game) !== OFF ? [note(OFF)] : []),
    },
  ],
};
