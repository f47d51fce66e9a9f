import { COLOUR } from '#engine/mall/index.ts';
import type { PagePiece } from '../piece.ts';

/** [S4] exploring here opens a talk window. */
function Loudspeaker() {
  return (
    <g transform="translate(28 28)">
      <circle class="feature-badge" r="15" />
      <path class="feature-badge-ink" d="M-9 -3h5l7 -6v18l-7 -6h-5ZM6 -5q5 5 0 10M9 -8q8 8 0 16" />
    </g>
  );
}

export const loudspeaker: PagePiece = {
  id: 'loudspeaker',
  silence: 'play.talk.silenceElf',
  badge: { colour: COLOUR.elf, Mark: Loudspeaker },
};
