import { useEffect } from 'preact/hooks';
import { explain } from '#client/board/state.ts';
import { t } from '#content/locales/index.ts';
import { refuse } from '#engine/core/refusal.ts';
import type { PawnId, View } from '#engine/mall/index.ts';
import { pawnData, pawnNumber, spaceOfPawn } from '#engine/mall/ways.ts';
import type { OnBoard, PagePiece } from '../piece.ts';
import './guardBusy.css';

const isGuard = (view: View, pawn: PawnId) => pawnData(view, pawnNumber(view, pawn)).kind === 'guard';
const guards = (view: View) => view.box.pawns.filter((pawn) => isGuard(view, pawn));

/** [XT8] [XT12] a plate at his feet; whoever chooses him reads why he stays, unless something else moves him. */
function Busy({ model }: OnBoard) {
  const table = model.table.value;
  const chosen = model.chosen.value;
  const stays =
    table !== null && chosen !== null && isGuard(table.view, chosen) && model.offers.value.targets.size === 0;
  useEffect(() => {
    if (stays) explain(model, chosen, refuse('guard.busy'));
  }, [stays, chosen]);
  if (table === null) return null;
  return (
    <>
      {guards(table.view).map((pawn) => {
        const spot = table.layout.spots.get(spaceOfPawn(table.view, pawn));
        return spot === undefined ? null : (
          <svg
            key={pawn}
            class="busy"
            data-busy={pawn}
            viewBox="-26 -14 52 28"
            style={{ '--x': spot.x, '--y': spot.y }}
            aria-hidden="true"
          >
            <rect class="busy-plate" x="-24" y="-12" width="48" height="24" rx="7" />
            <path class="busy-dots" d="M-13 0h.1M0 0h.1M13 0h.1" />
          </svg>
        );
      })}
    </>
  );
}

export const guardBusy: PagePiece = {
  id: 'guardBusy',
  OverPawns: Busy,
  lies: (lang, view, space) =>
    guards(view).some((pawn) => spaceOfPawn(view, pawn) === space) ? [t(lang, 'board.thing.busy')] : [],
};
