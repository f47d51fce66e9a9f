import { AutoSign } from '#client/mall/security/signs.tsx';
import { t } from '#content/locales/index.ts';
import type { PagePiece } from '../piece.ts';

const ID = 'autoExplore';

/** [X7.3] a tile came although nobody stood there. */
export const autoExplore: PagePiece = {
  id: ID,
  signs: { auto: AutoSign },
  announce: (lang, view, event) =>
    event.type === 'placed' && event.paid === ID
      ? t(lang, 'board.autoExplored', { tile: view.box.tiles[event.tile]?.name ?? '?' })
      : null,
};
