import { useEffect, useState } from 'preact/hooks';
import { Pic } from '../../ui/pics.tsx';
import { minutes, tx } from '../../ui/text.ts';
import { fetchRecords, linesOf, type RecordLine } from './records.ts';

/** What is news for this group, or what it has to beat. */
export function RecordLines({ game }: { readonly game: string }) {
  const [lines, setLines] = useState<readonly RecordLine[]>([]);
  useEffect(() => {
    fetchRecords(game).then((records) => setLines(records === null ? [] : linesOf(records)));
  }, [game]);
  return (
    <div role="status" class="records">
      {lines.map((line) => (
        <p key={line.kind} class={isNews(line) ? 'record-news' : 'small soft'}>
          {isNews(line) ? <Pic name="crown" /> : null}
          {wordsOf(line)}
        </p>
      ))}
    </div>
  );
}

const TOLD: readonly RecordLine['kind'][] = ['best', 'fewest', 'sides'];
const isNews = ({ kind }: RecordLine) => !TOLD.includes(kind);

function wordsOf(line: RecordLine): string {
  switch (line.kind) {
    case 'first':
      return tx('tales.record.first');
    case 'time':
      return tx('tales.record.time', { time: minutes(line.now), before: minutes(line.before) });
    case 'timers':
      return tx('tales.record.timers', { count: line.now, before: line.before });
    case 'sides':
      return tx('tales.record.sides', { ...line.sides });
    case 'best':
      return tx('tales.record.best', { time: minutes(line.now) });
    case 'fewest':
      return tx('tales.record.fewest', { count: line.now });
  }
}
