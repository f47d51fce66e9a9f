import { SPELLS } from '#content/own.ts';
import type { Refusal } from '#engine/mall/index.ts';
import { tx } from '../../ui/text.ts';
import { type RuleGroup, rulesOnOffer, toggleRule } from './draft.ts';
import { RulePic } from './rulePic.tsx';
import { OwnSpells } from './spells.tsx';
import { Tick } from './tick.tsx';
import type { PartProps } from './tiles.tsx';
import { ruleName, ruleText } from './words.ts';

export interface RulesProps extends PartProps {
  readonly problems: readonly Refusal[];
}

export function OwnRules({ own, onChange, problems }: RulesProps) {
  const blamed = new Set(problems.flatMap(({ params }) => Object.values(params)));
  const rules = rulesOnOffer();
  const strange = own.pieces.filter((piece) => !Object.values(rules).flat().includes(piece));
  return (
    <section class="card stack">
      <h2>{tx('own.rules')}</h2>
      {(Object.keys(rules) as RuleGroup[]).map((group) => (
        <fieldset key={group}>
          <legend>{tx(`own.rules.${group}`)}</legend>
          <div class="own-rules">
            {[...rules[group], ...(group === 'extras' ? strange : [])].map((piece) => (
              <Tick
                key={piece}
                name={ruleName(piece)}
                text={ruleText(piece)}
                on={own.pieces.includes(piece)}
                blamed={blamed.has(piece)}
                toggle={() => onChange(toggleRule(own, piece))}
              >
                <RulePic piece={piece} />
              </Tick>
            ))}
          </div>
          {group === 'modules' && own.pieces.includes(SPELLS) ? (
            <OwnSpells own={own} onChange={onChange} blamed={blamed} />
          ) : null}
        </fieldset>
      ))}
    </section>
  );
}
