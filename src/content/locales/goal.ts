import { aimOf, type PublicGame } from '#engine/mall/index.ts';
import { type Lang, maybe, t } from './index.ts';

// What a table plays for, in one sentence: as the rules of this game have it, whatever its scenario.

/** Undefined where nobody has to steal or leave: what wins such a game its pieces say. */
export function goalText(lang: Lang, game: PublicGame): string | undefined {
  const { heroes, items, exits, colour, apart } = aimOf(game);
  if (heroes.length === 0) return undefined;
  const cast = apart === null ? undefined : game.box.cast[apart];
  const one = exits === 'one';
  const params = {
    hero: maybe(lang, `game.theHero.${cast?.id}`) ?? '',
    own: maybe(lang, `game.colour.${cast?.colour}`) ?? '',
    colour: maybe(lang, `game.colour.${colour}`) ?? '',
  };
  const way = cast === undefined ? exits : one ? 'apartOne' : 'apartAny';
  return t(lang, `game.goal.${items}`, {
    count: heroes.length,
    exits: t(lang, `game.exits.${way}`, params),
  });
}
