import { type Refusal, refuse } from '../../../core/refusal.ts';
import type { CoreCommand } from '../../commands.ts';
import type { Piece } from '../../piece.ts';
import type { PublicGame } from '../../state.ts';
import { pawnData, pawnNumber } from '../../ways.ts';

// [XT0] [XT8] [XT12] guards are busy: nobody walks or rides with them.

const ID = 'guardBusy';

interface GuardBusy {
  readonly id: typeof ID;
  readonly refusal: 'guard.busy';
}

function busy(game: PublicGame, command: CoreCommand): Refusal<'guard.busy'> | null {
  const pawn = 'pawn' in command ? pawnNumber(game, command.pawn) : -1;
  return pawn >= 0 && pawnData(game, pawn).kind === 'guard' ? refuse<'guard.busy'>('guard.busy') : null;
}

export const guardBusy: Piece<GuardBusy> = {
  id: ID,
  needs: ({ cast }) =>
    cast.some(({ kind }) => kind === 'guard') ? null : refuse('setup.needsGuard', { piece: ID }),
  vetoes: { move: busy, escalator: busy },
};
