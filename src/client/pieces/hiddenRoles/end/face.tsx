import type { Side } from '#engine/mall/rules/hiddenRoles/card.ts';
import { SideSign } from '../cardFace.tsx';

// A role card as it lies on the table: one back for all, and a face for each side, told apart by its
// shape alone.

const EYE = 'M6 24c5-8 10-11 14-11s9 3 14 11c-5 8-10 11-14 11s-9-3-14-11zM20 20a4 4 0 1 0 0 8a4 4 0 0 0 0-8z';

interface RoleFaceProps {
  /** Null: face down. */
  readonly side: Side | null;
}

export function RoleFace({ side }: RoleFaceProps) {
  return (
    <span class="reveal-face" data-side={side ?? 'none'} aria-hidden="true">
      <span class="reveal-face-turn">
        <svg class="reveal-face-back" viewBox="0 0 40 48" aria-hidden="true">
          <path d={EYE} />
        </svg>
        <span class="reveal-face-front">{side === null ? null : <SideSign side={side} />}</span>
      </span>
    </span>
  );
}
