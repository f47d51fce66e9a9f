import { t } from '#content/locales/index.ts';
import type { CliPiece } from '../piece.ts';

export const ownDiscovery: CliPiece = {
  id: 'ownDiscovery',
  narrate: { foundByAnother: (lang) => t(lang, 'game.event.foundByAnother') },
};
