import { heroName } from '#client/heroName.ts';
import { capital, t } from '#content/locales/index.ts';
import type { PagePiece } from '../piece.ts';

export const dimensions: PagePiece = {
  id: 'dimensions',
  ready: 'play.ready.settle',
  announce: (lang, _view, event) =>
    event.type === 'settled'
      ? capital(t(lang, 'game.event.settled', { hero: heroName(lang, event.pawn) }))
      : null,
};
