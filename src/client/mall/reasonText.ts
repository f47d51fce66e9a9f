import { heroName } from '#client/heroName.ts';
import { capital, type Lang, localeOf, maybe, t } from '#content/locales/index.ts';
import { refusalToYou } from '#content/locales/refusal.ts';
import type { Refusal, View } from '#engine/mall/index.ts';
import type { NameOf } from './announce.ts';
import { holdersOf } from './judged.ts';
import type { Told } from './reasons.ts';

// A reason in a person's words, with the names of those whose action it would be.

export function reasonText(lang: Lang, view: View, why: Refusal | Told, nameOf: NameOf): string {
  return capital('told' in why ? toldText(lang, why) : refusalText(lang, view, why, nameOf));
}

export const listed = (
  lang: Lang,
  words: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
) => new Intl.ListFormat(localeOf(lang), { type }).format(words);

function toldText(lang: Lang, { told, heroes = [], count = 0 }: Told): string {
  const names = listed(
    lang,
    heroes.map((pawn) => heroName(lang, pawn)),
    told === 'unexplored' ? 'disjunction' : 'conjunction',
  );
  return (
    maybe(lang, told.startsWith('board.') ? told : `asked.why.${told}`, {
      hero: names,
      heroes: names,
      count,
    }) ?? ''
  );
}

function refusalText(lang: Lang, view: View, refusal: Refusal, nameOf: NameOf): string {
  const { refused, params } = refusal;
  if (refused === 'action.notHeld' && view.box.setup.players > 1)
    return heldText(lang, view, refusal, nameOf);
  const by = heroName(lang, String(params.by));
  const isHero = view.box.cast.some(({ id, hero }) => id === params.by && hero);
  const keys = [...(isHero ? [`${refused}.hero`] : []), refused];
  const told = keys.map((key) => maybe(lang, `asked.why.${key}`, { ...params, by }));
  return told.find((text) => text !== undefined) ?? refusalToYou(lang, refusal);
}

function heldText(lang: Lang, view: View, refusal: Refusal, nameOf: NameOf): string {
  const action = maybe(lang, `game.action.${refusal.params.action}`) ?? '';
  const names = holdersOf(view, refusal).map(nameOf);
  const who = names.length === 0 ? 'nobody' : names.length === 1 ? 'held' : 'heldByMany';
  return t(lang, `asked.why.${who}`, { action, names: listed(lang, names) });
}
