import { t } from '#content/locales/index.ts';
import type { CliPiece } from '../piece.ts';

export const directEscape: CliPiece = {
  id: 'directEscape',
  narrate: { strayed: (lang) => t(lang, 'game.event.strayed') },
};
