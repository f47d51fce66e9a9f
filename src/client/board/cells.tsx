import { useEffect, useRef } from 'preact/hooks';
import { type Lang, t } from '#content/locales/index.ts';
import type { MallCommand, View } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { actOn } from './deeds.ts';
import type { Layout, Spot } from './geometry.ts';
import { spaceLabel } from './labels.ts';
import { aimedAt, type BoardModel, spaceOfPawn } from './model.ts';

// The spaces as a grid that can be walked with the keyboard and read by a screen reader. The same
// elements show where the chosen hero can go.

export function Cells({ model, lang }: { readonly model: BoardModel; readonly lang: Lang }) {
  const view = model.view.value as View;
  const layout = model.layout.value as Layout;
  const offers = model.offers.value;
  const aimed = aimedAt(model.aim.value);
  const focus = focused(model, view, layout);
  const root = useFocus(model);
  return (
    <div class="cells" role="grid" aria-label={t(lang, 'board.name')} aria-readonly="true" ref={root}>
      {rowsOf(view, layout).map(([y, cells]) => (
        <div role="row" key={y}>
          {cells.map(([space, spot]) => {
            const offer = offers?.targets.get(space) ?? offers?.places.get(space) ?? discard(model, space);
            return (
              <Cell
                key={space}
                space={space}
                spot={spot}
                label={spaceLabel(lang, view, space, offer)}
                offer={offers?.targets.get(space)}
                aimed={aimed === space}
                tabbable={focus === space}
                model={model}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

const discard = ({ offers }: BoardModel, space: Space) => offers.value?.discards.get(space >> 4);

type Row = readonly [number, readonly (readonly [Space, Spot])[]];

function rowsOf(view: View, layout: Layout): readonly Row[] {
  const corridor = [...layout.spots].filter(([space]) => view.box.spaces[space]?.corridor);
  const rows = Map.groupBy(corridor, ([, { y }]) => y);
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([y, cells]) => [y, cells.sort(([, one], [, other]) => one.x - other.x)]);
}

/** The one space that Tab reaches: where the keyboard was, or the first hero's. */
export function focused(model: BoardModel, view: View, layout: Layout): Space | null {
  const kept = model.focus.value;
  if (kept !== null && layout.spots.has(kept)) return kept;
  const first = view.box.pawns
    .map((pawn) => spaceOfPawn(view, pawn))
    .find((space) => layout.spots.has(space));
  return first ?? layout.spots.keys().next().value ?? null;
}

/** Moves the browser's focus along, without letting it scroll what the camera moves. */
function useFocus(model: BoardModel) {
  const root = useRef<HTMLDivElement>(null);
  const space = model.focus.value;
  useEffect(() => {
    if (space === null || !root.current?.contains(document.activeElement)) return;
    root.current.querySelector<HTMLElement>(`[data-space="${space}"]`)?.focus({ preventScroll: true });
  }, [space]);
  return root;
}

interface CellLook {
  readonly space: Space;
  readonly spot: Spot;
  readonly label: string;
  readonly offer: MallCommand | undefined;
  readonly aimed: boolean;
  readonly tabbable: boolean;
  readonly model: BoardModel;
}

function Cell({ space, spot, label, offer, aimed, tabbable, model }: CellLook) {
  const looks = [
    'cell',
    offer === undefined ? '' : `target target-${offer.type}`,
    aimed ? 'target-aimed' : '',
  ];
  return (
    <div
      class={looks.join(' ')}
      role="gridcell"
      data-space={space}
      aria-label={label}
      tabIndex={tabbable ? 0 : -1}
      style={{ '--x': spot.x, '--y': spot.y }}
      onFocus={() => {
        model.focus.value = space;
      }}
      // A screen reader's own activation; taps and keys are handled for the whole board.
      onClick={({ detail }) => {
        if (detail === 0) actOn(model, space);
      }}
    />
  );
}
