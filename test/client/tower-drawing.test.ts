import { describe, expect, test } from 'vitest';
import { roomsOf } from '#client/tower/board/art/rooms.ts';
import { spotAt } from '#client/tower/board/edit.tsx';
import { type DrawnEdge, edgesOf, type LaidCard, layoutOf } from '#client/tower/board/layout.ts';
import { cardTrips, rideOf, tripsBetween } from '#client/tower/board/motion.ts';
import { actionsFrom } from '#engine/tower/actions.ts';
import { graphOf, NARROW, NOWHERE, OPEN, type QuestGraph, WALL } from '#engine/tower/graph.ts';
import { firstPosition, type Position } from '#engine/tower/position.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { randomEpic, randomTrial } from '../tower/randomQuests.ts';
import { questOf } from './towerTables.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => `drawing ${seed}`);
const QUESTS: readonly Quest[] = SEEDS.flatMap((seed) => [
  randomTrial(seed, { positions: 1e6 }),
  randomEpic(seed, 'rotating', 3, 4),
  randomEpic(seed, 'sliding', 3, 8),
]);

/** The first position, and a few that actions lead to: cards turn and slide. */
function positionsOf(graph: QuestGraph): readonly Position[] {
  const found = [firstPosition(graph)];
  for (const position of found)
    if (found.length < 6)
      found.push(
        ...actionsFrom(graph, position)
          .slice(-2)
          .map(([, after]) => after),
      );
  return found;
}

const at = (laid: LaidCard, { x, y }: DrawnEdge) => `${laid.x * 100 + x} ${laid.y * 100 + y}`;

/** Edges inside a card, where they are drawn, by the middle of the edge. */
function drawnEdges(graph: QuestGraph, position: Position): ReadonlyMap<string, DrawnEdge> {
  const { cards } = layoutOf(graph.quest, position.arranged);
  return new Map(
    cards.flatMap((laid) =>
      edgesOf(laid, graph, position.arranged).flatMap((edge) =>
        edge.rim ? [] : [[at(laid, edge), edge] as const],
      ),
    ),
  );
}

describe('the drawing of a quest', () => {
  test('[T3] a wall stands exactly where the engine has one, however the cards lie', () => {
    let compared = 0;
    for (const quest of QUESTS) {
      const graph = graphOf(quest);
      for (const position of positionsOf(graph)) {
        const { spots } = layoutOf(quest, position.arranged);
        const edges = drawnEdges(graph, position);
        const { next, edge } = graph.adjacency(position.arranged);
        for (const [space, { x, y }] of spots)
          for (const direction of [1, 2]) {
            const beside = next[space * 4 + direction] as number;
            if (beside === NOWHERE || graph.card[space] !== graph.card[beside]) continue;
            const [dx, dy] = direction === 1 ? [50, 0] : [0, 50];
            const drawn = edges.get(`${x * 100 + 50 + dx} ${y * 100 + 50 + dy}`)?.kind ?? null;
            const code = edge[space * 4 + direction] as number;
            compared++;
            if (code === WALL) expect(drawn).toBe('wall');
            else if (code === NARROW) expect(drawn).toBe('narrow');
            else if (code === OPEN) expect([null, 'current']).toContain(drawn);
            else expect(['door', 'current']).toContain(drawn);
          }
      }
    }
    expect(compared).toBeGreaterThan(2_000);
  });

  test('[T8] a current is drawn the way it blows', () => {
    const quest = questOf(`
+-----+-----+
|iG   >     |
+  ^  +  v  +
|xG   <     |
+-----+-----+`);
    const graph = graphOf(quest);
    const edges = [...drawnEdges(graph, firstPosition(graph)).values()];
    expect(edges.map(({ kind, x, y, towards }) => [kind, x, y, towards])).toEqual([
      ['current', 100, 50, 1],
      ['current', 50, 100, 0],
      ['current', 150, 100, 2],
      ['current', 100, 150, 3],
    ]);
  });

  test('[T14] a gap of a card’s rim that leads nowhere is roped off, one that leads on is not', () => {
    for (const quest of QUESTS.filter(({ shape }) => shape !== 'trial')) {
      const graph = graphOf(quest);
      const position = firstPosition(graph);
      const { next } = graph.adjacency(position.arranged);
      const leads = [...graph.floor.keys()].some((space) =>
        [0, 1, 2, 3].some(
          (direction) => graph.card[next[space * 4 + direction] as number] !== graph.card[space],
        ),
      );
      const kinds = layoutOf(quest, position.arranged).cards.flatMap((laid) =>
        edgesOf(laid, graph, position.arranged).flatMap(({ rim, kind }) => (rim ? kind : [])),
      );
      expect(kinds).toContain('sill');
      expect(kinds.includes('gap')).toBe(leads);
    }
  });

  test('illustrated areas that touch are one room, and always the same one', () => {
    const [card] = questOf(`
+-----+-----+-----+-----+
|#####|#####|iG    xG   |
+-----+-----+     +-----+
|#####|           |#####|
+-----+-----+-----+-----+`).cards;
    const rooms = roomsOf(card as NonNullable<typeof card>, 0);
    expect(rooms.map(({ cells }) => cells)).toEqual([[0, 1, 4], [7]]);
    expect(roomsOf(card as NonNullable<typeof card>, 0)).toEqual(rooms);
    expect(rooms[0]?.scene).not.toBe(rooms[1]?.scene);
  });

  test('what somebody draws on: a space, or the edge that is nearer', () => {
    const layout = layoutOf(
      questOf(`
+-----+-----+
|iG    xG   |
+-----+-----+`),
      [],
    );
    expect(spotAt(layout, 'all', { x: 0.5, y: 0.5 })).toMatchObject({ kind: 'cell', cell: 0 });
    expect(spotAt(layout, 'all', { x: 0.95, y: 0.5 })).toMatchObject({
      kind: 'edge',
      cell: 0,
      direction: 1,
      rim: false,
    });
    expect(spotAt(layout, 'edges', { x: 1.6, y: 0.7 })).toMatchObject({
      kind: 'edge',
      cell: 1,
      direction: 2,
      rim: true,
    });
    expect(spotAt(layout, 'cells', { x: 1.98, y: 0.5 })).toMatchObject({ kind: 'cell', cell: 1 });
    expect(spotAt(layout, 'all', { x: -0.4, y: 0.5 })).toMatchObject({
      kind: 'edge',
      cell: 0,
      direction: 3,
      rim: true,
    });
    expect(spotAt(layout, 'cells', { x: -0.4, y: 0.5 })).toBeNull();
  });
});

