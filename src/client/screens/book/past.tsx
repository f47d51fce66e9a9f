import { useEffect, useState } from 'preact/hooks';
import { Link } from '../../ui/controls.tsx';
import { shortDate } from '../../ui/dates.ts';
import { Pic } from '../../ui/pics.tsx';
import { gameName, minutes, tx } from '../../ui/text.ts';
import { fetchPast, type PastGame, type PastPart } from './around.ts';
import { fetchNames, joinedText, whoWon } from './names.ts';

/** What a room has played, won or not, the latest first. */
export function Past({ room }: { readonly room: string }) {
  const [past, setPast] = useState<PastPart | null>(null);
  const [busy, setBusy] = useState(false);
  const more = async (after: string | null) => {
    setBusy(true);
    const part = await fetchPast(room, after);
    await fetchNames(part?.games ?? []);
    if (part !== null)
      setPast((before) => ({ games: [...(before?.games ?? []), ...part.games], next: part.next }));
    setBusy(false);
  };
  useEffect(() => {
    more(null);
  }, []);
  if (past === null) return null;
  const { games, next } = past;
  return (
    <section class="stack">
      <h2>{tx('tales.book.past')}</h2>
      {games.length === 0 ? <p>{tx('tales.book.pastNone')}</p> : null}
      <ul class="book-past">
        {games.map((game) => (
          <Played key={game.game} game={game} />
        ))}
      </ul>
      {next === null ? null : (
        <button type="button" class="button" disabled={busy} onClick={() => more(next)}>
          {tx('tales.book.furtherBack')}
        </button>
      )}
    </section>
  );
}

function Played({ game: played }: { readonly game: PastGame }) {
  const { game, title, won, when, time, joined } = played;
  const facts = [
    tx(`tales.book.${endOf(played)}`),
    ...(time === undefined ? [] : [minutes(time)]),
    ...joinedText(joined),
    whoWon(played),
    shortDate(when),
  ];
  return (
    <li class="book-played">
      <strong>
        {won ? <Pic name="check" /> : null}
        <bdi>{nameOf(title)}</bdi>
      </strong>
      <span class="small soft">{facts.join(' · ')}</span>
      <Link to={`/replay/${game}`} class="button">
        {tx('tales.book.replay')}
      </Link>
    </li>
  );
}

/** [H2.5] with hidden roles a side has won, or nobody. */
function endOf({ won, reason, side }: PastGame) {
  if (side !== undefined) return `side.${side}` as const;
  if (won) return 'won';
  return reason === 'abandoned' || reason === 'calledOff' ? 'abandoned' : 'lost';
}

/** Names of quests are the tower's to tell; here their number is enough. What joined is told beside it. */
function nameOf(title: PastGame['title']): string {
  const { quest, puzzle, modules: _, ...plain } = title;
  if (quest !== undefined) return `${tx('page.home.tower')} ${quest}`;
  return puzzle === undefined ? (gameName(plain) ?? '') : String(puzzle);
}
