import { featuresOn, placementAt } from '#client/mall/labels.ts';
import { type Lang, t } from '#content/locales/index.ts';
import type { View } from '#engine/mall/index.ts';
import { strandingExits } from '#engine/mall/rules/trickTheGuards/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { pawnNumber } from '#engine/mall/ways.ts';
import { CautionSigns } from '../cautionSigns.tsx';
import type { PagePiece } from '../piece.ts';

/** [R12] which of the exits in the mall would leave another hero without one; nothing where none would. */
function strandsText(lang: Lang, view: View, exits: readonly Space[]): string {
  const laid = exits.filter((space) => placementAt(view, space) !== undefined);
  const names = laid.flatMap((space) => featuresOn(lang, view, space));
  return names.length === 0 ? '' : t(lang, 'board.strands', { exits: names.join(', ') });
}

export const trickTheGuards: PagePiece = {
  id: 'trickTheGuards',
  OverPawns: CautionSigns,
  caution: {
    spaces: (view, pawn) => strandingExits(view, pawnNumber(view, pawn)),
    thing: 'board.thing.strands',
    say: strandsText,
  },
};
