import { t } from '#content/locales/index.ts';
import type { View } from '#engine/mall/index.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import { isPlaced, isWorking, pawnData, pawnNumber, spaceNow } from '#engine/mall/ways.ts';
import { CautionSigns } from '../cautionSigns.tsx';
import type { PagePiece } from '../piece.ts';

const timers = (view: View) =>
  view.shared.board.spaces.flatMap((_, space) =>
    spaceNow(view, space)?.timer && isPlaced(view, tileOf(space)) && isWorking(view, space) ? space : [],
  );

/** [XT0] whoever ends on a sand timer loses. */
export const noFlips: PagePiece = {
  id: 'noFlips',
  OverPawns: CautionSigns,
  caution: {
    spaces: (view, pawn) => (pawnData(view, pawnNumber(view, pawn)).triggers ? timers(view) : []),
    thing: 'board.thing.turnsSand',
    say: (lang, _view, spaces) => (spaces.length === 0 ? '' : t(lang, 'board.turnsSand')),
  },
};
