import { type Shown, Tray } from '#client/tray/tray.tsx';
import { type SpellId, spellsOf } from '#engine/mall/rules/spells/index.ts';
import type { AtTable } from '../piece.ts';
import { AllSpells } from './legend.tsx';
import { SpellLines } from './pictures.tsx';
import { slotsOf } from './slots.ts';
import { TOKEN_OF, TOKENS } from './tokens/index.ts';
import { sayOf } from './told.ts';

const CAPS = ['J', 'K', 'I'];

/** [X10.6] those that lie ready, face up, and the places of those that were cast. */
export function SpellTray(props: AtTable) {
  const slots = slotsOf(props.view).map((spell, place) =>
    spell === null ? null : shownOf(spell, CAPS[place] ?? null),
  );
  return (
    <Tray {...props} piece="spells" shown={slots} tokens={TOKENS} say={sayOf(props)}>
      <AllSpells ready={spellsOf(props.view).held} />
    </Tray>
  );
}

const shownOf = (spell: SpellId, cap: string | null): Shown => ({
  ...{ token: TOKEN_OF[spell], cap, all: 1, left: 1, named: true },
  ...({ name: `game.spell.${spell}`, help: `play.spell.help.${spell}` } as const),
  ...({ does: `play.spell.does.${spell}`, sure: 'play.spell.cast' } as const),
  Picture: () => <SpellLines spell={spell} />,
});
