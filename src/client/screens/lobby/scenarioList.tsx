import { useState } from 'preact/hooks';
import type { OwnScenario } from '#content/own.ts';
import { ownCode } from '#content/ownCode.ts';
import { SCENARIOS } from '#content/scenarios.ts';
import { CAMPAIGN } from '#engine/mall/campaign.ts';
import type { GameChoice } from '#protocol/messages.ts';
import { later } from '../../ui/later.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { OwnCard } from '../own/card.tsx';
import { FIRST_DRAFT } from '../own/draft.ts';
import { loadSaved } from '../own/saved.ts';
import { upNext, type Won } from './campaign.ts';
import { type Mark, ScenarioCard } from './card.tsx';
import { asChoice, isNumbered, isOwn, switchTo } from './chosen.ts';
import { setUp } from './setUp.ts';

// Everything there is to choose from: the campaign and where one stands in it, the rest, one's own.

export interface ListProps {
  readonly choice: GameChoice;
  readonly pick: (choice: GameChoice) => void;
  readonly fits: (choice: GameChoice) => boolean;
  readonly won: Won;
  readonly wonEvenings: ReadonlySet<string>;
  readonly compose: (first: OwnScenario) => void;
}

const isCampaign = (number: number) => (CAMPAIGN as readonly number[]).includes(number);

/** One's own come before the many that most groups never reach. */
export function ScenarioList(props: ListProps) {
  return (
    <>
      <Group {...props} title="page.choice.campaign" of={isCampaign} />
      <Evenings {...props} />
      <OwnList {...props} />
      <Group {...props} title="page.choice.more" of={(number) => !isCampaign(number)} />
    </>
  );
}

const LateEvenings = later(async () => (await setUp()).EveningList);

/** [X0.7] behind a door: nothing of Maximum Security comes before somebody opens it. */
function Evenings({ wonEvenings, ...props }: ListProps) {
  const [open, setOpen] = useState('evening' in props.choice);
  return (
    <details class="scenario-more" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3>{tx('game.security')}</h3>
      </summary>
      {open ? <LateEvenings.Show {...props} won={wonEvenings} /> : null}
    </details>
  );
}

interface GroupProps extends ListProps {
  readonly title: 'page.choice.campaign' | 'page.choice.more';
  readonly of: (number: number) => boolean;
}

function Group({ title, of, choice, pick, fits, won }: GroupProps) {
  const next = upNext(won);
  const markOf = (number: number): Mark => (won.has(number) ? 'won' : number === next ? 'upNext' : null);
  const current = isNumbered(choice) ? choice.scenario : null;
  return (
    <section>
      <h3>{tx(title)}</h3>
      <ul class="scenario-list">
        {SCENARIOS.filter(({ number }) => of(number) && fits({ scenario: number })).map(({ number }) => (
          <li key={number}>
            <button
              type="button"
              class="scenario-pick"
              aria-pressed={number === current}
              onClick={() => pick(switchTo(choice, number))}
            >
              <ScenarioCard number={number} mark={markOf(number)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnList({ choice, pick, fits, compose }: ListProps) {
  const current = isOwn(choice) ? ownCode(choice.own) : null;
  const kept = loadSaved().filter((own) => fits(asChoice(own)));
  return (
    <section class="scenario-kept">
      <h3>{tx('page.choice.own')}</h3>
      <ul class="scenario-list">
        {kept.map((own) => (
          <li key={own.name}>
            <button
              type="button"
              class="scenario-pick"
              aria-pressed={ownCode(own) === current}
              onClick={() => pick(asChoice(own))}
            >
              <OwnCard own={own} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="button" onClick={() => compose(FIRST_DRAFT)}>
        <Pic name="pen" />
        {tx('page.choice.compose')}
      </button>
    </section>
  );
}
