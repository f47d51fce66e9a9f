import { useEffect } from 'preact/hooks';
import type { LocalTable } from '#client/tower/local.ts';
import { addEffort } from './effort.ts';

/** Who does nothing for longer is elsewhere: milliseconds. */
const AWAY = 300_000;

/** An attempt begins with its first action, and again after starting over; time counts from one action to the next. */
export function useEffort(table: LocalTable, drawing: string): void {
  useEffect(() => {
    let isFresh = table.acts().length === 0;
    let last = performance.now();
    return table.onNotice((notice) => {
      if (!('kind' in notice) || notice.kind !== 'events') return;
      const now = performance.now();
      const seconds = Math.round(Math.min(now - last, AWAY) / 1_000);
      last = now;
      const isOver = notice.events.some(({ type }) => type === 'restarted');
      addEffort(drawing, { tries: isFresh && !isOver ? 1 : 0, seconds });
      isFresh = isOver;
    });
  }, [table, drawing]);
}
