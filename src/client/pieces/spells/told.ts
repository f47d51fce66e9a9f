import { heroName } from '#client/heroName.ts';
import { capital, type Lang, t } from '#content/locales/index.ts';
import type { MallEvent, View } from '#engine/mall/index.ts';
import type { SpellId } from '#engine/mall/rules/spells/index.ts';
import { prefs } from '../../prefs.ts';
import type { AtTable } from '../piece.ts';

// [X10.6] everyone reads who cast what, and what has come to an end.

/** What these are is told of a guard who is back. */
const ON_GUARDS: readonly SpellId[] = ['frog', 'voucher'];

export const sayOf =
  ({ nameOf }: AtTable) =>
  (view: View, event: MallEvent): string | null => {
    const lang = prefs.lang.value;
    if (event.type === 'spellCast')
      return event.seat === view.seat ? null : castText(lang, event.spell, nameOf(event.seat));
    if (event.type === 'guardBack')
      return capital(t(lang, 'play.told.guardBack', { hero: heroName(lang, event.pawn) }));
    if (event.type !== 'spellGoes' || event.runs !== null || ON_GUARDS.includes(event.spell)) return null;
    return t(lang, 'game.event.spellEnded', { spell: t(lang, `game.spell.${event.spell}`) });
  };

function castText(lang: Lang, spell: SpellId, name: string | null): string {
  const what = { spell: t(lang, `game.spell.${spell}`), what: t(lang, `play.spell.does.${spell}`) };
  return name === null ? t(lang, 'play.youTold.spell', what) : t(lang, 'play.told.spell', { name, ...what });
}

const SAID_ELSEWHERE: readonly MallEvent['type'][] = [
  ...(['spellGoes', 'guardBack', 'repaired', 'deckTurned', 'swapped', 'tookOff', 'met'] as const),
];

/** What the others read is read aloud where it stands. */
export function announce(lang: Lang, { seat }: View, event: MallEvent): string | null {
  if (event.type === 'spellCast') return event.seat === seat ? castText(lang, event.spell, null) : '';
  return SAID_ELSEWHERE.includes(event.type) ? '' : null;
}
