import { useMemo, useState } from 'preact/hooks';
import type { Stars } from '#content/adventures.ts';
import { Link } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { Alone } from '../alone/alone.tsx';
import { Fetched } from '../fetched.tsx';
import { clear } from './dealt.ts';
import { useFresh } from './fresh.ts';
import { type Boards, fetchBoards, notePractised, onTable, seen, solved } from './kept.ts';
import { isOfDays, isSeenThrough } from './pick.ts';
import { theme } from './themes.ts';

/** One after the other, as long as one likes. */
export function PracticeAlone({ level }: { readonly level: Stars }) {
  return <Fetched fetch={fetchBoards}>{(boards) => <Round boards={boards} level={level} />}</Fetched>;
}

interface RoundProps {
  readonly boards: Boards;
  readonly level: Stars;
}

function Round({ boards, level }: RoundProps) {
  const [round, setRound] = useState(0);
  // What is made is about anything.
  const isOut = theme.value === 'any' && isSeenThrough(boards.practice, level, seen.value);
  const takeFresh = useFresh(level, round, isOut);
  const shipped = useMemo(() => {
    const fresh = takeFresh();
    return onTable(boards, level, fresh !== null && !isOfDays(boards.daily, fresh) ? fresh : null);
  }, [boards, level, round]);
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
