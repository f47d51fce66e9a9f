import { refuse } from '../../../core/refusal.ts';
import { leave } from '../../acts/theft.ts';
import type { Piece } from '../../piece.ts';
import type { PublicGame } from '../../state.ts';
import { isCovered, isWorking } from '../../ways.ts';

// [XT0] [XT2] nobody leaves before a sand timer space that still worked lies under a breach. What lies under one cannot
// go out of order, so nothing has to be remembered.

const ID = 'diversion';

interface Diversion {
  readonly id: typeof ID;
}

export function isDiverted(game: PublicGame): boolean {
  return game.box.print.some(({ timer }, space) => timer && isCovered(game, space) && isWorking(game, space));
}

export const diversion: Piece<Diversion> = {
  id: ID,
  needs: ({ handlers }) => (handlers.has('breach') ? null : refuse('setup.needsBreaches', { piece: ID })),
  policies: { leave: (game, pawn) => (isDiverted(game) ? leave(game, pawn) : []) },
};
