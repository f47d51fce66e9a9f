import type { Random } from '#engine/core/random.ts';
import { evolveView, type MallCommand, type MallEvent, type View } from '#engine/mall/index.ts';
import { heard, type Mate, type Minds, newMinds, overheard, thought } from './minds.ts';
import type { Spot } from './pointed.ts';
import type { Shown } from './showing.ts';

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

/** A person said something, or pointed somewhere, which everyone saw. */
export function saw({ minds, view }: MatesAtTable, path: readonly Spot[], at: number): MatesAtTable {
  return { minds: overheard(minds, view, path, at), view };
}

export interface Pondered {
  readonly table: MatesAtTable;
  readonly acts: readonly MallCommand[];
  /** Lines to draw over the board, where gestures are allowed. */
  readonly shows: readonly Shown[];
  /** Milliseconds after which to ask again although nothing happens; null where only an event changes anything. */
  readonly wait: number | null;
}

export function pondered({ minds, view }: MatesAtTable, now: number): Pondered {
  const { minds: next, acts, shows, wake } = thought(minds, view, now);
  const wait = wake === null ? null : Math.max(0, wake - now);
  return { table: { minds: next, view }, acts, shows, wait };
}

/** [M26] whether sand runs, although no person is there to see it: bots are never counted as present. */
export function runsForNobody({ view: { shared } }: MatesAtTable): boolean {
  return shared.phase === 'running' && shared.clock.since === null && shared.clock.away.every((away) => away);
}
