import { t } from '#content/locales/index.ts';
import type { Action } from '#engine/mall/actions.ts';
import { soloPile } from '#engine/mall/rules/solo/index.ts';
import type { CliPiece } from '../piece.ts';

interface Reveal {
  readonly kind: 'reveal';
}

export const solo: CliPiece<Reveal> = {
  id: 'solo',
  help: 'cli.help.solo',
  kind: 'reveal',
  read: (text) => (/^r$/i.test(text) ? { kind: 'reveal' } : null),
  command: (_game, _act, seat) => ({ type: 'reveal', seat }),
  tableActs: (_game, options) => (options.some(({ type }) => type === 'reveal') ? ['r'] : []),
  panel: (game, { lang }) => {
    const { left, pile } = soloPile(game);
    const words = pile.map((action) => t(lang, `game.action.${action as Action}`)).join(' ');
    return [
      t(lang, 'cli.panel.solo', { left, pile: words === '' ? t(lang, 'cli.panel.nothingRevealed') : words }),
    ];
  },
  narrate: {
    revealed: (lang, { tile }) =>
      t(lang, 'game.event.revealed', { action: t(lang, `game.action.${tile as Action}`) }),
    mixed: (lang) => t(lang, 'game.event.shuffled'),
    // The action turned up says it already.
    handed: () => null,
  },
};
