import { featuresOn, placementAt } from '#client/mall/labels.ts';
import { type Lang, t } from '#content/locales/index.ts';
import type { View } from '#engine/mall/index.ts';
import { strandingExits } from '#engine/mall/rules/trickTheGuards/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { pawnNumber } from '#engine/mall/ways.ts';
import type { OnBoard, PagePiece } from '../piece.ts';
import './trickTheGuards.css';

/** [R12] exits that the chosen hero had better leave to another: above the heroes, who may hide them. */
function StrandingExits({ model }: OnBoard) {
  const spots = model.table.value?.layout.spots;
  return (
    <>
      {[...model.offers.value.cautions.keys()].map((space) => {
        const spot = spots?.get(space);
        if (spot === undefined) return null;
        return (
          <svg
            key={space}
            class="strands"
            data-exit={space}
            viewBox="0 0 24 24"
            style={{ '--x': spot.x, '--y': spot.y }}
            aria-hidden="true"
          >
            <path class="strands-sign" d="M12 2 23 21.5H1Z" />
            <path class="strands-mark" d="M12 9v5.2M12 18v.1" />
          </svg>
        );
      })}
    </>
  );
}

/** [R12] which of the exits in the mall would leave another hero without one; nothing where none would. */
function strandsText(lang: Lang, view: View, exits: readonly Space[]): string {
  const laid = exits.filter((space) => placementAt(view, space) !== undefined);
  const names = laid.flatMap((space) => featuresOn(lang, view, space));
  return names.length === 0 ? '' : t(lang, 'board.strands', { exits: names.join(', ') });
}

export const trickTheGuards: PagePiece = {
  id: 'trickTheGuards',
  OverPawns: StrandingExits,
  caution: {
    spaces: (view, pawn) => strandingExits(view, pawnNumber(view, pawn)),
    thing: 'board.thing.strands',
    say: strandsText,
  },
};
