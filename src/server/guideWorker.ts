import type { QuestAction } from '#engine/tower/actions.ts';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { type Adviser, openAdviser } from '#solver/advice.ts';
import { guide } from '#solver/guide.ts';
import { answering } from './answering.ts';

// The way on in a quest, for the bots at its table: in a process of its own, which keeps the tables it made last. One
// thread is enough: most ways are found in milliseconds, and then a table answers.

export interface GuideQuestion {
  readonly quest: Quest;
  readonly position: Position;
  readonly avoid: readonly string[];
  /** Milliseconds and bytes for a search. */
  readonly time: number;
  readonly bytes: number;
}

/** Null where time or memory ended first. */
export type Guided = readonly QuestAction[] | null;

interface Known {
  readonly graph: QuestGraph;
  readonly adviser: Adviser;
}

const MOST_KNOWN = 4;
const known = new Map<string, Known>();

function knownOf(quest: Quest): Known {
  const key = JSON.stringify(quest);
  const graph = graphOf(quest);
  const found = known.get(key) ?? { graph, adviser: openAdviser(graph) };
  known.delete(key);
  known.set(key, found);
  for (const old of [...known.keys()].slice(0, -MOST_KNOWN)) known.delete(old);
  return found;
}

function answer({ quest, position, avoid, time, bytes }: GuideQuestion): Guided {
  const until = performance.now() + time;
  const limits = { bytes, cancelled: () => performance.now() > until };
  const { graph, adviser } = knownOf(quest);
  return guide(graph, adviser, position, new Set(avoid), limits);
}

answering(answer);
