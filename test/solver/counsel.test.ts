import { describe, expect, it } from 'vitest';
import { actionsFrom, offeredSwaps } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { firstPosition, type Position } from '#engine/tower/position.ts';
import { openAdviser } from '#solver/advice.ts';
import { counselAt, leftOf } from '#solver/counsel.ts';
import { solve } from '#solver/solve.ts';
import { drawn } from '../tower/drawn.ts';
import { randomTrial } from '../tower/randomQuests.ts';

/** Where she has just come onto a circle and nobody has swapped yet, at most so many actions from the start. */
function withOffers(graph: QuestGraph, from: Position, actions: number): readonly Position[] {
  if (actions === 0) return [];
  const next = actionsFrom(graph, from);
  const here = next.flatMap(([action, after]) =>
    action.type === 'move' && action.swap === null && next.some(([other]) => isSwapOf(other, action))
      ? [after]
      : [],
  );
  return [...here, ...next.flatMap(([, after]) => withOffers(graph, after, actions - 1))];
}

type Action = ReturnType<typeof actionsFrom>[number][0];
const isSwapOf = (other: Action, action: Action) =>
  other.type === 'move' && action.type === 'move' && other.to === action.to && other.swap !== null;

const distance = (graph: QuestGraph, position: Position) => {
  const solved = solve(graph, position);
  if ('stopped' in solved) throw new Error('too large');
  return solved.solution?.length ?? Number.POSITIVE_INFINITY;
};

/** By one search each, with and without a swap. */
const best = (graph: QuestGraph, position: Position) =>
  Math.min(
    ...[position, ...offeredSwaps(graph, position).map(([, after]) => after)].map((one) =>
      distance(graph, one),
    ),
  );

describe('counsel while a swap is on offer', () => {
  it('[T12] calls nothing lost that a swap can still save', () => {
    const { graph, position } = drawn(`
+-----+-----+-----+
|iP   >  *  :xO   |
+     +-----+-----+
|     |xP    iO   |
+-----+-----+     +
|           |     |
+-----+-----+-----+`);
    const adviser = openAdviser(graph);
    const saved = withOffers(graph, position, 2).filter((one) => adviser(one).type === 'lost');
    expect(saved.length).toBeGreaterThan(0);
    const told = saved.map((one) => counselAt(graph, adviser, { position: one, offered: true }));
    expect(told).toContainEqual({ type: 'swap', swap: expect.any(Number), left: 3 });
    expect(counselAt(graph, adviser, { position: saved[0] as Position, offered: false }).type).toBe('lost');
  });

  it('[T12] [R26] tells the shortest way, whether that is to swap or not', () => {
    let [swaps, plain] = [0, 0];
    for (let board = 0; board < 150; board++) {
      const graph = graphOf(randomTrial(`counsel ${board}`, { positions: 3_000, pawns: 3 }));
      const adviser = openAdviser(graph);
      for (const position of withOffers(graph, firstPosition(graph), 2).slice(0, 12)) {
        const told = counselAt(graph, adviser, { position, offered: true });
        expect(leftOf(told) ?? Number.POSITIVE_INFINITY).toBe(best(graph, position));
        if (told.type === 'swap') {
          swaps++;
          const after = offeredSwaps(graph, position).find(([other]) => other === told.swap)?.[1] as Position;
          expect(distance(graph, after)).toBe(told.left);
        } else if (told.type === 'do') plain++;
      }
    }
    expect(swaps).toBeGreaterThan(10);
    expect(plain).toBeGreaterThan(10);
  });
});
