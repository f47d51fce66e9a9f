import type { LogEntry } from '#engine/core/log.ts';

// [XA0] whose doing a game was: nothing is achieved where bots did everything.

interface Happened {
  readonly type: string;
}

/** Whoever only gets ready, wishes, speaks or prods has done nothing in the mall. */
const AT_THE_TABLE: ReadonlySet<string> = new Set(['readied', 'started', 'wished', 'spoke', 'doSomething']);

/** Whether a seat did something in the mall by it. */
export const isDoing = ({ seat, events }: LogEntry<Happened>) =>
  seat !== null && events.some(({ type }) => !AT_THE_TABLE.has(type));

/** Whether bots did something in it, and nobody else. */
export function isBotsAlone(entries: readonly LogEntry<Happened>[]): boolean {
  const acts = entries.filter(isDoing);
  return acts.length > 0 && acts.every(({ bot }) => bot);
}
