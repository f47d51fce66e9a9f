import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { openSolver } from '#client/solver/ask.ts';
import { localTable } from '#client/tower/local.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { type QuestDone, QuestPlay, type QuestPlayProps } from '../play/questPlay.tsx';

type Passed = 'title' | 'place' | 'stars' | 'guide' | 'home' | 'next' | 'onWatched';

export interface AloneProps extends Pick<QuestPlayProps, Passed> {
  readonly shipped: Shipped;
  /** With the first action of an attempt. */
  readonly onBegun?: () => void;
  readonly onDone: (done: QuestDone) => void;
  /** Where it goes on from here, instead of to the next quest. */
  readonly ways?: (again: () => void) => ComponentChildren;
}

/** A quest that somebody plays alone, judged in the page: again as often as they like. */
export function Alone({ shipped, onBegun, ways, ...props }: AloneProps) {
  const [attempt, setAttempt] = useState(0);
  const table = useMemo(() => localTable(shipped.quest), [shipped, attempt]);
  const solver = useMemo(openSolver, []);
  useEffect(() => solver.close, [solver]);
  useEffect(() => {
    const stop = table.onNotice((notice) => {
      if (!('kind' in notice) || notice.kind !== 'events') return;
      stop();
      onBegun?.();
    });
    return stop;
  }, [table, onBegun]);
  const again = () => setAttempt(attempt + 1);
  return (
    <QuestPlay
      key={attempt}
      table={table}
      shipped={shipped}
      solver={solver}
      again={again}
      ways={ways?.(again)}
      {...props}
    />
  );
}
