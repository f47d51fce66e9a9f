import { aimOf, type PublicGame } from '#engine/mall/index.ts';
import { type Lang, localeOf, maybe, t } from './index.ts';

// What a table plays for, in one sentence: as the rules of this game have it, whatever its scenario.

/** Undefined where nobody has to steal or leave and no feat has words of its own. */
export function goalText(lang: Lang, game: PublicGame): string | undefined {
  const { heroes, items, exits, colour, apart, wins, also } = aimOf(game);
  const nameOf = (pawn: number | undefined) =>
    maybe(lang, `game.theHero.${game.box.pawns[pawn ?? -1]}`) ?? '';
  if (heroes.length < 2) {
    const first = maybe(lang, `security.goal.${wins[0] ?? items}`, { hero: nameOf(heroes[0]) });
    const besides = also.flatMap((feat) => maybe(lang, `security.goal.also.${feat}`) ?? []);
    return first === undefined ? undefined : [first, ...besides].join(' ');
  }
  if (heroes.length < game.box.cast.filter(({ hero }) => hero).length) {
    const names = new Intl.ListFormat(localeOf(lang)).format(heroes.map(nameOf));
    return maybe(lang, 'security.goal.some', { heroes: names });
  }
  const cast = apart === null ? undefined : game.box.cast[apart];
  const one = exits === 'one';
  const params = {
    hero: maybe(lang, `game.theHero.${cast?.id}`) ?? '',
    own: maybe(lang, `game.colour.${cast?.colour}`) ?? '',
    colour: maybe(lang, `game.colour.${colour}`) ?? '',
  };
  const way = cast === undefined ? exits : one ? 'apartOne' : 'apartAny';
  return t(lang, `game.goal.${items}`, { exits: t(lang, `game.exits.${way}`, params) });
}
