import type { Chart } from '#engine/tower/chart.ts';
import type { Stand } from '#engine/tower/stand.ts';
import { numberCells, positionOf } from './cells.ts';
import type { OpenCore } from './core.ts';
import { flood } from './flood.ts';
import { allArmed, allGone } from './goals.ts';
import { tablesOf } from './tables.ts';

// Everything that can be reached from a stand, counted by layers as the reference does.

export interface Layers {
  readonly optimum: number | null;
  readonly layers: readonly number[];
}

export function layersOf(chart: Chart, from: Stand, openCore: OpenCore, last?: number): Layers {
  const cells = numberCells(chart, last);
  const { word, bit } = positionOf(cells, from);
  const start = { depth: 0, word, bits: bit };
  const unarmed = from.armed
    ? { layers: [], hits: [start] }
    : flood(openCore(tablesOf(cells, false, false), false), {
        seeds: [start],
        watch: allArmed(cells),
        cut: true,
      });
  const armed = flood(openCore(tablesOf(cells, true, false), false), {
    seeds: unarmed.hits,
    watch: allGone(cells),
  });
  // Those who pass from one space to the other are counted in both.
  const passing = from.armed ? [] : unarmed.hits;
  const layers = Array.from({ length: Math.max(unarmed.layers.length, armed.layers.length) }, (_, depth) => {
    const twice = passing
      .filter((hit) => hit.depth === depth)
      .reduce((sum, { bits }) => sum + sizeOf(bits), 0);
    return (unarmed.layers[depth] ?? 0) + (armed.layers[depth] ?? 0) - twice;
  });
  while (layers.at(-1) === 0) layers.pop();
  return { optimum: armed.hits[0]?.depth ?? null, layers };
}

const sizeOf = (set: bigint) => set.toString(2).replaceAll('0', '').length;
