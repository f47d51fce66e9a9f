import { useEffect, useRef, useState } from 'preact/hooks';
import { sandNow, untilNextSecond } from '#client/mall/index.ts';
import { sound } from '../../sound/synth.ts';
import { tx } from '../../ui/text.ts';
import type { Seated } from './around.ts';

const LAST = 30_000;
const TICKS = 10_000;

/** The last half minute is heard, and seen at the edge of the screen. */
export function LastSand({ session, view }: Seated) {
  const [last, setLast] = useState(false);
  const before = useRef(Number.POSITIVE_INFINITY);
  const runs = view.shared.phase === 'running' && view.shared.clock.since === null;
  useEffect(() => {
    if (!runs) {
      setLast(false);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const left = sandNow(session)?.left ?? Number.POSITIVE_INFINITY;
      if (left <= LAST && before.current > LAST && left > 0) sound('lastSeconds');
      const ticked = Math.ceil(left / 1000) < Math.ceil(before.current / 1000);
      if (left <= TICKS && left > 0 && ticked) sound('tick');
      before.current = left;
      setLast(left <= LAST);
      timer = setTimeout(look, untilNextSecond(left));
    };
    look();
    return () => clearTimeout(timer);
  }, [session, runs, view.shared.flips]);
  return (
    <>
      {last ? <div class="last-sand" /> : null}
      <p class="unseen" role="status">
        {last ? tx('play.sand.last') : ''}
      </p>
    </>
  );
}
