import { useState } from 'preact/hooks';
import type { LobbyState, Session } from '#client/state/session.ts';
import { SCENARIOS } from '#content/scenarios.ts';
import { CAMPAIGN } from '#engine/mall/campaign.ts';
import type { GameChoice } from '#protocol/messages.ts';
import { Dialog } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx, txMaybe } from '../../ui/text.ts';
import { CHANGES } from './changes.ts';
import { chosen, isOwn, scenarioOf, switchTo, tileCount } from './chosen.ts';
import { Options } from './options.tsx';
import './scenario.css';

export interface ChosenProps {
  readonly session: Session;
  readonly lobby: LobbyState;
}

/** What will be played; the host changes it, everyone sees it change. */
export function Chosen({ session, lobby }: ChosenProps) {
  const choice = chosen(lobby.choice);
  const mine = lobby.host === lobby.you;
  const host = lobby.people.find(({ id }) => id === lobby.host);
  const choose = (next: GameChoice) => session.say({ type: 'choose', choice: next });
  return (
    <section class="card next-game">
      <h2>{tx('page.choice.title')}</h2>
      {mine ? null : <p class="small soft">{tx('page.choice.byHost', { name: host?.name ?? '?' })}</p>}
      <ScenarioPicker choice={choice} onChange={choose} disabled={!mine} />
      {isOwn(choice) ? null : <Options choice={choice} onChange={choose} disabled={!mine} />}
    </section>
  );
}

export interface PickerProps {
  readonly choice: GameChoice;
  readonly onChange: (choice: GameChoice) => void;
  readonly disabled?: boolean;
  readonly fits?: (number: number) => boolean;
}

export function ScenarioPicker({ choice, onChange, disabled = false, fits = () => true }: PickerProps) {
  const [open, setOpen] = useState(false);
  const pick = (scenario: number) => {
    onChange(switchTo(choice, scenario));
    setOpen(false);
  };
  return (
    <>
      {isOwn(choice) ? (
        <strong>{choice.own.name}</strong>
      ) : (
        <ScenarioCard number={choice.scenario} tiles={tileCount(choice)} />
      )}
      {disabled ? null : (
        <button type="button" class="button" onClick={() => setOpen(true)}>
          <Pic name="list" />
          {tx('page.choice.change')}
        </button>
      )}
      {open ? (
        <Dialog title={tx('page.choice.change')} onClose={() => setOpen(false)} class="wide">
          <ScenarioList current={isOwn(choice) ? null : choice.scenario} pick={pick} fits={fits} />
        </Dialog>
      ) : null}
    </>
  );
}

interface ListProps {
  readonly current: number | null;
  readonly pick: (scenario: number) => void;
  readonly fits: (number: number) => boolean;
}

function ScenarioList({ current, pick, fits }: ListProps) {
  const isCampaign = (number: number) => (CAMPAIGN as readonly number[]).includes(number);
  const groups = [
    ['page.choice.campaign', SCENARIOS.filter(({ number }) => isCampaign(number))],
    ['page.choice.more', SCENARIOS.filter(({ number }) => !isCampaign(number))],
  ] as const;
  return (
    <>
      {groups.map(([title, scenarios]) => (
        <section key={title}>
          <h3>{tx(title)}</h3>
          <ul class="scenario-list">
            {scenarios
              .filter(({ number }) => fits(number))
              .map(({ number }) => (
                <li key={number}>
                  <button
                    type="button"
                    class="scenario-pick"
                    aria-pressed={number === current}
                    onClick={() => pick(number)}
                  >
                    <ScenarioCard number={number} />
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

export interface CardProps {
  readonly number: number;
  readonly tiles?: number;
}

export function ScenarioCard({ number, tiles }: CardProps) {
  const { players } = scenarioOf({ scenario: number });
  return (
    <span class="scenario">
      <span class="scenario-number">{number}</span>
      <span class="scenario-text">
        <strong>{txMaybe(`game.scenario.${number}`)}</strong>
        <span class="small soft">
          {tx('page.choice.players', { ...players })}
          {tiles === undefined ? '' : ` · ${tx('page.choice.tiles', { count: tiles })}`}
        </span>
        <span class="scenario-lines">
          {(CHANGES[number] ?? []).map(({ pic, text }) => (
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
