import { actionsFrom, positionKey } from '#engine/tower/actions.ts';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, type Position, partOf } from '#engine/tower/position.ts';
import type { Edge, Floor, Quest } from '#engine/tower/quest.ts';
import type { Means } from '#engine/tower/steps.ts';
import { ways } from '#engine/tower/ways.ts';
import { layersOf } from '#solver/dense/layers.ts';
import { plainCore } from '#solver/dense/plain.ts';

// Which elements matter on a board: without them its layers are others, or their means are used.

type Change = (quest: Quest) => Quest;

const floors =
  (kind: Floor['kind'], instead: Floor): Change =>
  (quest) => ({
    ...quest,
    cards: quest.cards.map((card) => ({
      ...card,
      floors: card.floors.map((floor) => (floor.kind === kind ? instead : floor)),
    })),
  });

const edges =
  (changed: (edge: Edge) => Edge): Change =>
  (quest) => ({ ...quest, cards: quest.cards.map((card) => ({ ...card, edges: card.edges.map(changed) })) });

const WITHOUT: Readonly<Record<string, Change>> = {
  doors: edges((edge) => (typeof edge === 'number' ? 'wall' : edge)),
  'all doors but the first kind': edges((edge) => (typeof edge === 'number' && edge > 0 ? 'wall' : edge)),
  currents: edges((edge) => (edge === 'against' ? 'open' : edge)),
  'narrow passages': edges((edge) => (edge === 'narrow' ? 'wall' : edge)),
  keys: floors('key', { kind: 'corridor' }),
  ladders: floors('ladder', { kind: 'corridor' }),
  traps: floors('trap', { kind: 'hollow' }),
  hollows: floors('hollow', { kind: 'corridor' }),
  invocations: floors('invocation', { kind: 'corridor' }),
  armories: floors('armory', { kind: 'corridor' }),
};

const countsOf = (quest: Quest) => {
  const graph = graphOf(quest);
  return layersOf(graph, firstPosition(graph), plainCore).layers.join();
};

export function elementsThatMatter(quest: Quest): readonly string[] {
  const graph = graphOf(quest);
  const counts = countsOf(quest);
  const { floor } = graph;
  return [
    ...Object.keys(WITHOUT).filter((element) => countsOf((WITHOUT[element] as Change)(quest)) !== counts),
    ...meansUsed(graph),
    floor.some((here) => here.kind === 'exit' && here.pawn === null) ? 'a shared exit' : 'own exits',
  ];
}

const ENOUGH = 60;

/** By what means pawns go in the first stands of a search. */
function meansUsed(graph: QuestGraph): ReadonlySet<Means> {
  const first = firstPosition(graph);
  const positions = new Map<string, Position>([[positionKey(first), first]]);
  for (const position of positions.values())
    for (const [, after] of actionsFrom(graph, position))
      if (positions.size < ENOUGH) positions.set(positionKey(after), after);
  const all = [...positions.values()].flatMap((position) =>
    partOf(graph).flatMap((pawn) => ways(graph, position, pawn)),
  );
  return new Set(all.map(({ by }) => by));
}
