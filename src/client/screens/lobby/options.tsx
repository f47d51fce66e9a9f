import { useState } from 'preact/hooks';
import { FIRST_WITH_ROLES } from '#content/roles.ts';
import { FULL_SAND } from '#content/scenarios.ts';
import { MOST_SAND } from '#engine/mall/index.ts';
import type { OwnChoice, ScenarioChoice } from '#protocol/messages.ts';
import { Choice, Switch } from '../../ui/controls.tsx';
import { later } from '../../ui/later.tsx';
import { inMinutes, tx } from '../../ui/text.ts';
import { extrasFor, LEVELS, SANDS, scenarioOf } from './chosen.ts';
import { setUp, setUpRoles } from './setUp.ts';

export interface OptionsProps {
  readonly choice: ScenarioChoice;
  readonly onChange: (choice: ScenarioChoice) => void;
  readonly disabled?: boolean;
  /** Nobody to talk to, and nobody who waits: no clock either, if one likes. */
  readonly alone?: boolean;
}

export function Options(props: OptionsProps) {
  const { choice, onChange, disabled = false, alone = false } = props;
  return (
    <div class="options-in">
      {scenarioOf(choice).fixed === null ? <Mall {...props} /> : null}
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
      {choice.scenario === 1 && !alone ? (
        <Switch
          label={tx('page.choice.talk')}
          on={choice.talk ?? true}
          onChange={(talk) => onChange({ ...choice, talk })}
          disabled={disabled}
        />
      ) : null}
      {extrasFor(choice.scenario).map((extra) => (
        <Switch
          key={extra}
          label={tx(`page.choice.${extra}`)}
          on={choice[extra] ?? false}
          onChange={(on) => onChange({ ...choice, [extra]: on })}
          disabled={disabled}
        />
      ))}
    </div>
  );
}

const LateModules = later(async () => (await setUp()).Modules);

/** [X0.5] to the modules that may join; nothing of them comes before somebody opens it. */
export function Door(props: OptionsProps) {
  const [open, setOpen] = useState(false);
  const isOpen = open || props.choice.modules !== undefined;
  if (props.disabled && !isOpen) return null;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{tx('game.security')}</summary>
      {isOpen ? <LateModules.Show {...props} /> : null}
    </details>
  );
}

const LateRoles = later(setUpRoles);

export interface RolesDoorProps {
  readonly choice: ScenarioChoice | OwnChoice;
  readonly onChange: (choice: ScenarioChoice | OwnChoice) => void;
  readonly disabled?: boolean;
  readonly alone?: boolean;
}

/**
 * [H0.1] likewise to Hidden Roles; a guest finds it open where they were chosen. Nobody has a secret from themselves, and
 * the first scenarios take none.
 */
export function RolesDoor({ alone = false, ...props }: RolesDoorProps) {
  const [open, setOpen] = useState(false);
  const { choice } = props;
  const { roles } = choice;
  if (alone || ('scenario' in choice && choice.scenario < FIRST_WITH_ROLES)) return null;
  const isOpen = open || roles !== undefined;
  const level = roles === undefined ? '' : ` · ${roles.level}`;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{`${tx('page.choice.roles')}${level}`}</summary>
      {isOpen ? <LateRoles.Show {...props} /> : null}
    </details>
  );
}

/** From scenario 8 on the players choose how big the mall is, and the side of its first tile. */
function Mall({ choice, onChange, disabled = false }: OptionsProps) {
  return (
    <>
      <Choice
        legend={tx('page.choice.level')}
        value={choice.level ?? 1}
        values={LEVELS.map((last, index) => ({
          value: (index + 1) as NonNullable<ScenarioChoice['level']>,
          label: tx('page.choice.levelOf', { level: index + 1, last }),
        }))}
        onChange={(level) => onChange({ ...choice, level })}
        disabled={disabled}
      />
      <Choice
        legend={tx('page.choice.side')}
        value={choice.side ?? 'A'}
        values={(['A', 'B'] as const).map((value) => ({ value, label: value }))}
        onChange={(side) => onChange({ ...choice, side })}
        disabled={disabled}
      />
    </>
  );
}
