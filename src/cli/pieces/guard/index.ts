import { t } from '#content/locales/index.ts';
import type { CliPiece } from '../piece.ts';

export const guard: CliPiece = {
  id: 'guard',
  help: 'cli.help.guard',
  narrate: { guardCame: (lang) => t(lang, 'game.event.guardCame') },
};
