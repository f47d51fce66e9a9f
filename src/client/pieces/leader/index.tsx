import { leads } from '#engine/mall/index.ts';
import type { Seated } from '../../screens/game/around.ts';
import { tx } from '../../ui/text.ts';
import type { PagePiece } from '../piece.ts';

/** [S9] in place of an action tile. */
function Leads({ view }: Seated) {
  return view.seat !== null && leads(view, view.seat) ? (
    <p class="hand-leads">{tx('play.hold.leader')}</p>
  ) : null;
}

export const leader: PagePiece = { id: 'leader', Hand: Leads };
