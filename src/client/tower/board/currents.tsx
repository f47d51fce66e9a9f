import { useMemo } from 'preact/hooks';
import type { Chart } from '#engine/tower/chart.ts';
import type { Arrangement } from '#engine/tower/quest.ts';
import { Current } from './art/edges.tsx';
import { edgesOf, type TowerLayout } from './layout.ts';

/** [T8] once more above what is lit or offered, which would hide where the air blows. */
export function Currents({
  chart,
  arranged,
  layout,
}: {
  chart: Chart;
  arranged: Arrangement;
  layout: TowerLayout;
}) {
  const blowing = useMemo(
    () =>
      layout.cards.flatMap((laid) =>
        edgesOf(laid, chart, arranged)
          .filter(({ kind }) => kind === 'current')
          .map((edge) => ({ ...edge, x: edge.x + laid.x * 100, y: edge.y + laid.y * 100 })),
      ),
    [chart, layout],
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
