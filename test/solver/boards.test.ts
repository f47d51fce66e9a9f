import { describe, expect, it } from 'vitest';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import type { OpenCore } from '#solver/dense/core.ts';
import { layersOf } from '#solver/dense/layers.ts';
import { plainCore } from '#solver/dense/plain.ts';
import { wasmCore } from '#solver/dense/wasm.ts';
import { searchAll } from '#solver/reference.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';
import { randomTrial } from '../tower/randomQuests.ts';
import { elementsThatMatter } from './elements.ts';

// The fast solvers beside the readable one, on random boards with everything there is. A sample here;
// `npm run boards` compares 10,000 of up to 50,000 positions.

const BOARDS = Number(process.env.HUSHGLASS_BOARDS ?? 200);
const MANY = BOARDS > 1000;
const POSITIONS = MANY ? 50_000 : 10_000;
const CORES: Readonly<Record<string, OpenCore>> = { plain: plainCore, wasm: wasmCore };

const seedOf = (board: number) => `board ${board}`;
const questOf = (board: number) => randomTrial(seedOf(board), { positions: POSITIONS });
const boards = Array.from({ length: BOARDS }, (_, board) => board);

function differences(board: number): readonly string[] {
  const graph = graphOf(questOf(board));
  const from = firstPosition(graph);
  const { optimum, layers } = searchAll(graph, from);
  const expected = JSON.stringify({ optimum, layers });
  const cores = Object.entries(CORES).flatMap(([name, openCore]) =>
    JSON.stringify(layersOf(graph, from, openCore)) === expected ? [] : `${name}: ${seedOf(board)}`,
  );
  return isSolvedIn(graph, optimum ?? null) ? cores : [...cores, `from both sides: ${seedOf(board)}`];
}

/** As short as that, and the engine accepts it; or not at all. */
function isSolvedIn(graph: QuestGraph, optimum: number | null): boolean {
  const solved = solve(graph);
  if ('stopped' in solved) return false;
  const { solution } = solved;
  return solution === null ? optimum === null : solution.length === optimum && verify(graph, solution);
}

describe('random boards', () => {
  it('have the same optimum and the same layers for every solver', {
    timeout: MANY ? 2 ** 31 - 1 : 60_000,
  }, () => {
    expect(boards.flatMap(differences)).toEqual([]);
  });

  it('use every element, each in a tenth of the boards or more', { timeout: 60_000 }, () => {
    const counts = new Map<string, number>();
    const sample = boards.slice(0, 120);
    for (const board of sample)
      for (const element of elementsThatMatter(questOf(board)))
        counts.set(element, (counts.get(element) ?? 0) + 1);
    const rare = [...counts].filter(([, count]) => count < sample.length / 10);
    expect([counts.size, rare]).toEqual([17, []]);
  });
});
