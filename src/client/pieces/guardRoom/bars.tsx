import { captives } from '#engine/mall/rules/guardRoom/index.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import type { OnBoard } from '../piece.ts';
import './guardRoom.css';

/** [X5.3] whoever is locked up stands behind bars: by shape, whatever colours there are. */
export function Bars({ model }: OnBoard) {
  const table = model.table.value;
  if (table === null) return null;
  return (
    <>
      {captives(table.view).map((hero) => {
        const spot = table.layout.spots.get(spaceOfPawn(table.view, hero));
        return spot === undefined ? null : (
          <div key={hero} class="bars" data-captive={hero} style={{ '--x': spot.x, '--y': spot.y }}>
            <svg class="bars-gate" viewBox="0 -16 100 116" aria-hidden="true">
              <path class="bars-edge" d="M8 -8V92M36 -8V92M64 -8V92M92 -8V92M2 -8H98M2 92H98" />
              <path class="bars-iron" d="M8 -8V92M36 -8V92M64 -8V92M92 -8V92M2 -8H98M2 92H98" />
              <path class="bars-shackle" d="M69 64V56a11 11 0 0 1 22 0V64" />
              <rect class="bars-lock" x="62" y="63" width="36" height="28" rx="5" />
              <path class="bars-hole" d="M80 73V82" />
            </svg>
          </div>
        );
      })}
    </>
  );
}
