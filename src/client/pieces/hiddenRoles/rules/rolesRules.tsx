import { useEffect, useRef } from 'preact/hooks';
import { PUBLIC_MISSIONS, ROLE_LEVELS } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { fetchRolesLearnTexts } from '../../../rolesLearnTexts.ts';
import { fetchRolesTexts } from '../../../rolesTexts.ts';
import { Link } from '../../../ui/controls.tsx';
import { Pic, type PicName } from '../../../ui/pics.tsx';
import { tx, txMaybe } from '../../../ui/text.ts';

// The rules of Hidden Roles (H0 to H5). Of the cards only the seven missions are shown that everybody knows: to be dealt
// the others is half the fun.

const LAWS = {
  secret: 'deck',
  winning: 'crown',
  eye: 'eye',
  accusing: 'target',
  voting: 'hand',
  verdict: 'hourglass',
  several: 'people',
  abandoning: 'door',
  phantoms: 'horn',
  missions: 'check',
  rules: 'list',
  switching: 'swap',
  traitorMissions: 'bag',
  divining: 'ball',
  last: 'solo',
  balance: 'tile',
  away: 'away',
} as const satisfies Readonly<Record<string, PicName>>;

type Law = keyof typeof LAWS;
const NAMES = Object.keys(LAWS) as readonly Law[];

/** Nothing of it is shown before its words are here. */
export async function fetchRolesRules(): Promise<typeof RolesRules> {
  await Promise.all([fetchRolesTexts(), fetchRolesLearnTexts()]);
  return RolesRules;
}

export function RolesRules({ current }: { readonly current: boolean }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current) section.current?.scrollIntoView();
  }, [current]);
  return (
    <section ref={section} id="rules-roles">
      <h2>{tx('rolesRules.title')}</h2>
      <p>{tx('rolesRules.intro')}</p>
      <Levels />
      <div class="rules-core">
        {NAMES.map((name) => (
          <article class="card law" key={name}>
            <h3 class="row">
              <Pic name={LAWS[name]} />
              {tx(`rolesRules.${name}`)}
            </h3>
            <p>{tx(`rolesRules.${name}.text`)}</p>
          </article>
        ))}
      </div>
      <Missions />
      <Link to="/learn/roles" class="button law-go">
        <Pic name="learn" />
        {tx('rolesRules.lesson')}
      </Link>
    </section>
  );
}

function Levels() {
  return (
    <div class="stack">
      <h3>{tx('rolesRules.levels')}</h3>
      <ol class="rules-core law-levels">
        {ROLE_LEVELS.map((level) => (
          <li key={level} class="card law">
            <h4>{tx('rolesRules.level', { level, name: tx(`roles.level.${level}`) })}</h4>
            <p>{tx(`roles.setup.about.${level}`)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** [H5.2] what traitors may name. */
function Missions() {
  return (
    <div class="stack">
      <h3>{tx('roles.missions')}</h3>
      <dl class="rules-core">
        {PUBLIC_MISSIONS.map((card) => (
          <div key={card} class="card law">
            <dt>
              <strong>{txMaybe(`role.name.${card}`)}</strong>
            </dt>
            <dd>{txMaybe(`role.text.${card}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
