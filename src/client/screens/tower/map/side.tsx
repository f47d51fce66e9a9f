import { QUEST_IDS } from '#content/adventures.ts';
import { SIDE_BY_SIDE_AND_HIGH } from '../../../media.ts';
import { online } from '../../../offline/offline.ts';
import { withLateTexts } from '../../../texts.ts';
import { Link } from '../../../ui/controls.tsx';
import { later } from '../../../ui/later.tsx';
import { Pic, type PicName } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { usePlay } from '../../lobby/carry.ts';
import { STATES, tally } from '../feats.ts';
import { placeName, questName } from '../names.ts';
import { feats } from '../progress.ts';
import { Mark } from './window.tsx';
import './side.css';

const LateOffline = later(
  async () => (await withLateTexts(import('../../../offline/offlineLine.tsx'))).OfflineLine,
  () => null,
  () => null,
);
const LatePeek = later(async () => (await import('./peek.tsx')).Peek);

interface SideProps {
  readonly next: string | null;
  readonly pointed: string | null;
}

const TALLIED = ['best', 'near', 'skipped'] as const;

/** What else there is, and where one goes on. */
export function Side({ next, pointed }: SideProps) {
  const { done, all, ...others } = tally(feats.value, QUEST_IDS);
  return (
    <div class="tower-side">
      <div class="tower-side-inner">
        <h1>{tx('towerMap.title')}</h1>
        <p>{next === null ? tx('towerMap.allDone') : tx('towerMap.intro')}</p>
        <GoOn next={next} fresh={Object.keys(feats.value).length === 0} />
        {pointed === null || !matchMedia(SIDE_BY_SIDE_AND_HIGH).matches ? null : (
          <LatePeek.Show id={pointed} />
        )}
        {done + others.skipped === 0 ? null : (
          <div class="tower-tally">
            <progress max={all} value={done} aria-label={tx('towerMap.done', { count: done, all })} />
            <p class="small soft">
              {tx('towerMap.done', { count: done, all })}
              {TALLIED.map((what) =>
                others[what] === 0 ? null : ` · ${tx(`towerMap.tally.${what}`, { count: others[what] })}`,
              )}
            </p>
          </div>
        )}
        <More next={next} />
        <LateOffline.Show />
        <Legend />
      </div>
    </div>
  );
}

function GoOn({ next, fresh }: { readonly next: string | null; readonly fresh: boolean }) {
  if (next === null) return null;
  return (
    <Link to={`/tower/${next}`} class="button sand go-on">
      <Pic name="play" />
      <span>
        <strong>{tx(fresh ? 'towerMap.go.begin' : 'towerMap.go.on')}</strong>
        {fresh ? null : (
          <span class="small">
            {tx('towerMap.go.where', { place: placeName(next), name: questName(next) })}
          </span>
        )}
      </span>
    </Link>
  );
}

const MORE = [
  ['daily', '/tower/daily', 'calendar'],
  ['practice', '/tower/practice', 'target'],
  ['browse', '/tower/p', 'share'],
  ['edit', '/tower/edit', 'pen'],
  ['rules', '/rules/tower', 'list'],
] as const satisfies readonly (readonly [string, string, PicName])[];

function More({ next }: { readonly next: string | null }) {
  return (
    <nav class="tower-more" aria-label={tx('towerMap.more')}>
      {MORE.map(([name, to, pic]) => (
        <Link key={name} to={to} class="card tower-way">
          <Pic name={pic} />
          {tx(`towerMap.${name}`)}
        </Link>
      ))}
      <Together quest={next ?? '1-1'} />
    </nav>
  );
}

/** [T1] up to four, in a room of their own. */
function Together({ quest }: { readonly quest: string }) {
  const { busy, onPlay } = usePlay();
  return (
    <button
      type="button"
      class="card tower-way"
      disabled={busy || !online.value}
      onClick={() => onPlay({ tower: { quest, tongue: 'beginner' } })}
    >
      <Pic name="people" />
      {tx(busy ? 'page.home.opening' : 'towerMap.together')}
    </button>
  );
}

function Legend() {
  return (
    <details class="legend">
      <summary>{tx('towerMap.legend')}</summary>
      <ul>
        {STATES.map((state) => (
          <li key={state}>
            <span class={`tower-window window-${state} window-sample`} aria-hidden="true">
              <Mark state={state} />
            </span>
            {tx(`towerMap.state.${state}`)}
          </li>
        ))}
        <li>
          <span class="tower-window window-barred window-sample" aria-hidden="true" />
          {tx('towerMap.locked.why')}
        </li>
      </ul>
    </details>
  );
}
