import type { Chart } from '#engine/tower/chart.ts';
import type { Stand } from '#engine/tower/stand.ts';
import { type Cells, numberCells, positionOf } from './cells.ts';
import type { Core, OpenCore } from './core.ts';
import { flood, type Seed } from './flood.ts';
import { allArmed, allGone } from './goals.ts';
import { tablesOf } from './tables.ts';

// Everything that can be reached from a stand, counted by layers as the reference does.

export interface Layers {
  readonly optimum: number | null;
  readonly layers: readonly number[];
}

export interface Reached extends Layers {
  readonly armed: Core;
  /** Null from a stand that is armed. */
  readonly unarmed: Core | null;
  /** Where one space is left for the other: known in both. */
  readonly passing: readonly Seed[];
}

export function layersOf(chart: Chart, from: Stand, openCore: OpenCore, last?: number): Layers {
  const { optimum, layers } = reachFrom(numberCells(chart, last), from, openCore);
  return { optimum, layers };
}

export function reachFrom(cells: Cells, from: Stand, openCore: OpenCore): Reached {
  const { word, bit } = positionOf(cells, from);
  const start = [{ depth: 0, word, bits: bit }];
  const unarmed = from.armed ? null : openCore(tablesOf(cells, false, false), false);
  const before = unarmed && flood(unarmed, { seeds: start, watch: allArmed(cells), cut: true });
  const armed = openCore(tablesOf(cells, true, false), false);
  const after = flood(armed, { seeds: before?.hits ?? start, watch: allGone(cells) });
  const passing = before?.hits ?? [];
  const optimum = after.hits[0]?.depth ?? null;
  return { optimum, layers: together(before?.layers ?? [], after.layers, passing), armed, unarmed, passing };
}

function together(before: readonly number[], after: readonly number[], passing: readonly Seed[]): number[] {
  const layers = Array.from({ length: Math.max(before.length, after.length) }, (_, depth) => {
    const twice = passing.reduce((sum, hit) => (hit.depth === depth ? sum + sizeOf(hit.bits) : sum), 0);
    return (before[depth] ?? 0) + (after[depth] ?? 0) - twice;
  });
  while (layers.at(-1) === 0) layers.pop();
  return layers;
}

export const sizeOf = (set: bigint) => set.toString(2).replaceAll('0', '').length;
