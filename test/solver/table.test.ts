import { describe, expect, it } from 'vitest';
import { type Chart, openChart } from '#engine/tower/chart.ts';
import { deeds, standKey } from '#engine/tower/deeds.ts';
import { firstStand, isDone, type Stand } from '#engine/tower/stand.ts';
import { plainCore } from '#solver/dense/plain.ts';
import {
  deadShare,
  distance,
  type GoalTable,
  hint,
  isDead,
  openTable,
  solutionFrom,
} from '#solver/dense/table.ts';
import { wasmCore } from '#solver/dense/wasm.ts';
import { searchAll } from '#solver/reference.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';
import { drawn } from '../tower/drawn.ts';
import { randomTrial } from '../tower/randomQuests.ts';

const CORES = { plain: plainCore, wasm: wasmCore };

function tableFor(chart: Chart, openCore = wasmCore): GoalTable {
  const table = openTable(chart, openCore);
  if ('stopped' in table) throw new Error(table.stopped);
  return table;
}

/** Every stand that can be reached, with its distance to the goal: the engine's deeds, searched backwards. */
function distances(chart: Chart): ReadonlyMap<Stand, number | null> {
  const first = firstStand(chart);
  const stands = new Map([[standKey(first), first]]);
  const before = new Map<string, string[]>();
  for (const [key, stand] of stands)
    for (const [, after] of deeds(chart, stand)) {
      const to = standKey(after);
      stands.set(to, stands.get(to) ?? after);
      before.set(to, [...(before.get(to) ?? []), key]);
    }
  const found = new Map<string, number>();
  let layer = [...stands].flatMap(([key, stand]) => (isDone(stand) ? key : []));
  for (let depth = 0; layer.length > 0; depth++) {
    for (const key of layer) found.set(key, depth);
    layer = [...new Set(layer.flatMap((key) => before.get(key) ?? []))].filter((key) => !found.has(key));
  }
  return new Map([...stands].map(([key, stand]) => [stand, found.get(key) ?? null]));
}

describe.each(Object.entries(CORES))('the table of distances (%s)', (_, openCore) => {
  it('knows every position’s distance to the goal, and which are lost', { timeout: 60_000 }, () => {
    let [lost, won] = [0, 0];
    for (let board = 0; board < 60; board++) {
      const chart = openChart(randomTrial(`table ${board}`, { positions: 1500 }));
      const table = tableFor(chart, openCore);
      const all = distances(chart);
      const dead = [...all.values()].filter((expected) => expected === null).length;
      expect(deadShare(table, firstStand(chart), openCore)).toBeCloseTo(dead / all.size, 10);
      for (const [stand, expected] of all) {
        expect([board, stand.pawns, distance(table, stand)]).toEqual([board, stand.pawns, expected]);
        if (isDead(table, stand)) lost++;
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
      const chart = openChart(randomTrial(`solve ${board}`, { positions: 1500 }));
      const from = firstStand(chart);
      const result = solve(chart, from);
      const solution = 'solution' in result ? result.solution : undefined;
      expect(solution?.length ?? null).toBe(searchAll(chart, from).optimum);
      if (!solution) continue;
      solved++;
      expect(verify(chart, solution)).toBe(true);
      expect(verify(chart, solution.slice(1))).toBe(false);
    }
    expect(solved).toBeGreaterThan(10);
  });

  it('hints at the next action of a shortest way, and knows a lost position', () => {
    const { chart, stand } = drawn(`
+-----+-----+-----+
|iG k1       iY   |
+     +-----+--1--+
|xG    xY         |
+-----+-----+-----+`);
    const table = tableFor(chart);
    const next = hint(table, stand);
    expect(next).toMatchObject({ deed: { type: 'move', pawn: 0, to: 10, swap: null }, left: 2 });
    const [, alone] = deeds(chart, stand).find(([deed]) => deed.type === 'move' && deed.to === 8) ?? [];
    expect(isDead(table, alone as Stand)).toBe(true);
    expect(hint(table, alone as Stand)).toBe(null);
    expect(solve(chart, alone)).toEqual({ solution: null });
    expect(solutionFrom(table, stand)).toHaveLength(3);
  });

  it('refuses what needs more memory than it may use, and stops when told', () => {
    const chart = openChart(randomTrial('large', { positions: 0, pawns: 5, width: 8, height: 8 }));
    expect(solve(chart, firstStand(chart), { bytes: 2 ** 20 })).toMatchObject({ stopped: 'tooLarge' });
    const small = openChart(randomTrial('small', { positions: 0, pawns: 3, width: 8, height: 8 }));
    let asked = 0;
    const cancelled = () => ++asked > 3;
    expect(solve(small, firstStand(small), { cancelled })).toMatchObject({ stopped: 'cancelled' });
  });
});
