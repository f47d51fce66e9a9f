import { type Refusal, refuse } from '../../../core/refusal.ts';
import type { Piece } from '../../piece.ts';
import type { Space } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import { pawnData } from '../../ways.ts';

// [XT0] [XT8] [XT12] guards are busy: nothing but the control room moves them.

const ID = 'guardBusy';

interface GuardBusy {
  readonly id: typeof ID;
  readonly refusal: 'guard.busy';
}

const isBusy = () => refuse<'guard.busy'>('guard.busy');

function busy(game: PublicGame, pawn: number, _to: Space, by: string): Refusal<'guard.busy'> | null {
  return by !== 'sent' && pawnData(game, pawn).kind === 'guard' ? isBusy() : null;
}

export const guardBusy: Piece<GuardBusy> = {
  id: ID,
  needs: ({ cast }) =>
    cast.some(({ kind }) => kind === 'guard') ? null : refuse('setup.needsGuard', { piece: ID }),
  vetoes: { castVoucher: isBusy },
  landVeto: busy,
};
