import { isDiverted } from '#engine/mall/rules/diversion/index.ts';
import { tx } from '../../ui/text.ts';
import type { AtTable, PagePiece } from '../piece.ts';

/** [XT2] why no exit serves yet. */
function NotYet({ view }: AtTable) {
  const waits = view.shared.phase === 'running' && view.shared.stolen && !isDiverted(view);
  return waits ? <p class="acts-hint">{tx('play.notDiverted')}</p> : null;
}

export const diversion: PagePiece = { id: 'diversion', Acts: NotYet };
