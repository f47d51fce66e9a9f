import { heroName } from '#client/heroName.ts';
import { type Lang, t } from '#content/locales/index.ts';
import type { View } from '#engine/mall/index.ts';
import { spellsOf } from '#engine/mall/rules/spells/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';

/** What the spells that run make of a space, by name. */
export function laidBy(lang: Lang, view: View, space: Space): readonly string[] {
  return spellsOf(view).running.flatMap(({ spell, pawn = '', space: at, inside }) => {
    const hero = heroName(lang, pawn);
    if (spell === 'frog') return at === space && !inside ? t(lang, 'board.thing.frog', { hero }) : [];
    if (spell === 'voucher') return at === space ? t(lang, 'board.thing.diner', { hero }) : [];
    if (spell !== 'ghost' && spell !== 'invisibility') return [];
    return spaceOfPawn(view, pawn) === space ? t(lang, `board.thing.${spell}`) : [];
  });
}
