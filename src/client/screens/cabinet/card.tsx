import { Link } from '../../ui/controls.tsx';
import { shortDate } from '../../ui/dates.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { Icon } from './icon.tsx';
import { isUnderWay, type Shelved } from './shelf.ts';

/** One achievement: won by colour, sign and word. */
export function Card({ of }: { readonly of: Shelved }) {
  const { id, number, won, game } = of;
  const name = tx(`cabinet.${id}`);
  return (
    <li class={won === null ? 'feat' : 'feat feat-held'}>
      <span class="feat-icon">
        <Icon id={id} />
      </span>
      <div class="feat-say">
        <h3>
          <span class="feat-number">{number}</span> {name}
        </h3>
        <p class="small">{tx(`cabinet.${id}.takes`)}</p>
        {won === null ? <Open of={of} /> : <Won when={won} />}
      </div>
      {game === null ? null : (
        <Link to={`/replay/${game}`} class="button feat-replay" label={tx('cabinet.replayOf', { name })}>
          <Pic name="play" />
          {tx('cabinet.replay')}
        </Link>
      )}
    </li>
  );
}

function Won({ when }: { readonly when: number }) {
  return (
    <p class="small feat-won">
      <Pic name="check" />
      {tx('cabinet.won', { when: shortDate(when) })}
    </p>
  );
}

function Open({ of }: { readonly of: Shelved }) {
  const { best, all } = of;
  if (!isUnderWay(of)) return <p class="small soft">{tx('cabinet.open')}</p>;
  const words = tx('cabinet.best', { count: best, all });
  return (
    <p class="small feat-far">
      <progress max={all} value={best} aria-hidden="true" />
      {words}
    </p>
  );
}
