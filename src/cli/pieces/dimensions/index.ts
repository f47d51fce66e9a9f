import { capital, maybe, t } from '#content/locales/index.ts';
import type { PawnId, PublicGame } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { allowed, chosen, noChoice, numberIn, whereIs } from '../../play/picking.ts';
import type { CliPiece } from '../piece.ts';

interface Settle {
  readonly kind: 'settle';
  readonly pawn: PawnId;
  readonly number: number | null;
}

/** [S13] where barbarian and mage may start, taken or not. */
function settleList(game: PublicGame): readonly Space[] {
  if (game.shared.phase !== 'setup') return [];
  const own = allowed(game, 0, 'settle');
  const spaces = own.flatMap(({ from, to }) => [from, to]);
  return [...new Set(spaces)].sort((one, other) => one - other);
}

export const dimensions: CliPiece<Settle> = {
  id: 'dimensions',
  help: 'cli.help.dimensions',
  kind: 'settle',
  readHero: (pawn, word, number) => (/^p$/i.test(word) ? { kind: 'settle', pawn, number } : null),
  command: (game, { pawn, number }, seat) => {
    const from = whereIs(game, pawn);
    const list = settleList(game);
    const to = chosen(list, number) ?? (list.length === 0 ? from : undefined);
    return to === undefined ? noChoice(list) : { type: 'settle', seat, pawn, from, to };
  },
  heroAct: (game, _look, command) =>
    command.type === 'settle' ? ['p', numberIn(settleList(game), command.to)] : null,
  numbered: settleList,
  narrate: {
    settled: (lang, { pawn }) =>
      capital(t(lang, 'game.event.settled', { hero: maybe(lang, `game.theHero.${pawn}`) ?? '?' })),
  },
};
