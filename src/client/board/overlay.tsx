import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { edgeMarker } from './camera.ts';
import type { Cameraman } from './cameraman.ts';
import type { BoardGame } from './config.ts';
import { beside, fetchBeside } from './late.ts';
import { centreOf, type Spot } from './spots.ts';
import { type BoardState, spaceOf, spotOf, tokenOf } from './state.ts';
import type { BoardWords } from './words.ts';

interface MarkersLook<G extends BoardGame> {
  readonly state: BoardState<G>;
  readonly camera: Cameraman;
  readonly words: BoardWords<G>;
  /** A small sign for a token, on a field of 24 by 24 around its middle. */
  readonly sign: (token: G['token']) => ComponentChildren;
}

/** Markers on the edge for what is out of sight; a tap goes there. */
export function Markers<G extends BoardGame>({ state, camera, words, sign }: MarkersLook<G>) {
  const rest = camera.rest.value;
  const window = camera.window();
  const tokens = (state.table.value?.tokens ?? []).flatMap(({ id, at, colour }) => {
    const spot = spotOf(state, at);
    const looks = `for-${colour}`;
    return spot === undefined ? [] : [{ key: id, spot, looks, name: words.marker(id), sign: sign(id) }];
  });
  const hidden = [...tokens, ...state.landmarks.value].flatMap((one) => {
    const marker = edgeMarker(rest, one.spot, window);
    return marker === null ? [] : [{ ...one, marker }];
  });
  const areSeveral = hidden.length > 1;
  useEffect(() => {
    if (areSeveral) void fetchBeside();
  }, [areSeveral]);
  // Until that has come each stands where it would alone.
  const places = beside.value?.apart(
    hidden.map(({ marker }) => marker),
    window,
  );
  return (
    <>
      {hidden.map(({ key, looks, name, spot, marker, sign: drawn }, index) => {
        const { left, top } = places?.[index] ?? marker;
        return (
          <button
            key={key}
            type="button"
            class={`marker ${looks}`}
            style={{ left: `${left}px`, top: `${top}px` }}
            aria-label={name}
            onClick={() => camera.goTo(spot)}
          >
            <svg viewBox="-26 -26 52 52" aria-hidden="true">
              <path
                class="marker-drop"
                d="M25 0 12-17A20 20 0 1 0 12 17Z"
                transform={`rotate(${marker.angle})`}
              />
              {drawn}
            </svg>
          </button>
        );
      })}
    </>
  );
}

export function FitButton({ camera, name }: { readonly camera: Cameraman; readonly name: string }) {
  return (
    <button type="button" class="fit" aria-label={name} onClick={camera.fitAll}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 9V3h6M21 9V3h-6M3 15v6h6M21 15v6h-6" />
      </svg>
    </button>
  );
}

/** The way a dragged token would go. */
export function DragPath<G extends BoardGame>({ state }: { readonly state: BoardState<G> }) {
  const drag = state.drag.value;
  if (drag === null) return null;
  const spots = [spaceOf(state, drag.token), ...drag.stops].flatMap((space) => spotOf(state, space) ?? []);
  const [end] = spots.slice(-1) as [Spot | undefined];
  if (end === undefined) return null;
  const middle = (spot: Spot) => {
    const { x, y } = centreOf(spot);
    return `${x * 100} ${y * 100}`;
  };
  const path = `M${spots.map(middle).join('L')}`;
  return (
    <svg
      class={`drag-path for-${tokenOf(state, drag.token)?.colour}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <path class="drag-line-edge" d={path} />
      <path class="drag-line" d={path} />
      <circle class="drag-end" cx={centreOf(end).x * 100} cy={centreOf(end).y * 100} r="26" />
    </svg>
  );
}
