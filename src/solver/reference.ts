import type { Chart } from '#engine/tower/chart.ts';
import { type Deed, deeds, standKey } from '#engine/tower/deeds.ts';
import { isDone, type Stand } from '#engine/tower/stand.ts';

// The readable solver: breadth first over the engine's own deeds, every position once. Slow, and
// the yardstick for the fast one.

export interface Search {
  /** The fewest actions, or null where it cannot be solved; undefined where the budget ended first. */
  readonly optimum: number | null | undefined;
  /** How many positions are first reached after so many actions. */
  readonly layers: readonly number[];
  readonly solution: readonly Deed[];
}

interface Node {
  readonly stand: Stand;
  readonly before: Node | null;
  readonly deed: Deed | null;
}

/** All that can be reached is explored, beyond the first solution too: the layers tell solvers apart. */
export function searchAll(chart: Chart, from: Stand, budget = Number.POSITIVE_INFINITY): Search {
  const known = new Set([standKey(from)]);
  const layers: number[] = [];
  let goal: { readonly node: Node; readonly depth: number } | null = null;
  let layer: readonly Node[] = [{ stand: from, before: null, deed: null }];
  for (let depth = 0; layer.length > 0; depth++) {
    layers.push(layer.length);
    const node: Node | undefined = goal === null ? layer.find(({ stand }) => isDone(stand)) : undefined;
    if (node !== undefined) goal = { node, depth };
    if (known.size > budget) return { optimum: goal?.depth, layers, solution: pathTo(goal?.node ?? null) };
    layer = expand(chart, layer, known);
  }
  return { optimum: goal?.depth ?? null, layers, solution: pathTo(goal?.node ?? null) };
}

function expand(chart: Chart, layer: readonly Node[], known: Set<string>): readonly Node[] {
  const next: Node[] = [];
  for (const before of layer)
    for (const [deed, stand] of deeds(chart, before.stand)) {
      const key = standKey(stand);
      if (known.has(key)) continue;
      known.add(key);
      next.push({ stand, before, deed });
    }
  return next;
}

function pathTo(node: Node | null): readonly Deed[] {
  return node === null || node.deed === null ? [] : [...pathTo(node.before), node.deed];
}
