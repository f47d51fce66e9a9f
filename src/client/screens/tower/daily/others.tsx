import { useEffect, useState } from 'preact/hooks';
import { countsOf, type Tally } from '#content/tally.ts';
import { tx } from '../../../ui/text.ts';
import { fetchTally, tellWaiting } from '../tally/told.ts';
import type { Day } from './days.ts';

// How one did beside the others of this host: numbers alone, of nobody.

interface OthersLook {
  readonly day: Day;
  /** One's own fewest. */
  readonly actions: number;
  readonly best: number;
}

export function Others({ day, actions, best }: OthersLook) {
  const tally = useTally(day, actions);
  if (tally === null) return null;
  const groups = groupsOf(tally, best);
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return <p class="small soft">{tx('towerMap.daily.others.none')}</p>;
  const fewer = fewerThan(tally, best, actions);
  return (
    <section class="daily-others">
      <p>
        {tx('towerMap.daily.others', { count: all })}{' '}
        {fewer === 0
          ? tx('towerMap.daily.others.noneFewer', { actions })
          : tx('towerMap.daily.others.fewer', { count: fewer, actions })}
      </p>
      <ul class="daily-bars" aria-label={tx('towerMap.daily.others.bars')}>
        {groups.map(({ from, to, count }) => (
          <li key={from} class={actions >= from && actions <= to ? 'own' : ''}>
            <span class="bar" style={{ '--share': count / all }} aria-hidden="true" />
            <span class="small">
              {to === Number.POSITIVE_INFINITY ? tx('towerMap.daily.others.orMore', { from }) : from}
            </span>
            <span class="small soft">{tx('towerMap.daily.others.times', { count })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was told of this browser comes first. */
function useTally(day: Day, actions: number): Tally | null {
  const [tally, setTally] = useState<Tally | null>(null);
  useEffect(() => {
    let wanted = true;
    const show = (found: Tally | null) => wanted && setTally(found);
    tellWaiting().then(() => fetchTally('day', day).then(show));
    return () => {
      wanted = false;
    };
  }, [day, actions]);
  return tally;
}

const COLUMNS = 6;

interface Group {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** One for each number from the fewest on, the last for all that took more. What is less than possible was made up. */
export function groupsOf(tally: Tally, best: number): readonly Group[] {
  const counts = countsOf(tally, 'actions').filter(([actions]) => actions >= best);
  return Array.from({ length: COLUMNS }, (_, index) => {
    const from = best + index;
    const to = index === COLUMNS - 1 ? Number.POSITIVE_INFINITY : from;
    const count = counts.reduce(
      (sum, [actions, many]) => (actions >= from && actions <= to ? sum + many : sum),
      0,
    );
    return { from, to, count };
  });
}

/** How often it took fewer. */
export function fewerThan(tally: Tally, best: number, own: number): number {
  return countsOf(tally, 'actions').reduce(
    (all, [actions, count]) => (actions >= best && actions < own ? all + count : all),
    0,
  );
}
