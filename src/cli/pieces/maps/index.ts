import { t } from '#content/locales/index.ts';
import { mapInUse } from '#engine/mall/rules/maps/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import type { CliPiece } from '../piece.ts';

export const maps: CliPiece = {
  id: 'maps',
  panel: (game, { lang }) => (mapInUse(game) === OFF ? [] : [t(lang, 'cli.panel.maps')]),
  narrate: {
    // That a map is used up is told as any space that goes out of order.
    mapInUse: (lang, { space }) => (space === OFF ? null : t(lang, 'game.event.mapInUse')),
  },
};
