import { useMemo } from 'preact/hooks';
import type { BoardGame, Table } from './config.ts';
import type { Space, Spot } from './spots.ts';
import { aimedSpace, type BoardState, tokenAt } from './state.ts';
import type { BoardWords } from './words.ts';

// The spaces as a grid that can be walked with the keyboard and read by a screen reader. The same
// elements show where the chosen token can go.

export interface CellsLook<G extends BoardGame> {
  readonly state: BoardState<G>;
  readonly words: BoardWords<G>;
  /** Further classes of a space. */
  readonly looks: ((space: Space) => string) | undefined;
  /** Whether anything is done here; else it is only looked at. */
  readonly hands: boolean;
  readonly helpId: string;
}

export function Cells<G extends BoardGame>({ state, words, looks, hands, helpId }: CellsLook<G>) {
  const table = state.table.value as G['table'];
  const rows = useMemo(() => rowsOf(table), [table.layout, table.game]);
  const label = useLabels(state, words);
  const aimed = aimedSpace(state);
  const first = rows[0]?.[1][0]?.[0];
  const tabbable = (space: Space) => (hands ? isTabbable(state, space) : space === first);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the spaces lie freely on the table, not in a table.
    <div
      class="cells"
      role="grid"
      aria-label={words.grid}
      aria-describedby={words.help === '' ? undefined : helpId}
      aria-readonly="true"
    >
      {rows.map(([y, row]) => (
        // biome-ignore lint/a11y/useSemanticElements: see above.
        // biome-ignore lint/a11y/useFocusableInteractive: the spaces in it take the focus.
        <div role="row" key={y}>
          {row.map(([space, spot]) => (
            <Cell
              key={space}
              space={space}
              spot={spot}
              label={label(space)}
              looks={`${targetLook(state, space)}${aimed === space ? ' target-aimed' : ''} ${looks?.(space) ?? ''}`}
              tabbable={tabbable(space)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** What is not offered is named once a table, and anew for whoever is chosen. */
function useLabels<G extends BoardGame>(state: BoardState<G>, words: BoardWords<G>) {
  const table = state.table.value;
  const { targets, areas } = state.offers.value;
  const known = useMemo(() => new Map<Space, string>(), [table, words, state.chosen.value]);
  return (space: Space): string => {
    const offered =
      targets.get(space)?.command ?? areas.find(({ spaces }) => spaces.includes(space))?.command;
    if (offered !== undefined) return words.space(space, offered);
    const text = known.get(space) ?? words.space(space);
    known.set(space, text);
    return text;
  };
}

type Row = readonly [number, readonly (readonly [Space, Spot])[]];

function rowsOf({ layout, counts }: Table): readonly Row[] {
  const there = [...layout.spots].filter(([space]) => counts(space));
  return [...Map.groupBy(there, ([, { y }]) => y)]
    .sort(([one], [other]) => one - other)
    .map(([y, cells]) => [y, cells.sort(([, one], [, other]) => one.x - other.x)]);
}

/** Tokens, or where the chosen one can go; and where the keyboard was last. */
export function isTabbable<G extends BoardGame>(state: BoardState<G>, space: Space): boolean {
  const { targets } = state.offers.value;
  if (state.focus.value === space || targets.has(space)) return true;
  return targets.size === 0 && tokenAt(state, space) !== null;
}

function targetLook<G extends BoardGame>({ offers }: BoardState<G>, space: Space): string {
  const offer = offers.value.targets.get(space);
  if (offer !== undefined) return `target ${offer.look}`;
  return offers.value.others.has(space) ? 'target-others' : '';
}

interface CellLook {
  readonly space: Space;
  readonly spot: Spot;
  readonly label: string;
  readonly looks: string;
  readonly tabbable: boolean;
}

function Cell({ space, spot, label, looks, tabbable }: CellLook) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above.
    <div
      class={`cell ${looks}`.trim()}
      role="gridcell"
      data-space={space}
      aria-label={label}
      tabIndex={tabbable ? 0 : -1}
      style={{ '--x': spot.x, '--y': spot.y }}
    />
  );
}
