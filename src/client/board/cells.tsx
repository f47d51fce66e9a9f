import { type Lang, t } from '#content/locales/index.ts';
import { type MallCommand, spaceNow, type View } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { Layout, Spot } from './geometry.ts';
import { spaceLabel } from './labels.ts';
import { aimedAt, type BoardModel, spaceOfPawn } from './model.ts';

// The spaces as a grid that can be walked with the keyboard and read by a screen reader. The same
// elements show where the chosen hero can go.

export const HELP = 'board-help';

export function Cells({ model, lang }: { readonly model: BoardModel; readonly lang: Lang }) {
  const view = model.view.value as View;
  const layout = model.layout.value as Layout;
  const offers = model.offers.value;
  const aimed = aimedAt(model.aim.value);
  const focus = focused(model, view, layout);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the spaces lie freely on the table, not in a table.
    <div
      class="cells"
      role="grid"
      aria-label={t(lang, 'board.name')}
      aria-describedby={HELP}
      aria-readonly="true"
    >
      {rowsOf(view, layout).map(([y, cells]) => (
        // biome-ignore lint/a11y/useSemanticElements: see above.
        // biome-ignore lint/a11y/useFocusableInteractive: the spaces in it take the focus.
        <div role="row" key={y}>
          {cells.map(([space, spot]) => {
            const offer =
              offers?.targets.get(space) ?? offers?.places.get(space) ?? offers?.tiles.get(space >> 4);
            return (
              <Cell
                key={space}
                space={space}
                spot={spot}
                label={spaceLabel(lang, view, space, offer, offers?.cautions.get(space))}
                offer={offers?.targets.get(space)}
                aimed={aimed === space}
                tabbable={focus === space}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type Row = readonly [number, readonly (readonly [Space, Spot])[]];

function rowsOf(view: View, layout: Layout): readonly Row[] {
  const corridor = [...layout.spots].filter(([space]) => spaceNow(view, space)?.corridor);
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

interface CellLook {
  readonly space: Space;
  readonly spot: Spot;
  readonly label: string;
  readonly offer: MallCommand | undefined;
  readonly aimed: boolean;
  readonly tabbable: boolean;
}

function Cell({ space, spot, label, offer, aimed, tabbable }: CellLook) {
  const looks = [
    'cell',
    offer === undefined ? '' : `target target-${offer.type}`,
    aimed ? 'target-aimed' : '',
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above.
    <div
      class={looks.join(' ')}
      role="gridcell"
      data-space={space}
      aria-label={label}
      tabIndex={tabbable ? 0 : -1}
      style={{ '--x': spot.x, '--y': spot.y }}
    />
  );
}
