import { prefs } from '../../prefs.ts';
import { Link } from '../../ui/controls.tsx';
import { list, tx } from '../../ui/text.ts';
import type { Win } from './lines.ts';

export interface WonProps {
  readonly line: Win;
  /** How it was won, in a few words each. */
  readonly how: readonly string[];
}

export function Won({ line, how }: WonProps) {
  const when = new Date(line.when).toLocaleDateString(prefs.lang.value, { dateStyle: 'medium' });
  return (
    <li class="book-line">
      <strong>{list(line.names)}</strong>
      <span class="small soft">{[...how, when].join(' · ')}</span>
      <Link to={`/replay/${line.game}`} class="button">
        {tx('page.book.replay')}
      </Link>
    </li>
  );
}
