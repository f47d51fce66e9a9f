import { useMemo } from 'preact/hooks';
import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Arrangement } from '#engine/tower/quest.ts';
import { Current } from './art/edges.tsx';
import { edgesOf, type TowerLayout } from './layout.ts';

/** [T8] once more above what is lit or offered, which would hide where the air blows. */
export function Currents({
  graph,
  arranged,
  layout,
}: {
  graph: QuestGraph;
  arranged: Arrangement;
  layout: TowerLayout;
}) {
  const blowing = useMemo(
    () =>
      layout.cards.flatMap((laid) =>
        edgesOf(laid, graph, arranged)
          .filter(({ kind }) => kind === 'current')
          .map((edge) => ({ ...edge, x: edge.x + laid.x * 100, y: edge.y + laid.y * 100 })),
      ),
    [graph, layout],
  );
  if (blowing.length === 0) return null;
  return (
    <svg class="drag-path" viewBox="0 0 100 100" aria-hidden="true">
      {blowing.map((edge) => (
        <Current key={`${edge.x} ${edge.y}`} edge={edge} />
      ))}
    </svg>
  );
}
