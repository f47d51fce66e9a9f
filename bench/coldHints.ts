import { performance } from 'node:perf_hooks';
import { ADVENTURES, QUEST_IDS } from '#content/adventures.ts';
import { readShipped, type Shipped } from '#content/quest-format/shipped.ts';
import { POOLS, poolTexts, shippedQuest } from '#content/questSet.ts';
import { actionsFrom, positionKey } from '#engine/tower/actions.ts';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, type Position, partOf } from '#engine/tower/position.ts';
import { openAdviser } from '#solver/advice.ts';
import { isTabled } from '#solver/solve.ts';
import { trace } from '#solver/trace.ts';

// The first hints of every quest that ships, those of the days, of practice and the lessons among them, as the page's worker finds
// them: the very first, which is a search, and the first beside the way that was found, for which the table is made where there is
// to be one. The worse of the two.

interface Cold {
  readonly graph: QuestGraph;
  readonly ms: number;
}

export function coldHints() {
  const isEpic = (id: string) => ADVENTURES.some(({ epic }) => epic === id);
  const shipped = QUEST_IDS.filter((id) => !isEpic(id)).map(shippedQuest);
  const trials = [...shipped, ...POOLS.flatMap(pooled)].map(coldOf);
  const epics = ADVENTURES.map(({ epic }) => coldOf(shippedQuest(epic)));
  // Of four pawns at most on four cards; what is larger says how long it takes.
  const isUsual = ({ graph }: Cold) =>
    graph.quest.shape === 'rotating' && partOf(graph).length <= 4 && isTabled(graph);
  return {
    coldHintTrialMs: slowest(trials),
    coldHintEpicMs: slowest(epics.filter(isUsual)),
    coldHintLargeMs: slowest(epics.filter((one) => !isUsual(one))),
  };
}

const slowest = (all: readonly Cold[]) => Math.round(Math.max(...all.map(({ ms }) => ms)));

const pooled = (pool: (typeof POOLS)[number]) =>
  poolTexts(pool).map((text) => {
    const read = readShipped(text);
    if ('errors' in read) throw new Error(JSON.stringify(read.errors));
    return read;
  });

function coldOf({ quest, proof }: Shipped): Cold {
  const graph = graphOf(quest);
  const way = new Set(trace(graph, proof.solution).map(({ before }) => positionKey(before)));
  const advise = openAdviser(graph);
  const first = firstPosition(graph);
  const asked = [first, besideOf(graph, first, way)].map((position) => {
    const start = performance.now();
    const { type } = advise(position);
    if (type === 'unknown') throw new Error('there is no hint');
    return performance.now() - start;
  });
  return { graph, ms: Math.max(...asked) };
}

/** One action beside the way. */
function besideOf(graph: QuestGraph, first: Position, way: ReadonlySet<string>): Position {
  const beside = actionsFrom(graph, first).find(([, after]) => !way.has(positionKey(after)));
  return beside?.[1] ?? first;
}
