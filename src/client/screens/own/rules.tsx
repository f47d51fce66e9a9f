import { useId } from 'preact/hooks';
import type { Refusal } from '#engine/mall/index.ts';
import { tx } from '../../ui/text.ts';
import { type RuleGroup, rulesOnOffer, toggleRule } from './draft.ts';
import { RulePic } from './rulePic.tsx';
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
              <Rule
                key={piece}
                piece={piece}
                on={own.pieces.includes(piece)}
                blamed={blamed.has(piece)}
                toggle={() => onChange(toggleRule(own, piece))}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}

interface RuleProps {
  readonly piece: string;
  readonly on: boolean;
  readonly blamed: boolean;
  readonly toggle: () => void;
}

function Rule({ piece, on, blamed, toggle }: RuleProps) {
  const id = useId();
  return (
    <label class={on && blamed ? 'own-rule blamed' : 'own-rule'}>
      <input
        type="checkbox"
        checked={on}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        onChange={toggle}
      />
      <RulePic piece={piece} />
      <span>
        <strong id={`${id}-name`}>{ruleName(piece)}</strong>
        <span class="small soft" id={`${id}-text`}>
          {ruleText(piece)}
        </span>
      </span>
    </label>
  );
}
