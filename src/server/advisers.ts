import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { type Adviser, openAdviser } from '#solver/advice.ts';
import { tableBytes } from '#solver/dense/goalTable.ts';
import { mostOfTable } from '#solver/solve.ts';

// Those who know the way in the quests that were asked about last, each perhaps with a table of it. The oldest go first: where
// there are too many, or where their tables could be too large together.

export interface Known {
  readonly graph: QuestGraph;
  readonly adviser: Adviser;
  readonly bytes: number;
}

const MOST = 4;

export function openAdvisers(bytes: number): (quest: Quest) => Known {
  const known = new Map<string, Known>();
  const isTooMuch = () =>
    known.size > MOST || [...known.values()].reduce((sum, each) => sum + each.bytes, 0) > bytes;
  return (quest) => {
    const key = JSON.stringify(quest);
    const found = known.get(key) ?? fresh(quest);
    known.delete(key);
    known.set(key, found);
    for (const old of [...known.keys()].slice(0, -1)) if (isTooMuch()) known.delete(old);
    return found;
  };
}

function fresh(quest: Quest): Known {
  const graph = graphOf(quest);
  return { graph, adviser: openAdviser(graph), bytes: Math.min(tableBytes(graph), mostOfTable()) };
}
