import { type Chart, openChart } from '#engine/tower/chart.ts';
import { deeds, standKey } from '#engine/tower/deeds.ts';
import type { Edge, Floor, Quest } from '#engine/tower/quest.ts';
import { firstStand, partOf, type Stand } from '#engine/tower/stand.ts';
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
  const chart = openChart(quest);
  return layersOf(chart, firstStand(chart), plainCore).layers.join();
};

export function elementsThatMatter(quest: Quest): readonly string[] {
  const chart = openChart(quest);
  const counts = countsOf(quest);
  const { floor } = chart;
  return [
    ...Object.keys(WITHOUT).filter((element) => countsOf((WITHOUT[element] as Change)(quest)) !== counts),
    ...meansUsed(chart),
    floor.some((here) => here.kind === 'exit' && here.pawn === null) ? 'a shared exit' : 'own exits',
  ];
}

const ENOUGH = 60;

/** By what means pawns go in the first stands of a search. */
function meansUsed(chart: Chart): ReadonlySet<Means> {
  const first = firstStand(chart);
  const stands = new Map<string, Stand>([[standKey(first), first]]);
  for (const stand of stands.values())
    for (const [, after] of deeds(chart, stand)) if (stands.size < ENOUGH) stands.set(standKey(after), after);
  const all = [...stands.values()].flatMap((stand) =>
    partOf(chart).flatMap((pawn) => ways(chart, stand, pawn)),
  );
  return new Set(all.map(({ by }) => by));
}
