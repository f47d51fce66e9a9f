import { useMemo, useRef } from 'preact/hooks';
import type { Floor } from '#client/tower/floors/floor.ts';
import { paintOf } from '#client/tower/floors/paint.ts';
import { holeOf } from '#engine/tower/actions.ts';
import { openDoors } from '#engine/tower/ways.ts';
import { CardArt } from './art/card.tsx';
import { Lamp } from './art/light.tsx';
import type { TowerLook } from './labels.ts';
import { columnName, holeSpot } from './layout.ts';
import { useRides } from './rides.ts';

/** How far the parapet reaches beyond the spaces. */
export const RIM = 30;

interface SceneLook extends TowerLook {
  /** What the tower's own quests are played on; plain stone without. */
  readonly floor: Floor | null;
}

/** The tower as a drawing: its parapet, its cards, and the hole of those that slide. */
export function Scene({ graph, position, layout, floor }: SceneLook) {
  const [wide, high] = [layout.width * 100, layout.height * 100];
  const box = [-RIM, -RIM, wide + 2 * RIM, high + 2 * RIM + 14];
  const open = openDoors(graph, position);
  const svg = useRef<SVGSVGElement>(null);
  useRides(svg, { graph, position, layout });
  const paint = useMemo(() => (floor === null ? {} : paintOf(floor)), [floor]);
  return (
    <svg class="tower-scene" ref={svg} viewBox={box.join(' ')} style={paint} aria-hidden="true">
      <defs>
        <radialGradient id="tower-light">
          <stop offset="0" stop-color="#fff0b8" stop-opacity=".95" />
          <stop offset=".5" stop-color="#ffdf8a" stop-opacity=".6" />
          <stop offset="1" stop-color="#ffdf8a" stop-opacity="0" />
        </radialGradient>
        {floor === null ? null : <Lamp light={floor.light} wide={layout.width} high={layout.height} />}
      </defs>
      <rect
        class="tower-shade"
        x={-RIM + 8}
        y={-RIM + 14}
        width={wide + 2 * RIM - 8}
        height={high + 2 * RIM}
        rx="22"
      />
      <rect class="tower-parapet" x="-13" y="-13" width={wide + 26} height={high + 26} rx="8" />
      <rect class="tower-merlons" x="-17" y="-17" width={wide + 34} height={high + 34} rx="8" />
      <Names wide={layout.width} high={layout.height} />
      {graph.quest.shape !== 'trial' && <rect class="tower-brass" width={wide} height={high} />}
      {graph.quest.shape === 'sliding' && <Hole place={holeOf(position)} />}
      {layout.cards.map((laid) => (
        <CardArt
          key={laid.number}
          laid={laid}
          graph={graph}
          arranged={position.arranged}
          armed={position.armed}
          open={open}
          floor={floor}
        />
      ))}
    </svg>
  );
}

/** Columns are letters, rows are numbers: what a space is called when one speaks of it. */
function Names({ wide, high }: { readonly wide: number; readonly high: number }) {
  return (
    <g class="tower-names">
      {Array.from({ length: wide }, (_, x) => (
        <text key={x} x={x * 100 + 50} y="-10">
          {columnName(x)}
        </text>
      ))}
      {Array.from({ length: high }, (_, y) => (
        <text key={y} x="-16" y={y * 100 + 57}>
          {y + 1}
        </text>
      ))}
    </g>
  );
}

function Hole({ place }: { readonly place: number }) {
  const { x, y } = holeSpot(place);
  return (
    <g>
      <rect class="tower-hole" x={x * 100} y={y * 100} width="400" height="400" />
      <rect class="tower-hole-edge" x={x * 100 + 7} y={y * 100 + 7} width="386" height="386" />
    </g>
  );
}
