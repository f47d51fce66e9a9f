import { performance } from 'node:perf_hooks';
import { parseQuest } from '#content/quest-format/parse.ts';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition } from '#engine/tower/position.ts';
import type { Card, Quest } from '#engine/tower/quest.ts';
import { openTeam } from '#server/team/team.ts';
import { numberCells } from '#solver/dense/cells.ts';
import { layersOf } from '#solver/dense/layers.ts';
import { mostBytes } from '#solver/dense/layout.ts';
import { coreBy, wasmCore } from '#solver/dense/wasm.ts';
import { solve } from '#solver/solve.ts';
import { verify } from '#solver/verify.ts';
import { coldHints } from './coldHints.ts';
import { drawnBoards, FIVE_PAWNS_HARD } from './fivePawns.ts';
import { inTurns, median } from './measure.ts';

// What a search takes at its largest: five pawns in the default memory; and a board with nothing in the way, on which
// every position is reached, by one thread and by two.

/** Of a tenth of a second each, of which the first compile what they run. */
const ROUNDS = 21;
/** An open board of eight by eight with 56 spaces to stand on: seven are missing, and one is the exit. */
const MISSING = 7;

export async function largeFigures(): Promise<Readonly<Record<string, number>>> {
  return {
    fivePawnMs: median(drawnBoards().map(solveMs)),
    fivePawnHardMs: solveMs(graphIn(FIVE_PAWNS_HARD)),
    ...(await fullBoardFigures()),
    ...coldHints(),
  };
}

function graphIn(drawing: string): QuestGraph {
  const read = parseQuest(drawing);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return graphOf(read.quest);
}

function solveMs(graph: QuestGraph): number {
  const start = performance.now();
  const solved = solve(graph);
  const ms = performance.now() - start;
  if (!('solution' in solved) || solved.solution === null || !verify(graph, solved.solution))
    throw new Error('five pawns are not led out');
  return Math.round(ms);
}

async function fullBoardFigures() {
  const graph = fullBoard();
  const states = layersOf(graph, firstPosition(graph), wasmCore).layers.reduce((sum, layer) => sum + layer);
  const { words } = numberCells(graph);
  // The search that solves, which knows both sides, and the one that makes a table of hints.
  const [solving, hinting] = [true, false].map((isTwoSided) =>
    mostBytes(words, { isTwoSided, keepDepths: false }),
  );
  const each = (bytes = 0) => Number((bytes / states).toFixed(2));
  const team = openTeam(2);
  const search = (core: typeof wasmCore) => () => {
    layersOf(graph, firstPosition(graph), core);
  };
  const [one = 1, two = 1] = inTurns(ROUNDS, states, [search(wasmCore), search(coreBy(team.hands))]);
  await team.close();
  return {
    twoThreads: Number((two / one).toFixed(2)),
    fullBoardBytesPerState: each(solving),
    fullBoardTableBytesPerState: each(hinting),
  };
}

function fullBoard(): QuestGraph {
  const side = 8;
  const floors: Card['floors'] = Array.from({ length: side * side }, (_, cell) => {
    if (cell === 0) return { kind: 'exit', pawn: null };
    return { kind: cell <= MISSING ? 'hollow' : 'corridor' };
  });
  const isInside = (cell: number, direction: number) => {
    const [x, y] = [cell % side, Math.floor(cell / side)];
    return [y > 0, x < side - 1, y < side - 1, x > 0][direction] === true;
  };
  const edges: Card['edges'] = floors.flatMap((_, cell) =>
    [0, 1, 2, 3].map((direction) => (isInside(cell, direction) ? ('open' as const) : ('wall' as const))),
  );
  const starts = { barbarian: 60, mage: 61, elf: 62, dwarf: 63 };
  const quest: Quest = { shape: 'trial', cards: [{ width: side, height: side, floors, edges }], starts };
  return graphOf(quest);
}
