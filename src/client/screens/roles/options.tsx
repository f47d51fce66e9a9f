import { useMemo } from 'preact/hooks';
import { setupHere } from '#client/pieces/known.ts';
import { FEWEST_TILES, MOST_TILES, ROLE_LEVELS, type RolesChoice } from '#content/roles.ts';
import type { OwnChoice, ScenarioChoice } from '#protocol/messages.ts';
import { Choice, Switch } from '../../ui/controls.tsx';
import { tx, why } from '../../ui/text.ts';
import { fitBy } from '../own/fit.ts';
import { PublicMissions } from './missions.tsx';
import { RolesRulesLink } from './rulesLink.tsx';
import './roles.css';

// [H0.1] [H0.2] which level of Hidden Roles joins, and what makes it harder or easier. Everyone sees what was chosen.

export type WithRoles = ScenarioChoice | OwnChoice;

export interface RolesProps {
  readonly choice: WithRoles;
  readonly onChange: (choice: WithRoles) => void;
  readonly disabled?: boolean;
}

const FIRST: RolesChoice = { level: 'A' };

/** Null: without them. */
function changed(choice: WithRoles, roles: RolesChoice | null): WithRoles {
  const { roles: _, ...plain } = choice;
  return (roles === null ? plain : { ...plain, roles }) as WithRoles;
}

export function RolesOptions({ choice, onChange, disabled = false }: RolesProps) {
  const { roles } = choice;
  return (
    <div class="roles-setup">
      {disabled ? null : (
        <Switch
          label={tx('roles.setup.on')}
          on={roles !== undefined}
          onChange={(on) => onChange(changed(choice, on ? FIRST : null))}
        />
      )}
      {roles === undefined ? null : (
        <Details
          roles={roles}
          onChange={(next) => onChange(changed(choice, next))}
          disabled={disabled}
          choice={choice}
        />
      )}
    </div>
  );
}

interface DetailsProps {
  readonly roles: RolesChoice;
  readonly onChange: (roles: RolesChoice) => void;
  readonly disabled: boolean;
  readonly choice: WithRoles;
}

function Details({ roles, onChange, disabled, choice }: DetailsProps) {
  const { level, token = false } = roles;
  return (
    <>
      <Choice
        legend={tx('roles.setup.level')}
        value={level}
        values={ROLE_LEVELS.map((value) => ({ value, label: value }))}
        onChange={(value) => onChange({ ...roles, level: value })}
        disabled={disabled}
      />
      <div class="roles-level">
        <p role="status">
          <strong>{tx(`roles.level.${level}`)}</strong>
          <br />
          {tx(`roles.setup.about.${level}`)}
        </p>
        <RolesRulesLink />
      </div>
      <LastTile roles={roles} onChange={onChange} disabled={disabled} />
      <Switch
        label={tx('roles.setup.token')}
        on={token}
        onChange={(on) => onChange(withToken(roles, on))}
        disabled={disabled}
      />
      <p class="small soft">{tx('roles.setup.players')}</p>
      <Misfits choice={choice} />
      {level === 'E' ? <PublicMissions open /> : null}
    </>
  );
}

/** What is meant anyway is not said. */
const withToken = ({ token: _, ...roles }: RolesChoice, on: boolean): RolesChoice =>
  on ? { ...roles, token: true } : roles;
const withLast = ({ last: _, ...roles }: RolesChoice, last: number): RolesChoice =>
  last === 0 ? roles : { ...roles, last };

const LASTS = Array.from({ length: MOST_TILES - FEWEST_TILES + 1 }, (_, more) => FEWEST_TILES + more);

function LastTile({ roles, onChange, disabled }: Omit<DetailsProps, 'choice'>) {
  return (
    <label class="field">
      <span>{tx('roles.setup.last')}</span>
      <select
        value={roles.last ?? 0}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(withLast(roles, Number(currentTarget.value)))}
      >
        <option value={0}>{tx('roles.setup.asScenario')}</option>
        {LASTS.map((tile) => (
          <option key={tile} value={tile}>
            {tx('roles.setup.tile', { tile })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the rules have against it, however many play. */
function Misfits({ choice }: Pick<DetailsProps, 'choice'>) {
  const problems = useMemo(() => fitBy((players) => setupHere(choice, players)).problems, [choice]);
  if (problems.length === 0) return null;
  return (
    <ul class="misfits" aria-label={tx('roles.setup.misfit')}>
      {problems.map((problem) => (
        <li key={JSON.stringify(problem)}>{why(problem)}</li>
      ))}
    </ul>
  );
}
