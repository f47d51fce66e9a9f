import { useMemo, useRef, useState } from 'preact/hooks';
import { spaceTowards } from '#client/tower/board/cells.tsx';
import { type EditSpot, type EditTaps, layoutOf, TowerBoard } from '#client/tower/board/index.ts';
import { spaceLabel } from '#client/tower/board/labels.ts';
import { openChart } from '#engine/tower/chart.ts';
import { firstStand } from '#engine/tower/stand.ts';
import { prefs } from '../../../prefs.ts';
import { change, choice, history } from './desk.ts';
import type { Draft } from './draft.ts';
import { drawn, type Place, type Stroke, strokeAt } from './strokes.ts';
import { toolOf } from './tools.ts';

// The board to draw on: taps and drags become strokes; the keyboard goes from space to space.

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const placeOf = (spot: EditSpot): Place => ({
  space: spot.space,
  direction: spot.kind === 'edge' ? spot.direction : null,
});

export function DrawingBoard({ draft }: { readonly draft: Draft }) {
  const chart = useMemo(() => openChart(draft), [draft]);
  const stand = useMemo(() => firstStand(chart), [chart]);
  const [touched, setTouched] = useState<number | null>(null);
  const edit = useStrokes(setTouched);
  const layout = layoutOf(draft, stand.arranged);
  const step = (event: KeyboardEvent) => {
    const direction = event.shiftKey ? -1 : ARROWS.indexOf(event.key);
    const space = (event.target as HTMLElement).dataset.space;
    if (direction < 0 || space === undefined) return;
    event.preventDefault();
    const next = spaceTowards(layout, Number(space), direction, () => true);
    const board = event.currentTarget as HTMLElement;
    board.querySelector<HTMLElement>(`[data-space="${next}"]`)?.focus({ preventScroll: true });
  };
  const said =
    touched === null || !layout.spots.has(touched)
      ? ''
      : spaceLabel(prefs.lang.value, { chart, stand, layout }, touched, false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the spaces in it take the focus.
    <div class="drawing" onKeyDown={step}>
      <TowerBoard chart={chart} stand={stand} lang={prefs.lang.value} edit={edit} />
      <p class="unseen" role="status">
        {said}
      </p>
    </div>
  );
}

/** One stroke is whatever is drawn until the pointer is lifted. */
function useStrokes(onTouched: (space: number) => void): EditTaps {
  const stroke = useRef<Stroke | null>(null);
  return useMemo(
    () => ({
      get aims() {
        return toolOf(choice.peek()).on === 'space' ? 'cells' : 'edges';
      },
      onTap: (spot, dragging) => {
        const place = placeOf(spot);
        const { now } = history.peek();
        const goesOn = dragging && stroke.current !== null;
        if (!goesOn) stroke.current = strokeAt(now, toolOf(choice.peek()), place);
        if (stroke.current === null) return;
        change(drawn(now, stroke.current, place), goesOn);
        onTouched(spot.space);
      },
      onLift: () => {
        stroke.current = null;
      },
    }),
    [],
  );
}
