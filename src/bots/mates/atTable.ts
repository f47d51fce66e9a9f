import type { Random } from '#engine/core/random.ts';
import { evolveView, type MallCommand, type MallEvent, type View } from '#engine/mall/index.ts';
import { heard, type Mate, type Minds, newMinds, thought } from './minds.ts';

// The bots of one table beside whoever hosts its game: what all of them were told last, and what they make of it. A plain
// value without a clock, so that a server, a page alone and a test in virtual time drive it alike.

export interface MatesAtTable {
  readonly minds: Minds;
  /** The table as those see it who only watch: no bot is handed more. */
  readonly view: View;
}

export function satDown(mates: readonly Mate[], view: View, random: Random): MatesAtTable {
  return { minds: newMinds(mates, random), view };
}

/** Something happened, as everyone was told it; `before` is the table as it was, `at` the time of the game. */
export function told(
  { minds }: MatesAtTable,
  before: View,
  events: readonly MallEvent[],
  at: number,
): MatesAtTable {
  let [known, view] = [minds, before];
  for (const event of events) {
    known = heard(known, view, event, at);
    view = evolveView(view, event);
  }
  return { minds: known, view };
}

export interface Pondered {
  readonly table: MatesAtTable;
  readonly acts: readonly MallCommand[];
  /** Milliseconds after which to ask again although nothing happens; null where only an event changes anything. */
  readonly wait: number | null;
}

export function pondered({ minds, view }: MatesAtTable, now: number): Pondered {
  const { minds: next, acts, wake } = thought(minds, view, now);
  return { table: { minds: next, view }, acts, wait: wake === null ? null : Math.max(0, wake - now) };
}

/** [M26] whether sand runs, although no person is there to see it: bots are never counted as present. */
export function runsForNobody({ view: { shared } }: MatesAtTable): boolean {
  return shared.phase === 'running' && shared.clock.since === null && shared.clock.away.every((away) => away);
}
