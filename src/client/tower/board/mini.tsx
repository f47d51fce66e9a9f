import { useMemo } from 'preact/hooks';
import { COLOUR, PAWNS } from '#engine/family/pawns.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstArrangement, type Quest } from '#engine/tower/quest.ts';
import { doorName } from './art/kinds.ts';
import { type DrawnEdge, edgesOf, type LaidCard, layoutOf, type TowerLayout } from './layout.ts';
import './art/floor.css';
import './art/marks.css';
import './mini.css';

/** A still thumbnail for lists: few shapes, so that a hundred of them cost nothing. Decoration: name it in text. */
export function MiniQuest({ quest }: { readonly quest: Quest }) {
  return useMemo(() => <Mini quest={quest} />, [quest]);
}

function Mini({ quest }: { readonly quest: Quest }) {
  const arranged = firstArrangement(quest);
  const graph = graphOf(quest);
  const layout = layoutOf(quest, arranged);
  const edges = layout.cards.map((laid) => [laid, edgesOf(laid, graph, arranged)] as const);
  return (
    <svg
      class="mini-quest"
      viewBox={`-14 -14 ${layout.width * 100 + 28} ${layout.height * 100 + 28}`}
      aria-hidden="true"
    >
      <path class="mini-floor" d={squares(layout, false)} />
      <path class="mini-room" d={squares(layout, true)} />
      <Floors layout={layout} />
      <path
        class="mini-wall"
        d={edges.flatMap(([laid, all]) => all.map((edge) => wall(laid, edge))).join('')}
      />
      {edges.flatMap(([laid, all]) =>
        all.flatMap((edge) =>
          edge.kind === 'door' ? (
            <path
              key={`${laid.number} ${edge.x} ${edge.y}`}
              class={`mini-door kind-${doorName(edge.door)}`}
              d={line(laid, edge)}
            />
          ) : (
            []
          ),
        ),
      )}
      <Starts layout={layout} />
    </svg>
  );
}

function squares({ cards }: TowerLayout, hollow: boolean): string {
  return cards
    .flatMap(({ card, cells }) =>
      cells.flatMap(({ cell, x, y }) =>
        (card.floors[cell]?.kind === 'hollow') === hollow ? `M${x * 100} ${y * 100}h100v100h-100Z` : [],
      ),
    )
    .join('');
}

const wall = (laid: LaidCard, edge: DrawnEdge) =>
  edge.kind === 'wall' || edge.kind === 'narrow' ? line(laid, edge, edge.kind === 'narrow' ? 26 : 50) : '';

function line({ x, y }: LaidCard, edge: DrawnEdge, half = 50): string {
  const [mx, my] = [x * 100 + edge.x, y * 100 + edge.y];
  return edge.lying ? `M${mx - half} ${my}h${half * 2}` : `M${mx} ${my - half}v${half * 2}`;
}

function Floors({ layout }: { readonly layout: TowerLayout }) {
  return (
    <>
      {layout.cards.flatMap(({ card, cells }) =>
        cells.flatMap(({ cell, space, x, y }) => {
          const floor = card.floors[cell];
          const [cx, cy] = [x * 100 + 50, y * 100 + 50];
          if (floor?.kind === 'exit' || floor?.kind === 'armory') {
            const tone = floor.pawn === null ? 'mini-all' : `hero-${COLOUR[floor.pawn]}`;
            const d =
              floor.kind === 'exit' ? 'M-32 34V-6C-32 -46 32 -46 32 -6V34Z' : 'M-28 -28H28V2L0 32L-28 2Z';
            return (
              <path key={space} class={`mini-mark ${tone}`} d={d} transform={`translate(${cx} ${cy})`} />
            );
          }
          if (floor?.kind === 'key')
            return (
              <circle key={space} class={`mini-key kind-${doorName(floor.door)}`} cx={cx} cy={cy} r="20" />
            );
          if (floor === undefined || floor.kind === 'corridor' || floor.kind === 'hollow') return [];
          return (
            <rect
              key={space}
              class={`mini-thing mini-${floor.kind}`}
              x={cx - 24}
              y={cy - 24}
              width="48"
              height="48"
              rx="12"
            />
          );
        }),
      )}
    </>
  );
}

function Starts({ layout }: { readonly layout: TowerLayout }) {
  return (
    <>
      {PAWNS.map((pawn) => {
        const spot = layout.spots.get(layout.quest.starts[pawn] ?? -1);
        return spot === undefined ? null : (
          <circle
            key={pawn}
            class={`mini-pawn hero-${COLOUR[pawn]}`}
            cx={spot.x * 100 + 50}
            cy={spot.y * 100 + 50}
            r="36"
          />
        );
      })}
    </>
  );
}
