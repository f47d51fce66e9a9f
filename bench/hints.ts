import { performance } from 'node:perf_hooks';
import { below, type Random, randomFrom } from '#engine/core/random.ts';
import { actionsFrom, positionKey } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, isDone, type Position } from '#engine/tower/position.ts';
import { positionAt } from '#solver/dense/cells.ts';
import type { Core, Kept } from '#solver/dense/core.ts';
import { distance, hint } from '#solver/dense/distance.ts';
import { type GoalTable, openGoalTable, openHintTable } from '#solver/dense/goalTable.ts';
import { reachFrom } from '#solver/dense/layers.ts';
import { plainCore } from '#solver/dense/plain.ts';
import { wasmCore } from '#solver/dense/wasm.ts';

// Hints from positions drawn at random among all that can be reached and won, each checked three ways: the
// table that TypeScript makes says the same; of all the engine's actions none leads nearer; and, near the end,
// the engine alone needs as many actions.

const NEAR = 3;
const NAIVE_CHECKS = 5;

export function hintTimes(graph: QuestGraph, hints: number): readonly number[] {
  const [table, plain] = [openHintTable(graph, wasmCore), openGoalTable(graph, plainCore)] as [
    GoalTable,
    GoalTable,
  ];
  const draw = liveStands(graph, table);
  let checks = 0;
  return Array.from({ length: hints }, () => {
    const position = draw();
    const start = performance.now();
    const hinted = hint(table, position);
    const ms = performance.now() - start;
    const left = hinted?.left ?? Number.NaN;
    const nearest = Math.min(
      ...actionsFrom(graph, position).map(([, after]) => distance(plain, after) ?? Number.POSITIVE_INFINITY),
    );
    if (left !== nearest || distance(plain, position) !== left + 1) throw new Error('a hint is not optimal');
    const near = left <= NEAR && checks++ < NAIVE_CHECKS;
    if (near && (isWonIn(graph, position, left) || !isWonIn(graph, position, left + 1)))
      throw new Error('the engine can do it in another number of actions');
    return ms;
  });
}

/** Breadth first over the engine's actions, as the readable search, but no further than asked. */
function isWonIn(graph: QuestGraph, from: Position, actions: number): boolean {
  let layer = new Map([[positionKey(from), from]]);
  for (let depth = 0; depth < actions; depth++)
    layer = new Map(
      [...layer.values()].flatMap((position) =>
        actionsFrom(graph, position).map(([, after]) => [positionKey(after), after] as const),
      ),
    );
  return [...layer.values()].some(isDone);
}

/** Draws positions that can be reached and won and are not yet, all alike likely. */
function liveStands(graph: QuestGraph, { cells, armed, unarmed }: GoalTable): () => Position {
  const reached = reachFrom(cells, firstPosition(graph), wasmCore);
  const halves: readonly (readonly [Core | null, Kept | null, boolean])[] = [
    [reached.armed, armed, true],
    [reached.unarmed, unarmed, false],
  ];
  const found = halves.filter(([seen, won]) => seen !== null && won !== null) as [Core, Kept, boolean][];
  let random: Random = randomFrom('hints');
  const roll = (limit: number): number => {
    const [value, after] = below(random, limit);
    random = after;
    return value;
  };
  return () => {
    for (;;) {
      const [seen, won, isArmed] = found[roll(found.length)] as [Core, Kept, boolean];
      const [word, number] = [roll(cells.words), roll(64)];
      const bit = 1n << BigInt(number);
      const live = (won.half(word, number < 32 ? 0 : 1) >>> (number & 31)) & 1;
      if (live === 0 || (seen.known(word) & bit) === 0n) continue;
      const position = positionAt(cells, { word, bit }, isArmed);
      if (position.pawns.some((space) => space >= 0)) return position;
    }
  };
}
