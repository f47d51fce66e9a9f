import { useMemo } from 'preact/hooks';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';
import { openDoors } from '#engine/tower/ways.ts';
import { Current, Door } from './art/edges.tsx';
import { type DrawnEdge, edgesOf, type TowerLayout } from './layout.ts';
import './under.css';

// Whoever stands above a shut door hides its sign, and a tall one below it as well: then the colour of the door would be all there
// is to know it by, and a current would not say where it blows. A small picture at the end of the edge says it. Decoration.

const TALL: ReadonlySet<Pawn> = new Set(['barbarian', 'mage', 'elf']);

interface BehindLook {
  readonly graph: QuestGraph;
  readonly position: Position;
  readonly layout: TowerLayout;
}

export function Behind({ graph, position, layout }: BehindLook) {
  const edges = useMemo(() => lyingEdges(graph, position, layout), [graph, layout]);
  const open = openDoors(graph, position);
  const shown = edges.filter(
    (edge) => isHidden(edge, position, layout) && !(edge.kind === 'door' && (open >> edge.door) & 1),
  );
  return (
    <>
      {shown.map((edge) => (
        <svg
          key={`${edge.x} ${edge.y}`}
          class="under behind"
          viewBox={edge.kind === 'door' ? '-20 -20 40 40' : '-33 -34 66 66'}
          style={{ '--x': edge.x / 100, '--y': edge.y / 100, zIndex: Math.round(edge.y / 100) + 40 }}
          aria-hidden="true"
        >
          <Picture edge={{ ...edge, x: 0, y: 0 }} />
        </svg>
      ))}
    </>
  );
}

const Picture = ({ edge }: { readonly edge: DrawnEdge }) =>
  edge.kind === 'door' ? <Door edge={edge} open={false} /> : <Current edge={edge} />;

/** Doors and currents between two rows, where they lie on the table. */
function lyingEdges(graph: QuestGraph, { arranged }: Position, layout: TowerLayout): readonly DrawnEdge[] {
  return layout.cards.flatMap((laid) =>
    edgesOf(laid, graph, arranged)
      .filter(({ kind, lying }) => lying && (kind === 'door' || kind === 'current'))
      .map((edge) => ({ ...edge, x: edge.x + laid.x * 100, y: edge.y + laid.y * 100 })),
  );
}

function isHidden({ x, y }: DrawnEdge, { pawns }: Position, { spots }: TowerLayout): boolean {
  const [column, row] = [(x - 50) / 100, y / 100];
  return PAWNS.some((pawn, index) => {
    const spot = spots.get(pawns[index] as number);
    if (spot === undefined || spot.x !== column) return false;
    return spot.y === row - 1 || (spot.y === row && TALL.has(pawn));
  });
}
