import { piecesOf } from '#client/pieces/index.ts';
import type { MallTable } from './model.ts';
import { NewTiles, type NewTilesLook } from './newTiles.tsx';

/** What is marked at the edge, besides the pawns: tiles that came, and what pieces have there. */
export function OutOfSight(look: NewTilesLook) {
  const { box } = (look.model.table.value as MallTable).view;
  return (
    <>
      <NewTiles {...look} />
      {piecesOf(box).map(({ id, Beyond }) => Beyond && <Beyond key={id} {...look} />)}
    </>
  );
}
