import { useMemo } from 'preact/hooks';
import { setupHere } from '#client/pieces/known.ts';
import { EVENINGS } from '#content/evenings.ts';
import { PERMANENT } from '#content/scenarios.ts';
import type { EveningChoice } from '#protocol/messages.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx, txMaybe } from '../../ui/text.ts';
import type { Mark } from '../lobby/card.tsx';
import { tileCount } from '../lobby/chosen.ts';
import { fitBy } from '../own/fit.ts';
import { RulePic } from '../own/rulePic.tsx';
import { playersText, ruleName } from '../own/words.ts';
import '../lobby/scenario.css';
import './security.css';

// An evening of Maximum Security where the scenarios have their cards.

export const eveningName = (evening: string): string => txMaybe(`security.evening.${evening}`) ?? evening;

export interface EveningCardProps {
  readonly choice: EveningChoice;
  readonly mark?: Mark;
  /** For whoever plays alone: nothing about others. */
  readonly alone?: boolean;
  /** Among others: without its rules. */
  readonly brief?: boolean;
}

export function EveningCard({ choice, mark = null, alone = false, brief = false }: EveningCardProps) {
  const { evening, hardcore = false } = choice;
  const { players } = useMemo(() => fitBy((count) => setupHere(choice, count)), [evening, hardcore]);
  const facts = [
    ...(hardcore ? [tx('security.evening.hardcore')] : []),
    ...(alone ? [] : [playersText(players)]),
    tx('page.choice.tiles', { count: tileCount(choice) ?? 0 }),
  ];
  const found = EVENINGS.find(({ id }) => id === evening);
  const pieces = (brief ? [] : (found?.pieces ?? [])).filter((piece) => !PERMANENT.includes(piece));
  return (
    <span class="scenario">
      <span class="scenario-number">
        <Pic name={evening.startsWith('XT') ? 'learn' : 'lock'} />
      </span>
      <span class="scenario-text">
        <strong>{eveningName(evening)}</strong>
        {mark === null ? null : (
          <span class={`scenario-mark ${mark}`}>
            <Pic name={mark === 'won' ? 'check' : 'next'} />
            {tx(`page.choice.${mark}`)}
          </span>
        )}
        <span class="small soft">{facts.join(' · ')}</span>
        <span class="evening-goal">{txMaybe(`security.evening.${evening}.goal`)}</span>
        <span class="evening-rules">
          {pieces.map((piece) => (
            <span class="scenario-line" key={piece}>
              <RulePic piece={piece} />
              {ruleName(piece)}
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}
