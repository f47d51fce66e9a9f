import { type Happening, NOTHING, type Piece } from '../../piece.ts';
import { OFF, type Space } from '../../spaces.ts';
import type { Game, PublicGame } from '../../state.ts';
import { isWorking, spaceNow, spaceOfPawn } from '../../ways.ts';

// [S5] [R9] while the mage stands on a crystal ball, up to two tiles may be added at any unused
// exploration spaces. The first one puts the ball out of order; the second stays allowed while
// she stays: she leaves by moving, or is taken away. It remembers the ball that still owes its second tile.

const ID = 'crystalBall';

/** The ball that owes a second tile from now on; OFF: none does. */
interface Owes {
  readonly type: 'ballOwes';
  readonly space: Space;
}

interface CrystalBall {
  readonly id: typeof ID;
  readonly memory: Space;
  readonly event: Owes;
}

function owing({ shared }: PublicGame): Space {
  return shared.memory[ID] ?? OFF;
}

function gazing(game: PublicGame): boolean {
  const space = spaceOfPawn(game, 'mage');
  const onBall = spaceNow(game, space)?.crystal === true;
  return onBall && (space === owing(game) || isWorking(game, space));
}

const owes = (space: Space): Owes => ({ type: 'ballOwes', space });

function left(game: Game, { pawn }: { readonly pawn: string }): readonly Happening<CrystalBall>[] {
  return pawn === 'mage' && owing(game) !== OFF ? [owes(OFF)] : NOTHING;
}

export const crystalBall: Piece<CrystalBall> = {
  id: ID,
  deal: (_box, dealing) => ({ ...dealing, memory: OFF }),
  events: { ballOwes: { told: 'all', memory: (_before, { space }) => space } },
  permission: { id: ID, order: 4, pays: (game) => gazing(game) },
  reactions: [
    {
      on: 'placed',
      phase: 'effect',
      react: (game, { paid }) => {
        const space = spaceOfPawn(game, 'mage');
        if (paid !== ID) return [];
        return owing(game) === space ? [owes(OFF)] : [{ type: 'wentOutOfOrder', space }, owes(space)];
      },
    },
    // A ball that works again owes nothing [X10.1].
    {
      on: 'repaired',
      phase: 'effect',
      react: (game, { space }) => (owing(game) === space ? [owes(OFF)] : NOTHING),
    },
    { on: 'moved', phase: 'effect', react: left },
    { on: 'put', phase: 'effect', react: left },
  ],
};
