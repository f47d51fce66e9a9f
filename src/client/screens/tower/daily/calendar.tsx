import { useState } from 'preact/hooks';
import { Link } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { Star } from '../stars.tsx';
import { longDate, monthName, weekday } from './dates.ts';
import { type Day, dayNumber, FIRST_DAY, shifted } from './days.ts';
import { days } from './kept.ts';
import { dayState, monthFrom, weeksOf } from './record.ts';

const monthOf = (day: Day) => day.slice(0, 7);
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((number) => shifted(FIRST_DAY, number));

/** A month of puzzles: those solved, and those that can still be made up for. */
export function Calendar({ now }: { readonly now: Day }) {
  const [month, setMonth] = useState(monthOf(now));
  return (
    <section class="calendar" aria-label={tx('towerMap.daily.calendar')}>
      <div class="calendar-head">
        <Turn name="back" away={-1} month={month} stop={monthOf(FIRST_DAY)} onTurn={setMonth} />
        <h2 aria-live="polite">{monthName(month)}</h2>
        <Turn name="next" away={1} month={month} stop={monthOf(now)} onTurn={setMonth} />
      </div>
      <table>
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th key={day} scope="col">
                <span aria-hidden="true">{weekday(day, 'narrow')}</span>
                <span class="unseen">{weekday(day, 'long')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.join()}>
              {week.map((day, index) => (
                <td key={index}>{day === null ? null : <OneDay day={day} now={now} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface TurnProps {
  readonly name: 'back' | 'next';
  readonly away: 1 | -1;
  readonly month: string;
  readonly stop: string;
  readonly onTurn: (month: string) => void;
}

function Turn({ name, away, month, stop, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      class="button icon plain"
      aria-label={tx(away < 0 ? 'towerMap.daily.earlier' : 'towerMap.daily.later')}
      disabled={month === stop}
      onClick={() => onTurn(monthFrom(month, away))}
    >
      <Pic name={name} />
    </button>
  );
}

function OneDay({ day, now }: { readonly day: Day; readonly now: Day }) {
  const number = Number(day.slice(-2));
  if (dayNumber(day) === null || day > now) return <span class="day day-none">{number}</span>;
  const state = dayState(days.value, day);
  const label = tx('towerMap.daily.day', { date: longDate(day), state: tx(`towerMap.state.${state}`) });
  return (
    <Link
      to={`/tower/daily/${day}`}
      class={`day day-${state} ${day === now ? 'day-today' : ''}`}
      label={label}
      current={day === now}
    >
      <span aria-hidden="true">{number}</span>
      {state === 'solved' ? <Pic name="check" /> : null}
      {state === 'best' || state === 'near' ? <Star kind={state === 'best' ? 'gold' : 'silver'} /> : null}
    </Link>
  );
}
