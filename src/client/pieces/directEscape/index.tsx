import { t } from '#content/locales/index.ts';
import { DIRECTIONS, type PawnId, type View } from '#engine/mall/index.ts';
import { directEscape as rule } from '#engine/mall/rules/directEscape/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { pawnNumber, pawnOn, stepFrom } from '#engine/mall/ways.ts';
import { CautionSigns } from '../cautionSigns.tsx';
import type { PagePiece } from '../piece.ts';

/** [XT1] the first space each way on which a third tile would be touched. */
function straying(view: View, pawn: PawnId): readonly Space[] {
  const number = pawnNumber(view, pawn);
  return DIRECTIONS.flatMap((_, direction) => {
    for (let at = view.shared.pawns[number] ?? OFF; at !== OFF; ) {
      const to = stepFrom(view, number, at, direction);
      if (to === OFF || pawnOn(view, to) >= 0) return [];
      if ((rule.crossing?.(view, number, at, direction) ?? []).length > 0) return [to];
      at = to;
    }
    return [];
  });
}

export const directEscape: PagePiece = {
  id: 'directEscape',
  OverPawns: CautionSigns,
  caution: {
    spaces: straying,
    thing: 'board.thing.strays',
    say: (lang, _view, spaces) => (spaces.length === 0 ? '' : t(lang, 'board.strays')),
  },
  announce: (lang, _view, event) => (event.type === 'strayed' ? t(lang, 'game.event.strayed') : null),
  sounds: { strayed: [{ pitch: 300, to: 120, lasts: 0.4, wave: 'square', loud: 0.25 }] },
};
