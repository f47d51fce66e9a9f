import { useEffect } from 'preact/hooks';
import { type Lang, t } from '#content/locales/index.ts';
import { COLOUR, type View } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { symbolPath } from './art/symbols.ts';
import { edgeMarker } from './camera.ts';
import type { Cameraman } from './cameraman.ts';
import type { Layout, Spot } from './geometry.ts';
import { heroName, hintText } from './labels.ts';
import { type BoardModel, spaceOfPawn } from './model.ts';

/** Markers on the edge for heroes out of sight; a tap goes there. */
export function Markers({ model, camera, lang }: { model: BoardModel; camera: Cameraman; lang: Lang }) {
  const view = model.view.value as View;
  const layout = model.layout.value as Layout;
  const rest = camera.rest.value;
  const window = camera.window();
  return (
    <>
      {view.box.pawns.map((pawn, index) => {
        const spot = layout.spots.get(view.shared.pawns[index] as Space);
        const marker = spot === undefined ? null : edgeMarker(rest, spot, window);
        if (spot === undefined || marker === null) return null;
        return (
          <button
            key={pawn}
            type="button"
            class={`marker marker-${COLOUR[pawn]}`}
            style={{ left: `${marker.left}px`, top: `${marker.top}px` }}
            aria-label={t(lang, 'board.marker', { hero: heroName(lang, pawn) })}
            onClick={() => camera.goTo(spot)}
          >
            <svg viewBox="-26 -26 52 52" aria-hidden="true">
              <path
                class="marker-drop"
                d="M25 0 12-17A20 20 0 1 0 12 17Z"
                transform={`rotate(${marker.angle})`}
              />
              <path class="marker-symbol" d={symbolPath(COLOUR[pawn])} transform="translate(-13 -12)" />
            </svg>
          </button>
        );
      })}
    </>
  );
}

const HINT_TIME = 2_600;

/** Why not: what the rules would have refused, and was not sent. */
export function HintBubble({ model, lang }: { readonly model: BoardModel; readonly lang: Lang }) {
  const hint = model.hint.value;
  useEffect(() => {
    if (hint === null) return;
    const timer = setTimeout(() => {
      model.hint.value = null;
    }, HINT_TIME);
    return () => clearTimeout(timer);
  }, [hint]);
  const view = model.view.value;
  if (hint === null || view === null) return null;
  return <div class="hint">{hintText(lang, hint)}</div>;
}

/** The way a dragged hero would go. */
export function DragPath({ model }: { readonly model: BoardModel }) {
  const drag = model.drag.value;
  const view = model.view.value;
  const layout = model.layout.value;
  if (drag === null || view === null || layout === null) return null;
  const spots = [spaceOfPawn(view, drag.pawn), ...drag.stops].flatMap(
    (space) => layout.spots.get(space) ?? [],
  );
  const end = spots.at(-1) as Spot;
  const points = spots.map(({ x, y }) => `${x * 100 + 50} ${y * 100 + 50}`).join('L');
  return (
    <svg class={`drag-path drag-${COLOUR[drag.pawn]}`} viewBox="0 0 100 100" aria-hidden="true">
      <path class="drag-line-edge" d={`M${points}`} />
      <path class="drag-line" d={`M${points}`} />
      <circle class="drag-end" cx={end.x * 100 + 50} cy={end.y * 100 + 50} r="26" />
    </svg>
  );
}
