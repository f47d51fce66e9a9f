import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Link } from '../../ui/controls.tsx';
import { isGone } from '../../ui/gone.ts';
import { tx } from '../../ui/text.ts';

interface FetchedProps<T> {
  /** The same function as long as the same thing is wanted. */
  readonly fetch: () => Promise<T>;
  readonly children: (value: T) => ComponentChildren;
}

/** Something that has to be fetched first: with a word meanwhile, and a way on if it fails. */
export function Fetched<T extends object>({ fetch, children }: FetchedProps<T>) {
  const [value, setValue] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    fetch().then(
      (found) => wanted && setValue(found),
      () => {
        if (!wanted) return;
        setFailed(true);
        setFailures((count) => count + 1);
      },
    );
    return () => {
      wanted = false;
    };
  }, [fetch, attempt]);
  if (value !== null) return <>{children(value)}</>;
  if (!failed) return <p class="loading">{tx('towerMap.quest.fetching')}</p>;
  const gone = isGone(failures);
  const again = () => (gone ? location.reload() : setAttempt(attempt + 1));
  return (
    <div class="stack">
      <p role="alert">{tx(gone ? 'page.broken' : 'towerMap.quest.failed')}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={again}>
          {tx(gone ? 'page.reload' : 'towerMap.quest.again')}
        </button>
        <Link to="/tower" class="button">
          {tx('towerMap.map')}
        </Link>
      </div>
    </div>
  );
}
