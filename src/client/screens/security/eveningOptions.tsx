import { EVENINGS, nextEvening, takesTokens } from '#content/evenings.ts';
import { FULL_SAND } from '#content/scenarios.ts';
import { MOST_SAND } from '#engine/mall/index.ts';
import type { EveningChoice } from '#protocol/messages.ts';
import { Choice, Switch } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { inMinutes, tx, txMaybe } from '../../ui/text.ts';
import { CabinetLink } from '../cabinet/link.tsx';
import { SANDS } from '../lobby/chosen.ts';
import { eveningName } from './eveningCard.tsx';
import { switchToEvening } from './eveningList.tsx';

export interface EveningOptionsProps {
  readonly choice: EveningChoice;
  readonly onChange: (choice: EveningChoice) => void;
  readonly disabled?: boolean;
  readonly alone?: boolean;
  /** The evenings that were won here. */
  readonly won: ReadonlySet<string>;
}

/** What is left to choose of an evening [X0.8] [XT0], and the way on after it was won. */
export function EveningOptions(props: EveningOptionsProps) {
  const { choice, onChange, disabled = false, won } = props;
  const found = EVENINGS.find(({ id }) => id === choice.evening);
  if (found === undefined) return null;
  const next = won.has(choice.evening) ? nextEvening(choice.evening) : null;
  return (
    <>
      {next === null || disabled ? null : (
        <div class="row">
          <button type="button" class="button" onClick={() => onChange(switchToEvening(choice, next))}>
            <Pic name="next" />
            {tx('security.evening.next', { name: eveningName(next) })}
          </button>
        </div>
      )}
      <details open>
        <summary>{tx('page.choice.options')}</summary>
        <div class="options-in">
          <Hardcore {...props} />
          {takesTokens(found) ? (
            <Switch
              label={tx('security.evening.tokens')}
              on={choice.tokens ?? false}
              onChange={(tokens) => onChange({ ...choice, tokens })}
              disabled={disabled}
            />
          ) : null}
          <Sand {...props} />
          {found.goals?.theft === false ? null : <Theft {...props} />}
        </div>
      </details>
      <CabinetLink />
    </>
  );
}

/** The hard way is always on side B. */
function Hardcore({ choice, onChange, disabled = false }: EveningOptionsProps) {
  const { evening, hardcore = false, side = 'A' } = choice;
  return (
    <>
      <div>
        <Switch
          label={tx('security.evening.hardcore')}
          on={hardcore}
          onChange={(on) => onChange({ ...choice, hardcore: on })}
          disabled={disabled}
        />
        <p class="small soft">{txMaybe(`security.evening.hard.${evening}`) ?? tx('security.evening.hard')}</p>
      </div>
      {hardcore ? null : (
        <Choice
          legend={tx('page.choice.side')}
          value={side}
          values={(['A', 'B'] as const).map((value) => ({ value, label: value }))}
          onChange={(next) => onChange({ ...choice, side: next })}
          disabled={disabled}
        />
      )}
    </>
  );
}

function Sand({ choice, onChange, disabled = false, alone = false }: EveningOptionsProps) {
  return (
    <Choice
      legend={tx('page.choice.sand')}
      value={choice.sand ?? FULL_SAND}
      values={[...SANDS, ...(alone ? [MOST_SAND] : [])].map((value) => ({
        value,
        label: value === MOST_SAND ? tx('play.solo.noClock') : inMinutes(value),
      }))}
      onChange={(sand) => onChange({ ...choice, sand })}
      disabled={disabled}
    />
  );
}

function Theft({ choice, onChange, disabled = false }: EveningOptionsProps) {
  return (
    <Choice
      legend={tx('page.choice.theft')}
      value={choice.theft ?? 'manual'}
      values={(['manual', 'automatic'] as const).map((value) => ({
        value,
        label: tx(`page.choice.theft.${value}`),
      }))}
      onChange={(theft) => onChange({ ...choice, theft })}
      disabled={disabled}
    />
  );
}
