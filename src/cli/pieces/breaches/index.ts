import { t } from '#content/locales/index.ts';
import type { Direction } from '#engine/mall/index.ts';
import { breachesOf } from '#engine/mall/rules/breaches/index.ts';
import { ASIDE, isAside, whereIs } from '../../play/picking.ts';
import type { CliPiece } from '../piece.ts';

// br n breaks the wall north of the barbarian.

const BARBARIAN = 'barbarian';

interface Break {
  readonly kind: 'breach';
  readonly direction: Direction;
}

export const breaches: CliPiece<Break> = {
  id: 'breaches',
  help: 'cli.help.breaches',
  kind: 'breach',
  read: (text, words) => {
    const direction = words.direction(/^br\s+(\S+)$/i.exec(text)?.[1] ?? '');
    return direction === undefined ? null : { kind: 'breach', direction };
  },
  command: (game, { direction }, seat) => {
    if (isAside(game, BARBARIAN)) return ASIDE;
    return { type: 'breach', seat, from: whereIs(game, BARBARIAN), direction };
  },
  tableActs: (_game, options, { lang }) => {
    const ways = options.flatMap((command) =>
      command.type === 'breach' ? t(lang, `game.compass.${command.direction}`) : [],
    );
    return ways.length > 0 ? [`br ${ways.join(',')}`] : [];
  },
  panel: (game, { lang }) => [t(lang, 'cli.panel.breaches', { count: breachesOf(game).left })],
  // The opened wall is drawn with the walls; what was printed under its halves is gone from sight.
  narrate: {
    breached: (lang, { seat }) => t(lang, 'game.event.breached', { seat: seat + 1 }),
    breachLost: (lang) => t(lang, 'game.event.breachLost'),
  },
};
