import { useRef } from 'preact/hooks';
import type { MallTable } from '#client/mall/model.ts';
import { sensorBeam } from '#engine/mall/rules/sensor/index.ts';
import type { OnBoard } from '../piece.ts';
import { looked, quarterOf, type Turn, turnsOf } from './turns.ts';

// [X13.1] a fan of light over six spaces, from the middle of its tile to one side of it.

/** Four spaces along the northern edge, and the two before their middle. */
const FAN = 'M-92 -8V-94H-190V-154L-154 -190H154L190 -154V-94H92V-8Z';
const RAYS = [-138, -92, -46, 0, 46, 92, 138].map((x) => `M${x / 8} -30 ${x} -182`).join('');

export function SensorOnTile({ model }: OnBoard) {
  const table = model.table.value;
  const beam = table === null ? null : sensorBeam(table.view);
  const spot = table?.layout.placed.find(({ tile }) => tile === beam?.tile);
  const angle = useAngle(table === null || beam === null ? 0 : quarterOf(table.view, beam));
  if (table === null || spot === undefined) return null;
  return (
    <g
      class="sensor"
      data-sensor={spot.tile}
      transform={`translate(${spot.x * 100 + 200} ${spot.y * 100 + 200})`}
    >
      <g class="sensor-turns" style={{ rotate: `${angle}deg` }}>
        <path class="sensor-fan" d={FAN} />
        <path class="sensor-rays" d={RAYS} />
        <path class="sensor-edge" d={FAN} />
        <path class="sensor-line" d={FAN} />
      </g>
      <circle class="sensor-foot" r="26" />
      <g class="sensor-turns" style={{ rotate: `${angle}deg` }}>
        <path class="sensor-lens" d="M-15 -8H15L10 -24H-10Z" />
      </g>
      <circle class="sensor-light" r="8" />
      <Turns table={table} />
    </g>
  );
}

/** The shorter way round: from west to north is a quarter, not three. */
function useAngle(quarter: number): number {
  const angle = useRef(quarter * 90);
  const by = ((((quarter * 90 - angle.current) % 360) + 540) % 360) - 180;
  angle.current += by;
  return angle.current;
}

/** [X13.2] where it would look, both ways, while somebody is at the control. */
function Turns({ table }: { readonly table: MallTable }) {
  const { view } = table;
  return (
    <>
      {turnsOf(view).map((turn) => (
        <g
          key={String(turn.clockwise)}
          class={looksOf(turn)}
          data-turn={turn.clockwise ? 'right' : 'left'}
          transform={`rotate(${quarterOf(view, turn.beam) * 90})`}
        >
          <path class="turn-edge" d={FAN} />
          <path class="turn-line" d={FAN} />
        </g>
      ))}
    </>
  );
}

function looksOf({ clockwise, why, caught }: Turn): string {
  const state = why !== null ? ' turn-barred' : caught.length > 0 ? ' turn-catches' : '';
  return `turn${looked.value === clockwise ? ' turn-looked' : ''}${state}`;
}
