import { Pic } from '../../ui/pics.tsx';
import { tx, txMaybe } from '../../ui/text.ts';
import { CHANGES } from './changes.ts';
import { scenarioOf } from './chosen.ts';
import './scenario.css';

/** Where a scenario of the campaign stands for those who look at it. */
export type Mark = 'won' | 'upNext' | null;

export interface CardProps {
  readonly number: number;
  readonly tiles?: number | undefined;
  readonly mark?: Mark;
  /** For whoever plays alone: nothing about others. */
  readonly alone?: boolean;
}

/** What only matters among several. */
const TOGETHER: ReadonlySet<string> = new Set(['page.changes.mayTalk', 'page.changes.stares']);

export function ScenarioCard({ number, tiles, mark = null, alone = false }: CardProps) {
  const { players } = scenarioOf({ scenario: number });
  const facts = [
    ...(alone ? [] : [tx('page.choice.players', { ...players })]),
    ...(tiles === undefined ? [] : [tx('page.choice.tiles', { count: tiles })]),
  ];
  const lines = (CHANGES[number] ?? []).filter(({ text }) => !alone || !TOGETHER.has(text));
  return (
    <span class="scenario">
      <span class="scenario-number">{number}</span>
      <span class="scenario-text">
        <strong>{txMaybe(`game.scenario.${number}`)}</strong>
        {mark === null ? null : (
          <span class={`scenario-mark ${mark}`}>
            <Pic name={mark === 'won' ? 'check' : 'next'} />
            {tx(`page.choice.${mark}`)}
          </span>
        )}
        <span class="small soft">{facts.join(' · ')}</span>
        <span class="scenario-lines">
          {lines.map(({ pic, text }) => (
            <span class="scenario-line" key={text}>
              <Pic name={pic} />
              {tx(text)}
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}