describe('how everything is seen to move', () => {
  test('every action is shown as what it is: walks by their length, jumps and tosses in an arc', () => {
    const graph = graphOf(
      questOf(`
+-----+-----+-----+-----+-----+
|iP          H    |#####|H    |
+-----+-----+-----+-----+     +
|iY    iG    !!          iB   |
+-----+-----+-----+-----+-----+
|*     iO    xY    x*         |
+-----+-----+-----+-----+-----+`),
    );
    const position = firstPosition(graph);
    const shown = actionsFrom(graph, position).map(([action, after]) => ({
      action,
      ways: tripsBetween(graph, position, after).map(({ token, legs, leaves }) => ({ token, legs, leaves })),
    }));
    const of = (pawn: number, to: number) =>
      shown.find(({ action }) => action.type === 'move' && action.pawn === pawn && action.to === to)?.ways;
    expect(of(1, 2)).toEqual([{ token: 'mage', legs: [{ way: 'walk', to: 2, steps: 2 }], leaves: false }]);
    expect(of(2, 11)).toEqual([{ token: 'elf', legs: [{ way: 'hop', to: 11, steps: 2 }], leaves: false }]);
    expect(of(3, 19)).toBeUndefined();
    expect(of(3, 16)).toEqual([{ token: 'dwarf', legs: [{ way: 'walk', to: 16, steps: 1 }], leaves: false }]);
  });

  test('[T7] [T13] a ladder is climbed without a hop; the sister vanishes and appears', () => {
    const graph = graphOf(
      questOf(`
+-----+-----+-----+-----+
|iG H |#####|H    |iB   |
+-----+-----+-----+-----+
|x*                iY   |
+-----+-----+-----+     +
|                       |
+-----+-----+-----+-----+`),
    );
    const position = firstPosition(graph);
    const ways = actionsFrom(graph, position).flatMap(([, after]) =>
      tripsBetween(graph, position, after).flatMap(({ token, legs }) =>
        legs.map(({ way }) => `${token} ${way}`),
      ),
    );
    expect(ways).toContain('elf glide');
    expect(ways).toContain('sister whirl');
    expect(ways).not.toContain('sister walk');
  });

  test('[T12] a swap shows the mage going first, and the other one waiting for her', () => {
    const graph = graphOf(
      questOf(`
+-----+-----+-----+
|iP    *    |xP   |
+-----+-----+     +
|xY    iY         |
+-----+-----+-----+`),
    );
    const position = firstPosition(graph);
    const found = actionsFrom(graph, position).find(
      ([action]) => action.type === 'move' && action.swap !== null,
    );
    expect(tripsBetween(graph, position, found?.[1] as Position)).toEqual([
      {
        token: 'mage',
        from: 0,
        legs: [
          { way: 'walk', to: 1, steps: 1 },
          { way: 'hop', to: 9, steps: 2 },
        ],
        after: null,
        leaves: false,
      },
      { token: 'barbarian', from: 9, legs: [{ way: 'hop', to: 1, steps: 2 }], after: 'mage', leaves: false },
    ]);
  });

  test('[T14] [T15] pawns ride on their card from where they were to where they are', () => {
    for (const quest of QUESTS.filter(({ shape }) => shape !== 'trial')) {
      const graph = graphOf(quest);
      const position = firstPosition(graph);
      const before = layoutOf(quest, position.arranged);
      const lies = quest.shape === 'rotating' ? position.arranged.with(1, 3) : position.arranged.with(5, 8);
      const now = layoutOf(quest, lies);
      const [trip, ...others] = cardTrips(before, now);
      if (trip === undefined) throw new Error('no card moved');
      expect(others).toEqual([]);
      expect(trip.degrees).toBe(quest.shape === 'rotating' ? -90 : 0);
      for (const { space } of now.cards[trip.card]?.cells ?? []) {
        const [spot, old] = [now.spots.get(space), before.spots.get(space)];
        const ride = rideOf(trip, now.cards[trip.card] as LaidCard, spot as NonNullable<typeof spot>);
        expect(ride.at(0)?.x).toBeCloseTo(old?.x ?? Number.NaN);
        expect(ride.at(0)?.y).toBeCloseTo(old?.y ?? Number.NaN);
        expect(ride.at(-1)?.x).toBeCloseTo(spot?.x ?? Number.NaN);
        expect(ride.at(-1)?.y).toBeCloseTo(spot?.y ?? Number.NaN);
      }
    }
  });
});
