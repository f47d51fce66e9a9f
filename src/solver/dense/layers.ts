import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';
import { addressOf, type Cells, numberCells } from './cells.ts';
import type { Core, OpenCore } from './core.ts';
import { flood, type Seed } from './flood.ts';
import { allArmed, allGone } from './goals.ts';
import { searchTablesOf } from './searchTables.ts';

// Everything that can be reached from a position, counted by layers as the reference does.

export interface Layers {
  readonly optimum: number | null;
  readonly layers: readonly number[];
}

export interface Reached extends Layers {
  readonly armed: Core;
  /** Null from a position that is armed. */
  readonly unarmed: Core | null;
  /** Where one space is left for the other: known in both. */
  readonly passing: readonly Seed[];
}

export function layersOf(graph: QuestGraph, from: Position, openCore: OpenCore, last?: number): Layers {
  const { optimum, layers } = reachFrom(numberCells(graph, last), from, openCore);
  return { optimum, layers };
}

export function reachFrom(cells: Cells, from: Position, openCore: OpenCore): Reached {
  const { word, bit } = addressOf(cells, from);
  const start = [{ depth: 0, word, bits: bit }];
  const unarmed = from.armed ? null : openCore(searchTablesOf(cells, false, false), 'none');
  const before = unarmed && flood(unarmed, { seeds: start, watch: allArmed(cells), cut: true });
  const armed = openCore(searchTablesOf(cells, true, false), 'none');
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
