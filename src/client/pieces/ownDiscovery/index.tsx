import { t } from '#content/locales/index.ts';
import { isFaceUp } from '#engine/mall/deck.ts';
import type { View } from '#engine/mall/index.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import { isMarked, isPlaced, printed } from '#engine/mall/ways.ts';
import { tx } from '../../ui/text.ts';
import type { AtTable, PagePiece } from '../piece.ts';

/** Whether the guard's tile is drawn or comes next, as far as one can see: by its face, or by its back. */
function comesNext(view: View): boolean {
  const { drawn, deckTop, deckBack } = view.shared;
  if (printed(view, 'guard').every((space) => isPlaced(view, tileOf(space)))) return false;
  if (drawn !== null) return isMarked(view, drawn, 'guard');
  if (isFaceUp(view)) return isMarked(view, deckTop ?? -1, 'guard');
  return deckBack === 'expansion';
}

/** [XT8] in good time: whose find it has to be. */
function HersToFind({ view }: AtTable) {
  const warns = view.shared.phase === 'running' && comesNext(view);
  return warns ? <p class="acts-hint">{tx('play.hersToFind')}</p> : null;
}

export const ownDiscovery: PagePiece = {
  id: 'ownDiscovery',
  Acts: HersToFind,
  announce: (lang, _view, event) =>
    event.type === 'foundByAnother' ? t(lang, 'game.event.foundByAnother') : null,
  sounds: { foundByAnother: [{ pitch: 300, to: 120, lasts: 0.4, wave: 'square', loud: 0.25 }] },
};
