import { useState } from 'preact/hooks';
import { gameName, tx } from '../../ui/text.ts';
import { type BookLine, type BookPart, type Challenge, fetchBotPages } from './lines.ts';
import { fetchNames } from './names.ts';
import { Won } from './won.tsx';

/** What was won with bots at the table stands apart, whatever was played. */
export function WithBots({ room, first }: { readonly room: string | null; readonly first: BookPart }) {
  const [{ challenges, next }, setPart] = useState(first);
  const more = async (after: string) => {
    const part = await fetchBotPages(room, after);
    await fetchNames(part.challenges.flatMap(({ lines }) => lines));
    setPart((before) => ({ challenges: [...before.challenges, ...part.challenges], next: part.next }));
  };
  if (challenges.length === 0) return null;
  return (
    <section class="stack">
      <h2>{tx('tales.book.bots')}</h2>
      <p class="soft">{tx('tales.book.botsHint')}</p>
      <div class="book-pages">
        {challenges.map((page) => (
          <section class="card book-page" key={page.challenge}>
            <h3>{nameOf(page)}</h3>
            <Won room={room} of={withoutRecords(page)} how={howOf} />
          </section>
        ))}
      </div>
      {next === null ? null : (
        <button type="button" class="button" onClick={() => more(next)}>
          {tx('tales.book.moreChallenges')}
        </button>
      )}
    </section>
  );
}

/** [S-book] what bots helped with is nobody's record. */
const withoutRecords = ({ challenge, count, lines, after }: Challenge): Challenge => ({
  challenge,
  count,
  lines,
  after,
});

/** Names of quests are the tower's to tell; here their number is enough. */
function nameOf({ lines: [line] }: Challenge): string {
  if (line === undefined) return '';
  if ('quest' in line) return `${tx('page.home.tower')} ${line.quest}`;
  const { timers: _, time: __, sand: ___, joined: ____, names, bots, lent, game, when, ...title } = line;
  return gameName(title) ?? '';
}

const howOf = (line: BookLine) => ('quest' in line ? [] : [tx('tales.book.flips', { count: line.timers })]);
