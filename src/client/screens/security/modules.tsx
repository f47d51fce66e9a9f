import { useId, useMemo, useRef } from 'preact/hooks';
import { MODULES, MOST_GUARDS, type Module } from '#content/moduleList.ts';
import type { Refusal } from '#engine/mall/index.ts';
import type { ScenarioChoice } from '#protocol/messages.ts';
import { Choice } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { list, tx, txMaybe, why } from '../../ui/text.ts';
import { CabinetLink } from '../cabinet/link.tsx';
import { RulePic } from '../own/rulePic.tsx';
import { ruleName, ruleText } from '../own/words.ts';
import { deckOf, guardsOf, mendingsFor, modulesOf, problemsWith, withGuards, withModule } from './joining.ts';
import './security.css';

export interface ModulesProps {
  readonly choice: ScenarioChoice;
  readonly onChange: (choice: ScenarioChoice) => void;
  readonly disabled?: boolean;
}

/** The modules that may join a scenario; those who may only look see those that do. */
export function Modules({ choice, onChange, disabled = false }: ModulesProps) {
  const on = modulesOf(choice);
  const here = useRef<HTMLDivElement>(null);
  // What mends takes its own button away: whoever pressed it stays beside the cards.
  const mend = (mended: ScenarioChoice) => {
    here.current?.focus({ preventScroll: true });
    onChange(mended);
  };
  return (
    <div class="modules" ref={here} tabIndex={-1}>
      {disabled ? null : <p class="small soft">{tx('security.modules.hint')}</p>}
      <CabinetLink />
      <fieldset class="module-cards" disabled={disabled}>
        <legend class="unseen">{tx('security.modules.of')}</legend>
        {MODULES.filter(({ piece }) => !disabled || on.includes(piece)).map((module) => (
          <div key={module.piece} class="module-place">
            <ModuleCard
              module={module}
              on={on.includes(module.piece)}
              onToggle={(next) => onChange(withModule(choice, module.piece, next))}
            />
            {module.byGuards && on.includes(module.piece) ? (
              <Guards choice={choice} onChange={onChange} disabled={disabled} />
            ) : null}
          </div>
        ))}
      </fieldset>
      <div role="status" class="modules-comes">
        <Comes choice={choice} />
        <Misfits choice={choice} onMend={disabled ? null : mend} />
      </div>
    </div>
  );
}

const COUNTS = Array.from({ length: MOST_GUARDS }, (_, index) => index + 1);

/** [X11.1] */
function Guards({ choice, onChange, disabled = false }: ModulesProps) {
  return (
    <Choice
      legend={tx('security.guards')}
      value={guardsOf(choice)}
      values={COUNTS.map((value) => ({ value, label: String(value) }))}
      onChange={(guards) => onChange(withGuards(choice, guards))}
      disabled={disabled}
    />
  );
}

interface ModuleCardProps {
  readonly module: Module;
  readonly on: boolean;
  readonly onToggle: (on: boolean) => void;
}

const SIGN = { helper: 'hand', challenge: 'ribbon' } as const;

/** Helper or challenge: by word, sign and edge. */
function ModuleCard({ module, on, onToggle }: ModuleCardProps) {
  const id = useId();
  const { number, piece, kind } = module;
  return (
    <label class={`module ${kind}`}>
      <input
        type="checkbox"
        checked={on}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-kind ${id}-text`}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      <span class="module-said">
        <span class="module-kind" id={`${id}-kind`}>
          <Pic name={SIGN[kind]} />
          {tx(`security.kind.${kind}`)}
        </span>
        <strong id={`${id}-name`}>
          <span class="unseen">{tx('security.module', { number })}: </span>
          {ruleName(piece)}
        </strong>
        <span class="small" id={`${id}-text`}>
          {ruleText(piece)} <span class="soft">{needsText(module)}</span>
        </span>
      </span>
      <span class="module-number" aria-hidden="true">
        <RulePic piece={piece} />
        {number}
      </span>
    </label>
  );
}

function needsText({ piece, byGuards, replaces = [], adds = [] }: Module): string {
  const tiles = (byGuards ? [] : replaces).map((plain) =>
    tx('security.needs.replaces', { tile: `${plain}*`, plain }),
  );
  const added = adds.map((tile) => tx('security.needs.adds', { tile }));
  return [...tiles, ...added, txMaybe(`security.needs.${piece}`) ?? ''].join(' ');
}

/** The deck that results, and what one should know of it. */
function Comes({ choice }: Pick<ModulesProps, 'choice'>) {
  const { count, replaced, added, large } = deckOf(choice);
  const what = [
    ...replaced.map((one) => tx('security.deck.for', { ...one })),
    ...(added.length === 0 ? [] : [tx('security.deck.new', { tile: added.join(', ') })]),
  ];
  return (
    <>
      <p class="modules-line">
        <Pic name="deck" />
        {what.length === 0
          ? tx('security.deck.plain', { count })
          : tx('security.deck', { count, what: list(what) })}
      </p>
      {large ? (
        <p class="modules-line">
          <Pic name="bulb" />
          {tx('security.deck.large')}
        </p>
      ) : null}
    </>
  );
}

interface MisfitsProps {
  readonly choice: ScenarioChoice;
  readonly onMend: ((mended: ScenarioChoice) => void) | null;
}

function Misfits({ choice, onMend }: MisfitsProps) {
  const problems = useMemo(() => problemsWith(choice), [choice]);
  if (problems.length === 0) return null;
  return (
    <ul class="misfits" aria-label={tx('security.misfit')}>
      {problems.map((problem) => (
        <Misfit key={JSON.stringify(problem)} problem={problem} choice={choice} onMend={onMend} />
      ))}
    </ul>
  );
}

function Misfit({ problem, choice, onMend }: MisfitsProps & { readonly problem: Refusal }) {
  return (
    <li>
      <p>{why(problem)}</p>
      {onMend === null ? null : (
        <div class="row">
          {mendingsFor(choice, problem).map(({ kind, piece, mended }) => (
            <button key={piece} type="button" class="button" onClick={() => onMend(mended)}>
              {tx(`security.mend.${kind}`, { name: ruleName(piece) })}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}
