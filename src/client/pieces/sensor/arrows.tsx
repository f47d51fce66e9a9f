import { spaceOfPawn } from '#engine/mall/ways.ts';
import { CautionSign } from '../cautionSigns.tsx';
import type { OnBoard } from '../piece.ts';
import { quarterOf, type Turn, turnsOf } from './turns.ts';

// [X13.2] a round arrow at each side it may be turned to, above the pawns; who would be caught is marked.

const TOWARDS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export function TurnArrows({ model }: OnBoard) {
  const table = model.table.value;
  if (table === null) return null;
  const { view, layout } = table;
  return (
    <>
      {turnsOf(view).map((turn) => {
        const spot = layout.placed.find(({ tile }) => tile === turn.beam.tile);
        if (spot === undefined) return null;
        const [x, y] = TOWARDS[quarterOf(view, turn.beam) & 3] as (typeof TOWARDS)[number];
        return (
          <Arrow key={String(turn.clockwise)} turn={turn} x={spot.x + 2 + x * 1.5} y={spot.y + 2 + y * 1.5} />
        );
      })}
      {turnsOf(view)
        .flatMap(({ caught }) => caught)
        .map((hero) => (
          <CautionSign key={hero} at={hero} spot={layout.spots.get(spaceOfPawn(view, hero))} />
        ))}
    </>
  );
}

/** A round arrow over the top, to the right or to the left. */
export function Round({ clockwise }: { readonly clockwise: boolean }) {
  return (
    <g transform={clockwise ? '' : 'scale(-1 1)'}>
      <path class="turn-round" d="M-14 8A16 16 0 0 1 12 -10" />
      <path class="turn-head" d="M20 4 4 -3 18 -18Z" />
    </g>
  );
}

function Arrow({ turn, x, y }: { readonly turn: Turn; readonly x: number; readonly y: number }) {
  return (
    <svg
      class={turn.why === null ? 'turn-arrow' : 'turn-arrow turn-arrow-barred'}
      viewBox="-26 -26 52 52"
      style={{ '--x': x, '--y': y }}
      aria-hidden="true"
    >
      <circle class="turn-ground" r="23" />
      <Round clockwise={turn.clockwise} />
      {turn.why === null ? null : <path class="turn-no" d="M-16 -16 16 16" />}
    </svg>
  );
}
