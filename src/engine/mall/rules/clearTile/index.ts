import { refuse } from '../../../core/refusal.ts';
import type { Piece } from '../../piece.ts';
import { OFF, tileOf } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import type { PawnId } from '../../words.ts';

// [XT0] [XT9] nobody is left behind on the tile that is closed all round.

const ID = 'clearTile';
const CLOSED = '8*';

interface ClearTile {
  readonly id: typeof ID;
}

/** The heroes who are still on it. */
export function leftBehind({ box, shared }: PublicGame): readonly PawnId[] {
  const isOn = (pawn: number) => box.tiles[tileOf(shared.pawns[pawn] ?? OFF)]?.name === CLOSED;
  return box.cast.flatMap(({ id, hero }, pawn) => (hero && isOn(pawn) ? id : []));
}

/** No hero is on it any more. */
export function isClear(game: PublicGame): boolean {
  return leftBehind(game).length === 0;
}

export const clearTile: Piece<ClearTile> = {
  id: ID,
  needs: ({ tiles }) =>
    tiles.some(({ name }) => name === CLOSED)
      ? null
      : refuse('setup.missingTile', { piece: ID, tiles: CLOSED }),
  feats: { tileClear: isClear },
};
