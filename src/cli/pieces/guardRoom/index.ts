import { capital, maybe, t } from '#content/locales/index.ts';
import { captives } from '#engine/mall/rules/guardRoom/index.ts';
import type { CliPiece } from '../piece.ts';

export const guardRoom: CliPiece = {
  id: 'guardRoom',
  panel: (game, { lang }) => {
    const heroes = captives(game).map((pawn) => t(lang, `game.theHero.${pawn}`));
    return heroes.length === 0 ? [] : [t(lang, 'cli.panel.captives', { heroes: heroes.join(', ') })];
  },
  narrate: {
    captured: (lang, { hero }) =>
      capital(t(lang, 'game.event.captured', { hero: maybe(lang, `game.theHero.${hero}`) ?? '?' })),
    inGuardRoom: () => null,
  },
};
