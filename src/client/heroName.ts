import { type Lang, maybe } from '#content/locales/index.ts';

/** With its article: 'the elf'. */
export function heroName(lang: Lang, pawn: string): string {
  return maybe(lang, `game.theHero.${pawn}`) ?? pawn;
}
