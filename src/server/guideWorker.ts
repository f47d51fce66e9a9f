import type { QuestAction } from '#engine/tower/actions.ts';
import type { Quest } from '#engine/tower/quest.ts';
import type { Stand } from '#solver/counsel.ts';
import { guide } from '#solver/guide.ts';
import { openAdvisers } from './advisers.ts';
import { answering } from './answering.ts';

// The way on in a quest, for the bots at its table: in a process of its own, which keeps the tables it made last. One
// thread is enough: most ways are found in milliseconds, and then a table answers.

export interface GuideQuestion extends Stand {
  readonly quest: Quest;
  readonly avoid: readonly string[];
  /** Milliseconds and bytes for a search. */
  readonly time: number;
  readonly bytes: number;
}

/** Null where time or memory ended first. */
export type Guided = readonly QuestAction[] | null;

/** Of all tables that are kept. */
const MOST_BYTES = 192 * 2 ** 20;
const advisers = openAdvisers(MOST_BYTES);

function answer({ quest, avoid, time, bytes, ...stand }: GuideQuestion): Guided {
  const until = performance.now() + time;
  const limits = { bytes, cancelled: () => performance.now() > until };
  const { graph, adviser } = advisers(quest);
  return guide(graph, adviser, stand, new Set(avoid), limits);
}

answering(answer);
