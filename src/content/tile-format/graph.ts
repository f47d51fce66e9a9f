import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { cellBeside, edgeOf, OFF, stepsAcross } from '#engine/mall/spaces.ts';
import type { Tile } from '#engine/mall/tile.ts';

// One tile as a graph of corridor spaces, for judging its design. Steps are the engine's own.

export type Graph = readonly (readonly number[])[];

const CELLS = Array.from({ length: 16 }, (_, cell) => cell);
const SIDES = [0, 1, 2, 3];

export function corridors(tile: Tile): readonly number[] {
  return CELLS.filter((cell) => tile.cells[cell]?.shop === undefined);
}

export function openSlots(tile: Tile): readonly Direction[] {
  return DIRECTIONS.filter((side) => tile.open[side]);
}

/** What every hero can walk. */
export function onFoot(tile: Tile): Graph {
  const steps = stepsAcross(tile, 'open');
  return CELLS.map((cell) =>
    SIDES.map((side) => steps[cell * 4 + side] ?? OFF).filter((next) => next !== OFF),
  );
}

export function withEscalators(tile: Tile, graph: Graph): Graph {
  const far = (cell: number) => tile.escalators.filter((ends) => ends.includes(cell)).flat();
  return graph.map((next, cell) => [...next, ...far(cell).filter((end) => end !== cell)]);
}

export interface SteelDoor {
  /** The cell a code leads into, and the one it is passed from. */
  readonly behind: number;
  readonly before: number;
  readonly free: boolean;
}

export function doorsOf(tile: Tile): readonly SteelDoor[] {
  return CELLS.flatMap((before) =>
    SIDES.flatMap((side) => {
      const edge = edgeOf(tile, before, side);
      const leads = typeof edge !== 'string' && edge.code === DIRECTIONS[side];
      return leads ? [{ before, behind: cellBeside(before, side), free: edge.free }] : [];
    }),
  );
}

/** [X5.8] a steel door as someone with a code sees it. */
export function withDoors(tile: Tile, graph: Graph): Graph {
  const beyond = (cell: number) => doorsOf(tile).filter(({ before }) => before === cell);
  return graph.map((next, cell) => [...next, ...beyond(cell).map(({ behind }) => behind)]);
}

/** Steps from one cell to every other; Infinity where there is no way, or only across a blocked cell. */
export function distances(graph: Graph, from: number, blocked: readonly number[] = []): readonly number[] {
  const steps = CELLS.map(() => Number.POSITIVE_INFINITY);
  if (blocked.includes(from)) return steps;
  steps[from] = 0;
  const queue = [from];
  for (const cell of queue)
    for (const next of graph[cell] ?? []) {
      if (steps[next] !== Number.POSITIVE_INFINITY || blocked.includes(next)) continue;
      steps[next] = (steps[cell] ?? 0) + 1;
      queue.push(next);
    }
  return steps;
}

/** Whether these cells all reach each other (both ways, so doors left aside) once some are blocked. */
export function connected(graph: Graph, cells: readonly number[], blocked: readonly number[] = []): boolean {
  const [first] = cells;
  if (first === undefined) return true;
  const steps = distances(graph, first, blocked);
  return cells.every((cell) => steps[cell] !== Number.POSITIVE_INFINITY);
}

/** Cells whose loss would part some of the others. */
export function cutPoints(graph: Graph, cells: readonly number[]): readonly number[] {
  return cells.filter((cell) => {
    const others = cells.filter((other) => other !== cell);
    return !connected(graph, others, [cell]);
  });
}
