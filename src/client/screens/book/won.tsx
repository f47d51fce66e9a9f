import { useState } from 'preact/hooks';
import { Link } from '../../ui/controls.tsx';
import { shortDate } from '../../ui/dates.ts';
import { list, tx } from '../../ui/text.ts';
import { type Challenge, fetchLines, type Win } from './lines.ts';

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
  const more = async (from: string) => {
    setBusy(true);
    const found = await fetchLines<Line>(room, of.challenge, from);
    if (found !== null) setShown({ lines: [...lines, ...found.lines], after: found.next });
    setBusy(false);
  };
  return (
    <>
      <ul>
        {lines.map((line) => (
          <WonLine key={line.game} line={line} how={how(line)} />
        ))}
      </ul>
      {after === null ? null : (
        <button type="button" class="button" disabled={busy} onClick={() => more(after)}>
          {tx('page.book.more', { count: of.count - lines.length })}
        </button>
      )}
    </>
  );
}

function WonLine({ line, how }: { readonly line: Win; readonly how: readonly string[] }) {
  return (
    <li class="book-line">
      <strong>{list(line.names)}</strong>
      <span class="small soft">{[...how, shortDate(line.when)].join(' · ')}</span>
      <Link to={`/replay/${line.game}`} class="button">
        {tx('page.book.replay')}
      </Link>
    </li>
  );
}
