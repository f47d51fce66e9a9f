import { useEffect } from 'preact/hooks';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import type { RulesOf } from '#client/router.ts';
import { SCENARIOS, type Scenario } from '#content/scenarios.ts';
import { fetchTowerTexts } from '../../texts.ts';
import { BackToTable } from '../../ui/backToTable.tsx';
import { Link } from '../../ui/controls.tsx';
import { later } from '../../ui/later.tsx';
import { Pic } from '../../ui/pics.tsx';
import { list, tx, txMaybe } from '../../ui/text.ts';
import { TopBar } from '../../ui/topbar.tsx';
import { CHANGES } from '../lobby/changes.ts';
import './rules.css';

const CORE = [
  'goal',
  'actions',
  'moving',
  'exploring',
  'shortcuts',
  'sand',
  'silence',
  'theft',
  'escape',
  'campaign',
] as const;

const TOWER = later(async () => {
  const { fetchTowerLateTexts } = await import('../../towerLateTexts.ts');
  const words = Promise.all([fetchTowerTexts(), fetchTowerLateTexts()]);
  const [{ TowerRules }] = await Promise.all([import('./towerRules.tsx'), words]);
  return TowerRules;
});

const fetchSecurityWords = async () =>
  (await import('../../securityLearnTexts.ts')).fetchSecurityLearnTexts();

const SECURITY = later(async () => {
  const here = Promise.all([fetchSecurity(), fetchSecurityWords()]);
  const [{ SecurityRules }] = await Promise.all([import('./security/securityRules.tsx'), here]);
  return SecurityRules;
});

const ROLES = later(async () => {
  const { fetchRolesRules } = await import('#client/pieces/rolesRules.ts');
  return fetchRolesRules();
});

/** Of the mall with all that belongs to it; the tower is a game of its own, and so are its rules. */
export function Rules({ scenario }: { readonly scenario: RulesOf | null }) {
  return scenario === 'tower' ? <TOWER.Show /> : <MallRules scenario={scenario} />;
}

/** With all scenarios, one of them brought to the fore; of Maximum Security and Hidden Roles. */
function MallRules({ scenario }: { readonly scenario: Exclude<RulesOf, 'tower'> | null }) {
  useEffect(() => {
    if (typeof scenario === 'number') document.getElementById(`scenario-${scenario}`)?.scrollIntoView();
  }, [scenario]);
  return (
    <>
      <TopBar />
      <main class="screen rules" id="content">
        <div class="rules-head">
          <h1>{tx('page.rules.title')}</h1>
          <BackToTable />
          <Link to="/rules/security" class="button">
            <Pic name="lock" />
            {tx('game.security')}
          </Link>
          <Link to="/rules/roles" class="button">
            <Pic name="deck" />
            {tx('learn.roles')}
          </Link>
          <Link to="/rules/tower" class="button">
            <Pic name="tower" />
            {tx('page.home.tower')}
          </Link>
        </div>
        <section>
          <h2>{tx('page.rules.core')}</h2>
          <div class="rules-core">
            {CORE.map((name) => (
              <article class="card" key={name}>
                <h3>{tx(`learn.core.${name}`)}</h3>
                <p>{tx(`learn.core.${name}.text`)}</p>
              </article>
            ))}
          </div>
        </section>
        <section>
          <h2>{tx('page.rules.scenarios')}</h2>
          <nav class="rules-numbers" aria-label={tx('page.rules.all')}>
            {SCENARIOS.map(({ number }) => (
              <Link key={number} to={`/rules/${number}`} class="button icon">
                {number}
              </Link>
            ))}
          </nav>
          <div class="rules-all">
            {SCENARIOS.map((one) => (
              <OneScenario key={one.number} scenario={one} current={one.number === scenario} />
            ))}
          </div>
        </section>
        <SECURITY.Show current={scenario === 'security'} />
        <ROLES.Show current={scenario === 'roles'} />
      </main>
    </>
  );
}

interface OneProps {
  readonly scenario: Scenario;
  readonly current: boolean;
}

function OneScenario({ scenario, current }: OneProps) {
  const { number, fixed, pieces, players } = scenario;
  return (
    <article class={current ? 'card rule current' : 'card rule'} id={`scenario-${number}`}>
      <h3>
        {number}. {txMaybe(`game.scenario.${number}`)}
      </h3>
      <p>{txMaybe(`game.about.${number}`)}</p>
      <ul class="rule-lines">
        {(CHANGES[number] ?? []).map(({ pic, text }) => (
          <li key={text}>
            <Pic name={pic} />
            {tx(text)}
          </li>
        ))}
      </ul>
      <p class="small soft">
        {fixed === null
          ? tx('page.rules.levels')
          : tx('page.rules.tiles', { last: fixed.last, side: fixed.side })}
        {' · '}
        {tx('page.choice.players', { ...players })}
      </p>
      {pieces.length === 0 ? null : (
        <p class="small soft">
          {tx('page.rules.pieces', {
            pieces: list(pieces.map((piece) => txMaybe(`game.piece.${piece}`) ?? piece)),
          })}
        </p>
      )}
    </article>
  );
}
