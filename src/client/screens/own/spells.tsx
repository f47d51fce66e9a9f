import { SPELL_IDS } from '#content/readySpells.ts';
import { tx } from '../../ui/text.ts';
import { toggleSpell } from './draft.ts';
import { Tick } from './tick.tsx';
import type { PartProps } from './tiles.tsx';
import { spellName, spellText } from './words.ts';

export interface SpellsProps extends PartProps {
  readonly blamed: ReadonlySet<unknown>;
}

/** [X10.13] which spells lie ready: those that are chosen, or two by chance. */
export function OwnSpells({ own, onChange, blamed }: SpellsProps) {
  const { spells = [] } = own;
  const strange = spells.filter((spell) => !SPELL_IDS.some((id) => id === spell));
  return (
    <fieldset class="own-spells">
      <legend>{tx('security.spells')}</legend>
      <p class="small soft" role="status">
        {spells.length === 0
          ? tx('security.spells.chance')
          : tx('security.spells.chosen', { count: spells.length })}
      </p>
      <div class="own-rules">
        {[...SPELL_IDS, ...strange].map((spell) => (
          <Tick
            key={spell}
            name={spellName(spell)}
            text={spellText(spell)}
            on={spells.includes(spell)}
            blamed={blamed.has(spell)}
            toggle={() => onChange(toggleSpell(own, spell))}
          />
        ))}
      </div>
    </fieldset>
  );
}
