import type { Pawn } from '#engine/family/pawns.ts';
import { HeroFigure } from './art/heroes.tsx';
import { place } from './motion.ts';

export interface PawnToyProps {
  readonly pawn: Pawn;
  readonly spot: { readonly x: number; readonly y: number };
  readonly looks: string;
}

/** A hero as a toy with weight, on whichever board. */
export function PawnToy({ pawn, spot, looks }: PawnToyProps) {
  return (
    <div class={looks} data-pawn={pawn} style={{ translate: place(spot), zIndex: Math.round(spot.y) + 40 }}>
      <div class="pawn-shadow" />
      <div class="pawn-toy">
        <svg viewBox="0 -16 100 116" class="pawn-figure" aria-hidden="true">
          <HeroFigure pawn={pawn} />
        </svg>
      </div>
    </div>
  );
}
