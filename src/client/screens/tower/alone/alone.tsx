import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { openSolver } from '#client/solver/ask.ts';
import { localTable } from '#client/tower/local.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { isHelped, noteHelped } from '../helped.ts';
import { helpTaken } from '../play/helpTaken.ts';
import { type QuestDone, QuestScreen, type QuestScreenProps } from '../play/questScreen.tsx';
import { useEffort } from '../tally/useEffort.ts';
import { type Begun, begunOf, noteBegun } from './begun.ts';

type Passed =
  | 'id'
  | 'asks'
  | 'title'
  | 'place'
  | 'stars'
  | 'guide'
  | 'home'
  | 'next'
  | 'onWatched'
  | 'star'
  | 'starElsewhere'
  | 'reward';

export interface AloneProps extends Pick<QuestScreenProps, Passed> {
  readonly shipped: Shipped;
  /** Whoever leaves it half-played finds it so again. */
  readonly keeps?: boolean;
  /** With the first action of an attempt. */
  readonly onBegun?: () => void;
  readonly onDone: (done: QuestDone) => void;
  /** When help was taken, and paid for. */
  readonly onHelped?: () => void;
  /** Where it goes on from here, instead of to the next quest. */
  readonly ways?: (again: () => void) => ComponentChildren;
}

/** A quest that somebody plays alone, judged in the page: again as often as they like. */
export function Alone({ shipped, keeps = false, onBegun, onHelped: tell, ways, ...props }: AloneProps) {
  const [attempt, setAttempt] = useState(0);
  const { table, help, onHelped } = useAttempt(shipped, attempt, keeps);
  useEffort(table, shipped.drawing);
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
    <QuestScreen
      key={attempt}
      table={table}
      shipped={shipped}
      solver={solver}
      again={again}
      ways={ways?.(again)}
      {...props}
      help={help}
      onHelped={() => {
        onHelped();
        tell?.();
      }}
    />
  );
}

/** From where it was left; every action is kept, until it is over. */
function useAttempt(shipped: Shipped, attempt: number, keeps: boolean) {
  const begun = useMemo(() => (keeps ? begunOf(shipped.drawing) : undefined), [shipped, attempt, keeps]);
  const table = useMemo(() => localTable(shipped.quest, begun?.acts), [begun, shipped, attempt]);
  const help = useMemo(() => {
    const isNow = () => isHelped(shipped.drawing);
    return helpTaken(isNow() || (table.acts().length > 0 && begun?.aided === true), isNow);
  }, [table]);
  const note = () => {
    const game = table.game.value;
    const over = game === null || game.won !== null;
    noteBegun(shipped.drawing, over ? OVER : { acts: table.acts(), aided: help.on(game) });
  };
  useEffect(() => (keeps ? table.onNotice(note) : undefined), [table, keeps]);
  const onHelped = () => {
    noteHelped(shipped.drawing);
    if (keeps) note();
  };
  return { table, help, onHelped };
}

const OVER: Begun = { acts: [], aided: false };
