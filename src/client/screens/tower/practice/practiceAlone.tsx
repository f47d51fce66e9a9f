import { useMemo, useState } from 'preact/hooks';
import { fetchPool } from '#client/state/quests.ts';
import type { Stars } from '#content/adventures.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { Link } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { Alone } from '../alone/alone.tsx';
import { Fetched } from '../fetched.tsx';
import { clear } from './dealt.ts';
import { useFresh } from './fresh.ts';
import { notePractised, onTable, seen, solved } from './kept.ts';
import { forPractice, isOfDays, isSeenThrough } from './pick.ts';

/** One after the other, as long as one likes. */
export function PracticeAlone({ level }: { readonly level: Stars }) {
  return <Fetched fetch={fetchPool}>{(pool) => <Round pool={pool} level={level} />}</Fetched>;
}

interface RoundProps {
  readonly pool: readonly Shipped[];
  readonly level: Stars;
}

function Round({ pool, level }: RoundProps) {
  const [round, setRound] = useState(0);
  const own = useMemo(() => forPractice(pool), [pool]);
  const takeFresh = useFresh(level, round, isSeenThrough(own, level, seen.value));
  const shipped = useMemo(() => {
    const fresh = takeFresh();
    return onTable(pool, level, fresh !== null && !isOfDays(pool, fresh) ? fresh : null);
  }, [pool, level, round]);
  if (shipped === null) return null;
  return (
    <Alone
      key={round}
      shipped={shipped}
      keeps
      title={tx('towerMap.practice.title')}
      place={tx('towerMap.practice.solved', { count: solved.value[level] ?? 0 })}
      stars={level}
      home="/tower/practice"
      ways={() => <Ways onNext={() => setRound(round + 1)} />}
      onDone={({ won }) => {
        clear(level);
        if (won) notePractised(level);
      }}
    />
  );
}

function Ways({ onNext }: { readonly onNext: () => void }) {
  return (
    <div class="end-ways">
      <button type="button" class="button sand" onClick={onNext}>
        <Pic name="next" />
        {tx('towerMap.practice.next')}
      </button>
      <Link to="/tower/practice" class="button">
        <Pic name="target" />
        {tx('towerMap.practice.change')}
      </Link>
    </div>
  );
}
