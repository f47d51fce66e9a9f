import { useState } from 'preact/hooks';
import { Link } from '../../ui/controls.tsx';
import { shortDate } from '../../ui/dates.ts';
import { Pic } from '../../ui/pics.tsx';
import { minutes, tx } from '../../ui/text.ts';
import { type Challenge, fetchLines, type Win } from './lines.ts';
import { fetchNames, joinedText, whoWon } from './names.ts';

export interface WonProps<Line extends Win> {
  /** Whose book; null for everyone's. */
  readonly room: string | null;
  readonly of: Challenge<Line>;
  /** How it was won, in a few words each. */
  readonly how: (line: Line) => readonly string[];
}

/** The best lines of a challenge, and the others when somebody asks for them. */
export function Won<Line extends Win>({ room, of, how }: WonProps<Line>) {
  const [shown, setShown] = useState<Pick<Challenge<Line>, 'lines' | 'after'>>(of);
  const [busy, setBusy] = useState(false);
  const { lines, after } = shown;
  const first = of.first ?? null;
  const more = async (from: string) => {
    setBusy(true);
    const found = await fetchLines<Line>(room, of.challenge, from);
    await fetchNames(found?.lines ?? []);
    if (found !== null) setShown({ lines: [...lines, ...found.lines], after: found.next });
    setBusy(false);
  };
  return (
    <>
      <Best of={of} />
      <ul>
        {lines.map((line) => (
          <WonLine
            key={line.game}
            line={line}
            how={[...how(line), ...unusual(line)]}
            isFirst={line.game === first?.game}
          />
        ))}
      </ul>
      {first === null || lines.some(({ game }) => game === first.game) ? null : (
        <p class="small book-first">
          <Pic name="ribbon" />
          {tx('tales.book.wonFirst', { who: whoWon(first), when: shortDate(first.when) })}
        </p>
      )}
      {after === null ? null : (
        <button type="button" class="button" disabled={busy} onClick={() => more(after)}>
          {tx('tales.book.more', { count: of.count - lines.length })}
        </button>
      )}
    </>
  );
}

function Best<Line extends Win>({ of: { count, fastest } }: Pick<WonProps<Line>, 'of'>) {
  const time = fastest?.time;
  return (
    <p class="small book-best">
      {tx('tales.book.wins', { count })}
      {time === undefined ? null : ` · ${tx('tales.book.bestTime', { time: minutes(time) })}`}
    </p>
  );
}

function unusual({ time, sand, joined }: Win): readonly string[] {
  return [
    ...(time === undefined ? [] : [tx('tales.book.time', { time: minutes(time) })]),
    ...(sand === undefined ? [] : [tx('tales.book.sand', { time: minutes(sand) })]),
    ...joinedText(joined),
  ];
}

interface WonLineProps {
  readonly line: Win;
  readonly how: readonly string[];
  readonly isFirst: boolean;
}

function WonLine({ line, how, isFirst }: WonLineProps) {
  return (
    <li class="book-line">
      <strong>
        <bdi>{whoWon(line)}</bdi>
      </strong>
      <span class="small soft">{[...how, shortDate(line.when)].join(' · ')}</span>
      {isFirst ? (
        <span class="small book-ribbon">
          <Pic name="ribbon" />
          {tx('tales.book.firstWin')}
        </span>
      ) : null}
      <Link to={`/replay/${line.game}`} class="button">
        {tx('tales.book.replay')}
      </Link>
    </li>
  );
}
