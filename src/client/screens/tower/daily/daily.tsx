import { fetchDaily } from '#client/state/quests.ts';
import { MiniQuest } from '#client/tower/board/index.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { Link } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { TopBar } from '../../../ui/topbar.tsx';
import { Fetched } from '../fetched.tsx';
import { Climb } from '../stars.tsx';
import { useToday } from '../useToday.ts';
import { Calendar } from './calendar.tsx';
import { longDate } from './dates.ts';
import { type Day, numberOf, puzzleOf, starsOf } from './days.ts';
import { days } from './kept.ts';
import { LateTold } from './lateTold.ts';
import { longestStreak, streak } from './record.ts';
import './daily.css';

/** Every day a puzzle, the same for everyone; and those of the days gone by. */
export function Daily() {
  const now = useToday();
  return (
    <>
      <TopBar />
      <main class="screen daily" id="content">
        <header class="daily-head">
          <h1>{tx('towerMap.daily.title')}</h1>
          <p class="soft">{tx('towerMap.daily.intro')}</p>
        </header>
        <Fetched fetch={fetchDaily}>{(boards) => <Today boards={boards} day={now} />}</Fetched>
        <Row now={now} />
        <Calendar key={now.slice(0, 7)} now={now} />
        <Link to="/tower" class="button">
          <Pic name="tower" />
          {tx('towerMap.map')}
        </Link>
      </main>
    </>
  );
}

interface TodayProps {
  readonly boards: readonly Shipped[];
  readonly day: Day;
}

function Today({ boards, day }: TodayProps) {
  const puzzle = puzzleOf(boards, day);
  const solved = days.value[day];
  if (puzzle === null) return <p class="card">{tx('towerMap.daily.wrong')}</p>;
  return (
    <section class="card daily-today">
      <div class="daily-picture" aria-hidden="true">
        <MiniQuest quest={puzzle.quest} />
      </div>
      <div class="stack">
        <h2>{tx('towerMap.daily.number', { number: numberOf(day), date: longDate(day) })}</h2>
        <p class="daily-state">
          <Climb count={starsOf(day)} />
          <Outcome day={day} />
        </p>
        <Link to={`/tower/daily/${day}`} class={solved === undefined ? 'button sand daily-play' : 'button'}>
          <Pic name="play" />
          {tx(solved === undefined ? 'towerMap.daily.play' : 'towerMap.daily.again')}
        </Link>
        {solved === undefined ? null : (
          <LateTold.Show day={day} solved={solved} best={puzzle.proof.solution.length} />
        )}
      </div>
    </section>
  );
}

function Outcome({ day }: { readonly day: Day }) {
  const solved = days.value[day];
  if (solved === undefined) return <>{tx('towerMap.daily.unsolved')}</>;
  const { actions, best, near } = solved;
  const key = best ? 'solvedBest' : near ? 'solvedNear' : 'solved';
  return <>{tx(`towerMap.daily.${key}`, { actions })}</>;
}

function Row({ now }: { readonly now: Day }) {
  const count = streak(days.value, now);
  const longest = longestStreak(days.value);
  return (
    <p class="daily-row">
      <Pic name="candle" />
      <span class="daily-row-words">
        {count === 0 ? (
          tx('towerMap.daily.streakNone')
        ) : (
          <strong>{tx('towerMap.daily.streak', { count })}</strong>
        )}
        {longest > count ? (
          <span class="soft">{tx('towerMap.daily.longest', { count: longest })}</span>
        ) : null}
      </span>
    </p>
  );
}
