import { performance } from 'node:perf_hooks';
import { below, type Random, randomFrom } from '#engine/core/random.ts';
import type { Chart } from '#engine/tower/chart.ts';
import { deeds, standKey } from '#engine/tower/deeds.ts';
import { firstStand, isDone, type Stand } from '#engine/tower/stand.ts';
import { standAt } from '#solver/dense/cells.ts';
import type { Core } from '#solver/dense/core.ts';
import { reachFrom } from '#solver/dense/layers.ts';
import { plainCore } from '#solver/dense/plain.ts';
import { distance, type GoalTable, hint, openTable } from '#solver/dense/table.ts';
import { wasmCore } from '#solver/dense/wasm.ts';

// Hints from positions drawn at random among all that can be reached and won, each checked three ways: the
// table that TypeScript makes says the same; of all the engine's deeds none leads nearer; and, near the end,
// the engine alone needs as many actions.

const NEAR = 3;
const NAIVE_CHECKS = 5;

export function hintTimes(chart: Chart, hints: number): readonly number[] {
  const [table, plain] = [openTable(chart, wasmCore), openTable(chart, plainCore)] as [GoalTable, GoalTable];
  const draw = liveStands(chart, table);
  let checks = 0;
  return Array.from({ length: hints }, () => {
    const stand = draw();
    const start = performance.now();
    const hinted = hint(table, stand);
    const ms = performance.now() - start;
    const left = hinted?.left ?? Number.NaN;
    const nearest = Math.min(
      ...deeds(chart, stand).map(([, after]) => distance(plain, after) ?? Number.POSITIVE_INFINITY),
    );
    if (left !== nearest || distance(plain, stand) !== left + 1) throw new Error('a hint is not optimal');
    const near = left <= NEAR && checks++ < NAIVE_CHECKS;
    if (near && (isWonIn(chart, stand, left) || !isWonIn(chart, stand, left + 1)))
      throw new Error('the engine can do it in another number of actions');
    return ms;
  });
}

/** Breadth first over the engine's deeds, as the readable search, but no further than asked. */
function isWonIn(chart: Chart, from: Stand, actions: number): boolean {
  let layer = new Map([[standKey(from), from]]);
  for (let depth = 0; depth < actions; depth++)
    layer = new Map(
      [...layer.values()].flatMap((stand) =>
        deeds(chart, stand).map(([, after]) => [standKey(after), after] as const),
      ),
    );
  return [...layer.values()].some(isDone);
}

/** Draws positions that can be reached and won and are not yet, all alike likely. */
function liveStands(chart: Chart, { cells, armed, unarmed }: GoalTable): () => Stand {
  const reached = reachFrom(cells, firstStand(chart), wasmCore);
  const halves: readonly (readonly [Core | null, Core | null, boolean])[] = [
    [reached.armed, armed, true],
    [reached.unarmed, unarmed, false],
  ];
  const found = halves.filter(([seen, won]) => seen !== null && won !== null) as [Core, Core, boolean][];
  let random: Random = randomFrom('hints');
  const roll = (limit: number): number => {
    const [value, after] = below(random, limit);
    random = after;
    return value;
  };
  return () => {
    for (;;) {
      const [seen, won, isArmed] = found[roll(found.length)] as [Core, Core, boolean];
      const half = roll(seen.known.length);
      const bit = 1 << roll(32);
      if (((seen.known[half] as number) & (won.known[half] as number) & bit) === 0) continue;
      const at = { word: half >> 1, bit: BigInt(bit >>> 0) << BigInt((half & 1) * 32) };
      const stand = standAt(cells, at, isArmed);
      if (stand.pawns.some((space) => space >= 0)) return stand;
    }
  };
}
