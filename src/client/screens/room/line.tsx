import { useEffect, useState } from 'preact/hooks';
import type { Session, Status } from '#client/state/session.ts';
import { tx } from '../../ui/text.ts';

// How the line is, in words: never a spinner, and in a place where nothing else is.

/** A moment's hitch that mends itself needs no words; after so long a person may have to do something. */
const PATIENCE = 600;
const LONG = 20_000;

export type Waiting = Exclude<Status, 'open' | 'takenOver' | 'outdated' | 'kicked' | 'forgotten'>;
const ENDS: ReadonlySet<Status> = new Set(['open', 'takenOver', 'outdated', 'kicked', 'forgotten']);

export interface Away {
  readonly status: Waiting;
  readonly long: boolean;
}

/** How one waits for the server; null while there is nothing to wait for, or hardly. */
export function useAway({ status: { value } }: Session): Away | null {
  const waiting = !ENDS.has(value);
  const late = useLate(waiting, PATIENCE);
  const long = useLate(waiting, LONG);
  return late && waiting ? { status: value as Waiting, long } : null;
}

function useLate(waiting: boolean, patience: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [waiting, patience]);
  return late;
}

/** What is known, and after a long time what to do. */
export function AwayWords({ away }: { readonly away: Away }) {
  return (
    <>
      <span>
        {tx(`page.status.${away.status}`)} {away.long ? tx('page.status.long') : null}
      </span>
      {away.long ? (
        <button type="button" class="button" onClick={() => location.reload()}>
          {tx('page.reload')}
        </button>
      ) : null}
    </>
  );
}

/** In its own place, where there is one. */
export function AwayLine({ session }: { readonly session: Session }) {
  const away = useAway(session);
  return away === null ? null : (
    <p class="away-line">
      <AwayWords away={away} />
    </p>
  );
}
