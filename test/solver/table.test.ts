import { describe, expect, it } from 'vitest';
import { actionsFrom, positionKey } from '#engine/tower/actions.ts';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, isDone, type Position } from '#engine/tower/position.ts';
import { deadShare, distance, hint, isDead, solutionFrom } from '#solver/dense/distance.ts';
import { type GoalTable, openGoalTable } from '#solver/dense/goalTable.ts';
import { plainCore } from '#solver/dense/plain.ts';
import { wasmCore } from '#solver/dense/wasm.ts';
import { searchAll } from '#solver/reference.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';
import { drawn } from '../tower/drawn.ts';
import { randomTrial } from '../tower/randomQuests.ts';

const CORES = { plain: plainCore, wasm: wasmCore };

function tableFor(graph: QuestGraph, openCore = wasmCore): GoalTable {
  const table = openGoalTable(graph, openCore);
  if ('stopped' in table) throw new Error(table.stopped);
  return table;
}

/** Every position that can be reached, with its distance to the goal: the engine's actions, searched backwards. */
function distances(graph: QuestGraph): ReadonlyMap<Position, number | null> {
  const first = firstPosition(graph);
  const positions = new Map([[positionKey(first), first]]);
  const before = new Map<string, string[]>();
  for (const [key, position] of positions)
    for (const [, after] of actionsFrom(graph, position)) {
      const to = positionKey(after);
      positions.set(to, positions.get(to) ?? after);
      before.set(to, [...(before.get(to) ?? []), key]);
    }
  const found = new Map<string, number>();
  let layer = [...positions].flatMap(([key, position]) => (isDone(position) ? key : []));
  for (let depth = 0; layer.length > 0; depth++) {
    for (const key of layer) found.set(key, depth);
    layer = [...new Set(layer.flatMap((key) => before.get(key) ?? []))].filter((key) => !found.has(key));
  }
  return new Map([...positions].map(([key, position]) => [position, found.get(key) ?? null]));
}

describe.each(Object.entries(CORES))('the table of distances (%s)', (_, openCore) => {
  it('knows every position’s distance to the goal, and which are lost', { timeout: 60_000 }, () => {
    let [lost, won] = [0, 0];
    for (let board = 0; board < 60; board++) {
      const graph = graphOf(randomTrial(`table ${board}`, { positions: 1500 }));
      const table = tableFor(graph, openCore);
      const all = distances(graph);
      const dead = [...all.values()].filter((expected) => expected === null).length;
      expect(deadShare(table, firstPosition(graph), openCore)).toBeCloseTo(dead / all.size, 10);
      for (const [position, expected] of all) {
        expect([board, position.pawns, distance(table, position)]).toEqual([board, position.pawns, expected]);
        if (isDead(table, position)) lost++;
        else won++;
      }
    }
    expect(Math.min(lost, won)).toBeGreaterThan(500);
  });
});

describe('solving', () => {
  it('finds solutions as short as the reference’s, and the engine accepts them', { timeout: 60_000 }, () => {
    let solved = 0;
    for (let board = 0; board < 60; board++) {
      const graph = graphOf(randomTrial(`solve ${board}`, { positions: 1500 }));
      const from = firstPosition(graph);
      const result = solve(graph, from);
      const solution = 'solution' in result ? result.solution : undefined;
      expect(solution?.length ?? null).toBe(searchAll(graph, from).optimum);
      if (!solution) continue;
      solved++;
      expect(verify(graph, solution)).toBe(true);
      expect(verify(graph, solution.slice(1))).toBe(false);
    }
    expect(solved).toBeGreaterThan(10);
  });

  it('hints at the next action of a shortest way, and knows a lost position', () => {
    const { graph, position } = drawn(`
+-----+-----+-----+
|iG k1       iY   |
+     +-----+--1--+
|xG    xY         |
+-----+-----+-----+`);
    const table = tableFor(graph);
    const next = hint(table, position);
    expect(next).toMatchObject({ action: { type: 'move', pawn: 0, to: 10, swap: null }, left: 2 });
    const [, alone] =
      actionsFrom(graph, position).find(([action]) => action.type === 'move' && action.to === 8) ?? [];
    expect(isDead(table, alone as Position)).toBe(true);
    expect(hint(table, alone as Position)).toBe(null);
    expect(solve(graph, alone)).toEqual({ solution: null });
    expect(solutionFrom(table, position)).toHaveLength(3);
  });

  it('refuses what needs more memory than it may use, and stops when told', () => {
    const graph = graphOf(randomTrial('large', { positions: 0, pawns: 5, width: 8, height: 8 }));
    expect(solve(graph, firstPosition(graph), { bytes: 2 ** 20 })).toMatchObject({ stopped: 'tooLarge' });
    const small = graphOf(randomTrial('small', { positions: 0, pawns: 3, width: 8, height: 8 }));
    let asked = 0;
    const cancelled = () => ++asked > 3;
    expect(solve(small, firstPosition(small), { cancelled })).toMatchObject({ stopped: 'cancelled' });
  });
});
