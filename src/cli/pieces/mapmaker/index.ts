import { t } from '#content/locales/index.ts';
import type { CliPiece } from '../piece.ts';

export const mapmaker: CliPiece = {
  id: 'mapmaker',
  panel: ({ shared }, { lang }) => {
    const tiles = shared.memory.mapmaker?.now ?? 0;
    return tiles === 0 ? [] : [t(lang, 'cli.event.mapped', { count: tiles })];
  },
  narrate: {
    mapped: (lang, { tiles }) => (tiles === 0 ? null : t(lang, 'cli.event.mapped', { count: tiles })),
  },
};
