import { fetchDaily } from '#client/state/quests.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { Link } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { TopBar } from '../../../ui/topbar.tsx';
import { Alone } from '../alone/alone.tsx';
import { Fetched } from '../fetched.tsx';
import type { QuestDone } from '../play/questScreen.tsx';
import type { Earned } from '../starRules.ts';
import { tellSolved } from '../tally/told.ts';
import { today } from '../today.ts';
import { longDate } from './dates.ts';
import { type Day, numberOf, puzzleOf, starsOf } from './days.ts';
import { days, noteDay } from './kept.ts';
import { LateTold } from './lateTold.ts';
import { dayState } from './record.ts';
import { storyOf, written } from './story.ts';
import './daily.css';

/** The puzzle of a day, being played. */
export function DayAlone({ day }: { readonly day: Day }) {
  return (
    <Fetched fetch={fetchDaily}>{(boards) => <Playing day={day} shipped={puzzleFor(boards, day)} />}</Fetched>
  );
}

type Puzzle = ReturnType<typeof puzzleOf>;

/** No peeping at what is to come. */
const puzzleFor = (boards: Parameters<typeof puzzleOf>[0], day: Day): Puzzle =>
  day > today() ? null : puzzleOf(boards, day);

function Playing({ day, shipped }: { readonly day: Day; readonly shipped: Puzzle }) {
  if (shipped === null) return <NoSuchDay />;
  const best = shipped.proof.solution.length;
  return (
    <Alone
      shipped={shipped}
      keeps
      star={earnedOn(day)}
      title={tx('towerMap.daily.title')}
      place={tx('towerMap.daily.number', { number: numberOf(day), date: longDate(day) })}
      stars={starsOf(day)}
      home="/tower/daily"
      ways={(again) => <Ways day={day} best={best} again={again} />}
      onDone={(done) => noteDone(day, shipped, done)}
    />
  );
}

/** The host counts whoever solves it for the first time. */
function noteDone(day: Day, shipped: Shipped, { won, actions, star, helped, frames }: QuestDone): void {
  if (!won) return;
  const isFirst = days.value[day] === undefined;
  noteDay(day, actions, star, written(storyOf(graphOf(shipped.quest), frames)));
  if (isFirst) void tellSolved(shipped.drawing, { of: 'day', id: day, actions, helped });
}

function earnedOn(day: Day): Earned {
  const state = dayState(days.value, day);
  return state === 'best' ? 'gold' : state === 'near' ? 'silver' : 'none';
}

interface WaysProps {
  readonly day: Day;
  readonly best: number;
  readonly again: () => void;
}

function Ways({ day, best, again }: WaysProps) {
  const solved = days.value[day];
  return (
    <>
      {solved === undefined ? null : <LateTold.Show day={day} solved={solved} best={best} />}
      <div class="end-ways">
        <button type="button" class="button" onClick={again}>
          <Pic name="again" />
          {tx('towerMap.daily.again')}
        </button>
        <Link to="/tower/daily" class="button">
          <Pic name="calendar" />
          {tx('towerMap.daily.other')}
        </Link>
      </div>
    </>
  );
}

function NoSuchDay() {
  return (
    <>
      <TopBar />
      <main class="screen" id="content">
        <h1>{tx('towerMap.daily.wrong')}</h1>
        <Link to="/tower/daily" class="button primary">
          {tx('towerMap.daily.title')}
        </Link>
      </main>
    </>
  );
}
