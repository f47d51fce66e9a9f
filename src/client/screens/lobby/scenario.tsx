import { useEffect, useState } from 'preact/hooks';
import { security } from '#client/pieces/here.ts';
import type { LobbyState, Session } from '#client/state/session.ts';
import type { OwnScenario } from '#content/own.ts';
import { CAMPAIGN } from '#engine/mall/campaign.ts';
import type { GameChoice } from '#protocol/messages.ts';
import { withLateTexts } from '../../texts.ts';
import { Choice } from '../../ui/controls.tsx';
import { later } from '../../ui/later.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx, txMaybe } from '../../ui/text.ts';
import { firstQuest } from '../tower/table/next.ts';
import { upNext, useWon, type Won, wonOfCampaign } from './campaign.ts';
import { ScenarioCard } from './card.tsx';
import { takeCarried } from './carry.ts';
import {
  chosen,
  chosenQuest,
  FIRST_CHOICE,
  isNumbered,
  isOwn,
  scenarioOf,
  switchTo,
  tileCount,
} from './chosen.ts';
import type { OptionsProps } from './options.tsx';
import { setUp } from './setUp.ts';
import { useChoice } from './wish.ts';
import './scenario.css';

export interface ChosenProps {
  readonly code: string;
  readonly session: Session;
  readonly lobby: LobbyState;
}

/** What will be played; the host changes it, everyone sees it change. */
export function Chosen(props: ChosenProps) {
  const { code, session, lobby } = props;
  const mine = lobby.host === lobby.you;
  const host = lobby.people.find(({ id }) => id === lobby.host);
  const { choice, choose } = useChoice(session, lobby);
  const quest = chosenQuest(choice);
  const { scenarios, quests: solved, evenings } = useWon(code);
  useEffect(() => {
    const brought = mine ? takeCarried(code) : null;
    if (brought !== null) choose(brought);
  }, [mine, code]);
  return (
    <section class="card next-game">
      <h2>{tx('page.choice.title')}</h2>
      {mine ? null : <p class="small soft">{tx('page.choice.byHost', { name: host?.name ?? '?' })}</p>}
      <Choice
        legend={tx('page.choice.game')}
        value={quest === null ? 'mall' : 'tower'}
        values={(['mall', 'tower'] as const).map((value) => ({
          value,
          label: tx(`page.choice.game.${value}`),
        }))}
        onChange={(game) => choose(game === 'mall' ? FIRST_CHOICE : firstQuest(solved))}
        disabled={!mine}
      />
      {quest === null ? (
        <ChosenHeist
          choice={chosen(choice)}
          onChange={choose}
          disabled={!mine}
          won={scenarios}
          wonEvenings={evenings}
        />
      ) : (
        <LateQuest.Show choice={quest} onChange={choose} disabled={!mine} solved={solved} />
      )}
    </section>
  );
}

const LateQuest = later(async () => (await import('../tower/table/questChoice.tsx')).fetchQuestChoice());

/** With whatever is left to choose of it. */
export function ChosenHeist(props: PickerProps) {
  return (
    <>
      <ScenarioPicker {...props} />
      <OptionsOf {...props} />
    </>
  );
}

export interface PickerProps {
  readonly choice: GameChoice;
  readonly onChange: (choice: GameChoice) => void;
  readonly won: Won;
  readonly wonEvenings: ReadonlySet<string>;
  readonly disabled?: boolean;
  readonly fits?: (choice: GameChoice) => boolean;
  readonly alone?: boolean;
}

export type Open = 'list' | { readonly composing: OwnScenario } | null;

function ScenarioPicker(props: PickerProps) {
  const { choice, disabled = false, alone = false } = props;
  const [open, setOpen] = useState<Open>(null);
  return (
    <>
      <Card choice={choice} alone={alone} />
      <Ways choice={choice} onOpen={disabled ? null : setOpen} />
      {'evening' in choice ? null : <Progress {...props} />}
      {open === null ? null : <LateChange.Show {...props} open={open} onOpen={setOpen} />}
    </>
  );
}

