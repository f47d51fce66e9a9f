import { useLayoutEffect } from 'preact/hooks';
import { piecesOf } from '#client/pieces/index.ts';
import type { OnBoard } from '#client/pieces/piece.ts';
import type { MallTable } from './model.ts';
import { useNewTiles } from './newTiles.tsx';

/** What has a marker at the edge besides the pawns: tiles that came, and what pieces have there. */
export function OutOfSight(look: OnBoard) {
  const { model } = look;
  const { box } = (model.table.value as MallTable).view;
  const tiles = useNewTiles(look);
  useLayoutEffect(() => {
    model.landmarks.value = [...piecesOf(box).flatMap((piece) => piece.beyond?.(look) ?? []), ...tiles];
  });
  useLayoutEffect(
    () => () => {
      model.landmarks.value = [];
    },
    [model],
  );
  return null;
}
