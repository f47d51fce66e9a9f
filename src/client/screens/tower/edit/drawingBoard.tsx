import { useMemo, useRef, useState } from 'preact/hooks';
import { spaceTowards } from '#client/board/spots.ts';
import {
  DrawnTower,
  type EditSpot,
  type EditTaps,
  Hover,
  keySpot,
  layoutOf,
  type TowerLayout,
  useEditing,
} from '#client/tower/board/index.ts';
import { spaceLabel } from '#client/tower/board/labels.ts';
import { DIRECTIONS } from '#engine/family/directions.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import { prefs } from '../../../prefs.ts';
import type { Draft } from './draft.ts';
import { change, choice, history } from './editorState.ts';
import { drawn, type Place, type Stroke, strokeAt } from './strokes.ts';
import { toolOf } from './tools.ts';

// The board to draw on: taps and drags become strokes; the keyboard goes from space to space.

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const placeOf = (spot: EditSpot): Place => ({
  space: spot.space,
  direction: spot.kind === 'edge' ? spot.direction : null,
});

export function DrawingBoard({ draft, help }: { readonly draft: Draft; readonly help: string }) {
  const graph = useMemo(() => graphOf(draft), [draft]);
  const position = useMemo(() => firstPosition(graph), [graph]);
  const [touched, setTouched] = useState<number | null>(null);
  const edit = useStrokes(setTouched);
  const layout = layoutOf(draft, position.arranged);
  const { hands, hover } = useEditing(edit, layout);
  const said =
    touched === null || !layout.spots.has(touched)
      ? ''
      : spaceLabel(prefs.lang.value, { graph, position, layout }, touched, false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the spaces in it take the focus.
    <div class="drawing" onKeyDown={(event) => draws(edit, layout, event) || walks(layout, event)}>
      <DrawnTower
        graph={graph}
        position={position}
        lang={prefs.lang.value}
        hands={hands}
        help={help}
        above={<Hover spot={hover} layout={layout} />}
      />
      <p class="unseen" role="status">
        {said}
      </p>
    </div>
  );
}

/** Enter draws on the focused space, Shift and an arrow on the edge that way. */
function draws(edit: EditTaps, layout: TowerLayout, event: KeyboardEvent): boolean {
  const spot = keySpot(layout, event);
  if (spot === null) return false;
  event.preventDefault();
  edit.onTap(spot, false);
  edit.onLift?.();
  return true;
}

function walks(layout: TowerLayout, event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.shiftKey ? -1 : ARROWS.indexOf(event.key)];
  const space = (event.target as HTMLElement).dataset.space;
  if (direction === undefined || space === undefined) return;
  event.preventDefault();
  const next = spaceTowards(layout, Number(space), direction, () => true);
  const board = event.currentTarget as HTMLElement;
  board.querySelector<HTMLElement>(`[data-space="${next}"]`)?.focus({ preventScroll: true });
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
