import { useMemo } from 'preact/hooks';
import { type Lang, t } from '#content/locales/index.ts';
import { type Seen, spaceLabel } from './labels.ts';
import type { Layout, Spot } from './layout.ts';

// The spaces as a grid that can be walked with the keyboard and read by a screen reader. The same
// elements show where the chosen hero can go.

export const HELP = 'tower-help';

export interface CellsLook extends Seen {
  readonly lang: Lang;
  /** Further classes of a space, and whether it is offered to be gone to. */
  readonly looks: (space: number) => { readonly class: string; readonly offered: boolean };
  /** Those that Tab reaches. */
  readonly tabbable: (space: number) => boolean;
  /** Illustrated areas too: for those who draw. */
  readonly all: boolean;
}

export function Cells({ lang, looks, tabbable, all, ...seen }: CellsLook) {
  const { chart, stand, layout } = seen;
  const rows = useMemo(() => rowsOf(seen, all), [chart, layout, all]);
  const labels = useMemo(
    () => new Map([...layout.spots.keys()].map((space) => [space, spaceLabel(lang, seen, space, false)])),
    [chart, stand, layout, lang],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the spaces lie on a drawing, not in a table.
    <div
      class="cells"
      role="grid"
      aria-label={t(lang, 'tower.board')}
      aria-describedby={HELP}
      aria-readonly="true"
    >
      {rows.map(([y, row]) => (
        // biome-ignore lint/a11y/useSemanticElements: see above.
        // biome-ignore lint/a11y/useFocusableInteractive: the spaces in it take the focus.
        <div role="row" key={y}>
          {row.map(([space, spot]) => {
            const look = looks(space);
            return (
              // biome-ignore lint/a11y/useSemanticElements: see above.
              <div
                key={space}
                class={`cell ${look.class}`}
                role="gridcell"
                data-space={space}
                aria-label={look.offered ? spaceLabel(lang, seen, space, true) : labels.get(space)}
                tabIndex={tabbable(space) ? 0 : -1}
                style={{ '--x': spot.x, '--y': spot.y }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type Row = readonly [number, readonly (readonly [number, Spot])[]];

function rowsOf({ chart, layout }: { chart: Seen['chart']; layout: Layout }, all: boolean): readonly Row[] {
  const there = [...layout.spots].filter(([space]) => all || chart.floor[space]?.kind !== 'hollow');
  return [...Map.groupBy(there, ([, { y }]) => y)]
    .sort(([one], [other]) => one - other)
    .map(([y, cells]) => [y, cells.sort(([, one], [, other]) => one.x - other.x)]);
}

/** The next space that way for the keyboard's focus: straight on if there is one, else the nearest. */
export function spaceTowards(
  layout: Layout,
  from: number,
  direction: number,
  counts: (space: number) => boolean,
): number | null {
  const here = layout.spots.get(from);
  if (here === undefined) return null;
  const [dx, dy] = [[0, 1, 0, -1][direction] ?? 0, [-1, 0, 1, 0][direction] ?? 0];
  let [best, least] = [null as number | null, Number.POSITIVE_INFINITY];
  for (const [space, { x, y }] of layout.spots) {
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (ahead > 0 && ahead + aside * 3 < least && counts(space)) [best, least] = [space, ahead + aside * 3];
  }
  return best;
}
