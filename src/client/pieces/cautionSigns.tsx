import type { Spot } from '#client/board/spots.ts';
import type { OnBoard } from './piece.ts';
import './cautionSigns.css';

/** Where the chosen hero had better not go: above the pawns, who may hide it. */
export function CautionSigns({ model }: OnBoard) {
  const spots = model.table.value?.layout.spots;
  return (
    <>
      {[...model.offers.value.cautions.keys()].map((space) => (
        <CautionSign key={space} spot={spots?.get(space)} at={space} />
      ))}
    </>
  );
}

interface CautionLook {
  readonly spot: Spot | undefined;
  /** What it stands at. */
  readonly at: number | string;
}

export function CautionSign({ spot, at }: CautionLook) {
  if (spot === undefined) return null;
  return (
    <svg
      class="caution"
      data-exit={at}
      viewBox="0 0 24 24"
      style={{ '--x': spot.x, '--y': spot.y }}
      aria-hidden="true"
    >
      <path class="caution-sign" d="M12 2 23 21.5H1Z" />
      <path class="caution-mark" d="M12 9v5.2M12 18v.1" />
    </svg>
  );
}
