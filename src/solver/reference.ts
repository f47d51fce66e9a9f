import { actionsFrom, positionKey, type QuestAction } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { isDone, type Position } from '#engine/tower/position.ts';

// The readable solver: breadth first over the engine's own actions, every position once. Slow, and
// the yardstick for the fast one.

export interface Search {
  /** The fewest actions, or null where it cannot be solved; undefined where the budget ended first. */
  readonly optimum: number | null | undefined;
  /** How many positions are first reached after so many actions. */
  readonly layers: readonly number[];
  readonly solution: readonly QuestAction[];
}

interface Node {
  readonly position: Position;
  readonly before: Node | null;
  readonly action: QuestAction | null;
}

/** All that can be reached is explored, beyond the first solution too: the layers tell solvers apart. */
export function searchAll(graph: QuestGraph, from: Position, budget = Number.POSITIVE_INFINITY): Search {
  const known = new Set([positionKey(from)]);
  const layers: number[] = [];
  let goal: { readonly node: Node; readonly depth: number } | null = null;
  let layer: readonly Node[] = [{ position: from, before: null, action: null }];
  for (let depth = 0; layer.length > 0; depth++) {
    layers.push(layer.length);
    const node: Node | undefined = goal === null ? layer.find(({ position }) => isDone(position)) : undefined;
    if (node !== undefined) goal = { node, depth };
    if (known.size > budget) return { optimum: goal?.depth, layers, solution: pathTo(goal?.node ?? null) };
    layer = expand(graph, layer, known);
  }
  return { optimum: goal?.depth ?? null, layers, solution: pathTo(goal?.node ?? null) };
}

function expand(graph: QuestGraph, layer: readonly Node[], known: Set<string>): readonly Node[] {
  const next: Node[] = [];
  for (const before of layer)
    for (const [action, position] of actionsFrom(graph, before.position)) {
      const key = positionKey(position);
      if (known.has(key)) continue;
      known.add(key);
      next.push({ position, before, action });
    }
  return next;
}

function pathTo(node: Node | null): readonly QuestAction[] {
  return node === null || node.action === null ? [] : [...pathTo(node.before), node.action];
}
