import { edgeMarker } from '#client/board/camera.ts';
import type { Cameraman } from '#client/board/cameraman.ts';
import { heroName } from '#client/heroName.ts';
import { t } from '#content/locales/index.ts';
import { beholderOver } from '#engine/mall/rules/beholder/index.ts';
import type { OnBoard } from '../piece.ts';
import { Eye } from './eye.tsx';

/** Where it hovers out of sight there is a marker at that edge, as for every pawn; a tap goes there. */
export function EyeBeyond({ model, lang, camera }: OnBoard & { readonly camera: Cameraman }) {
  const table = model.table.value;
  const tile = table === null ? -1 : beholderOver(table.view);
  const placed = table?.layout.placed.find((one) => one.tile === tile);
  if (placed === undefined) return null;
  const spot = { x: placed.x + 1.5, y: placed.y + 1.5 };
  const marker = edgeMarker(camera.rest.value, spot, camera.window());
  return marker === null ? null : (
    <button
      type="button"
      class="marker for-none"
      data-beyond={tile}
      style={{ left: `${marker.left}px`, top: `${marker.top}px` }}
      aria-label={t(lang, 'board.marker', { hero: heroName(lang, 'beholder') })}
      onClick={() => camera.goTo(spot)}
    >
      <svg viewBox="-26 -26 52 52" aria-hidden="true">
        <path class="marker-drop" d="M25 0 12-17A20 20 0 1 0 12 17Z" transform={`rotate(${marker.angle})`} />
        <g transform="translate(0 3) scale(.36)">
          <Eye />
        </g>
      </svg>
    </button>
  );
}
