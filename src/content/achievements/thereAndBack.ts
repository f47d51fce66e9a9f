import { placementOf } from '#engine/mall/board.ts';
import type { PublicGame } from '#engine/mall/index.ts';
import { placeKey } from '#engine/mall/lattice.ts';
import type { Achievement } from './achievement.ts';
import { found } from './act.ts';
import { possible } from './table.ts';

interface Moved {
  /** The tile that was moved last, and where it lay before. */
  readonly tile: number;
  readonly place: string;
  readonly isBack: boolean;
}

function placeOf({ shared }: PublicGame, tile: number): string {
  const placement = placementOf(shared.board, tile);
  return placement === undefined ? '' : placeKey(placement);
}

/** [XA15] one telekinesis token moves a tile, the other moves it back to its place. */
export const thereAndBack: Achievement<Moved | null> = {
  ...possible('telekinesis'),
  id: 'XA15',
  first: null,
  see: (seen, act) => {
    const [moved] = found(act, 'tileMoved');
    if (moved === undefined) return seen;
    const { tile } = moved;
    const isBack = seen?.tile === tile && seen.place === placeOf(act.after, tile);
    return { tile, place: placeOf(act.before, tile), isBack: isBack || (seen?.isBack ?? false) };
  },
  count: (seen) => Number(seen?.isBack ?? false),
};