const Nothing = () => null;
const options = () => withLateTexts(import('./options.tsx'));
const LateOptions = later(async () => (await options()).Options, Nothing);
const LateDoor = later(async () => (await options()).Door, Nothing, Nothing);
const LateRolesDoor = later(async () => (await options()).RolesDoor, Nothing, Nothing);
const LateEvening = later(async () => (await setUp()).EveningCard);
const LateEveningOptions = later(async () => (await setUp()).EveningOptions, Nothing, Nothing);

/** What is left to choose of it, but for somebody’s own. */
function OptionsOf({ wonEvenings, ...props }: PickerProps) {
  const { choice } = props;
  if ('evening' in choice) return <LateEveningOptions.Show {...props} choice={choice} won={wonEvenings} />;
  return (
    <>
      {isOwn(choice) ? null : <OptionsFold {...props} choice={choice} />}
      {props.disabled && !choice.roles ? null : <LateRolesDoor.Show {...props} choice={choice} />}
    </>
  );
}

/** Whoever cannot change it does not fetch it before they look. */
function OptionsFold(props: OptionsProps) {
  const { choice, disabled } = props;
  const [open, setOpen] = useState(false);
  const free = scenarioOf(choice).fixed === null;
  return (
    <>
      <details open={free} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{tx('page.choice.options')}</summary>
        {disabled && !free && !open ? null : <LateOptions.Show {...props} />}
      </details>
      {choice.scenario > 1 && (!disabled || choice.modules) ? <LateDoor.Show {...props} /> : null}
    </>
  );
}

const LateOpen = later(async () => (await withLateTexts(import('../own/card.tsx'))).OpenOwn, Nothing);
const LateOwn = later(async () => (await withLateTexts(import('../own/card.tsx'))).ChosenOwn, Nothing);
const LateChange = later(async () => (await withLateTexts(import('./change.tsx'))).Change);

function Card({ choice, alone }: Pick<PickerProps, 'choice'> & { readonly alone: boolean }) {
  if (isOwn(choice)) return <LateOwn.Show own={choice.own} />;
  if (!isNumbered(choice)) return <LateEvening.Show choice={choice} alone={alone} />;
  const With = security.value?.With;
  return (
    <>
      <ScenarioCard number={choice.scenario} tiles={tileCount(choice)} alone={alone} />
      {With && <With pieces={choice.modules ?? []} />}
    </>
  );
}

interface WaysProps {
  readonly choice: GameChoice;
  /** Null for those who may only look. */
  readonly onOpen: ((open: Open) => void) | null;
}

function Ways({ choice, onOpen }: WaysProps) {
  const own = isOwn(choice) ? choice.own : null;
  return (
    <div class="row">
      {onOpen === null ? null : (
        <button
          type="button"
          class="button"
          onPointerEnter={LateChange.ahead}
          onFocus={LateChange.ahead}
          onClick={() => onOpen('list')}
        >
          <Pic name="list" />
          {tx('page.choice.change')}
        </button>
      )}
      {own === null || onOpen === null ? null : (
        <button type="button" class="button" onClick={() => onOpen({ composing: own })}>
          <Pic name="pen" />
          {tx('page.choice.changeOwn')}
        </button>
      )}
      {own === null ? null : <LateOpen.Show own={own} />}
    </div>
  );
}

/** Where one stands in the campaign, and the way on. */
function Progress({ choice, onChange, won, disabled = false }: PickerProps) {
  const next = upNext(won);
  const isNext = isNumbered(choice) && choice.scenario === next;
  return (
    <div class="campaign">
      <span class="campaign-steps" aria-hidden="true">
        {CAMPAIGN.map((number) => (
          <span
            key={number}
            class={won.has(number) ? 'campaign-won' : number === next ? 'campaign-next' : ''}
          />
        ))}
      </span>
      <span class="small soft">
        {next === null
          ? tx('page.choice.done')
          : tx('page.choice.progress', { won: wonOfCampaign(won), all: CAMPAIGN.length })}
      </span>
      {disabled || next === null || isNext ? null : (
        <button type="button" class="button" onClick={() => onChange(switchTo(choice, next))}>
          <Pic name="next" />
          {tx('page.choice.goOn', { number: next, name: txMaybe(`game.scenario.${next}`) ?? '' })}
        </button>
      )}
    </div>
  );
}
