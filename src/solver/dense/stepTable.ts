import { isExit, isInvoked, type Mover, type Step, stepsFrom } from '#engine/tower/steps.ts';
import { runsOf } from '../runs.ts';
import type { Cells } from './cells.ts';

// The steps of every pawn as rows of numbers, and the turns of the cards.

/** A step: by how much the word changes (for the last pawn: to which bit it leads), what it needs, where its run ends, the doors; then `clear` and `some` in halves. */
export const STEP = 8;
/** In `needs`: the mage enters an invocation space. */
export const INVOKES = 4;

export interface StepTable {
  /** By `(arrangement * pawns + which) * count + cell`: the first of the pawn's steps there; the last pawn, in epics only, after the others. */
  readonly first: Uint32Array;
  /** Steps, STEP numbers each. */
  readonly steps: Int32Array;
}

export function moverOf(
  { graph, arrangements }: Cells,
  pawn: number,
  armed: boolean,
  arrangement = 0,
): Mover {
  return { graph, adjacency: graph.adjacency(arrangements.all[arrangement] ?? []), pawn, armed };
}

export function stepsOf(cells: Cells, pawn: number, armed: boolean, arrangement = 0): readonly Step[] {
  const mover = moverOf(cells, pawn, armed, arrangement);
  return cells.spaceOf.flatMap((from) => stepsFrom(mover, from));
}

/** Where a step starts, in the direction of the search, and where it leads. */
export function endsOf(step: Step, backwards: boolean): readonly [number, number] {
  return backwards ? [step.to, step.from] : [step.from, step.to];
}

export function stepTable(cells: Cells, armed: boolean, backwards: boolean): StepTable {
  const { graph, others, last, count, arrangements } = cells;
  const pawns = [...others, last];
  const first = new Uint32Array(arrangements.all.length * pawns.length * count + 1);
  const rows: number[] = [];
  arrangements.all.forEach((_, arrangement) => {
    pawns.forEach((pawn, which) => {
      // The last pawn of a trial moves by masks.
      const moves = pawn !== last || graph.quest.shape !== 'trial';
      const all = moves ? stepsOf(cells, pawn, armed, arrangement) : [];
      const steps = pawn === last ? all.filter((step) => !isInLine(cells, step)) : all;
      const byCell = Map.groupBy(steps, (step) => cellAt(cells, endsOf(step, backwards)[0]));
      for (let cell = 0; cell < count; cell++) {
        pushRuns(rows, { cells, which, cell, backwards }, byCell.get(cell) ?? []);
        first[(arrangement * pawns.length + which) * count + cell + 1] = rows.length / STEP;
      }
    });
  });
  return { first, steps: Int32Array.from(rows) };
}

/** The sister's own moves but those on which she leaves: she makes them by other tables. */
export const isInLine = ({ graph }: Cells, { by, to }: Step) => by === 'teleport' && !isExit(graph, to);

function cellAt({ graph, cellOf, gone }: Cells, space: number): number {
  return isExit(graph, space) ? gone : (cellOf[space] as number);
}

interface From {
  readonly cells: Cells;
  readonly which: number;
  readonly cell: number;
  readonly backwards: boolean;
}

function pushRuns(rows: number[], from: From, steps: readonly Step[]): void {
  const { cells, which, backwards } = from;
  const pawn = cells.others[which] ?? cells.last;
  for (const run of runsOf(steps, backwards)) {
    const end = rows.length / STEP + run.length;
    for (const step of run) {
      const invokes = !backwards && isInvoked(cells.graph, pawn, step.to) ? INVOKES : 0;
      rows.push(changeOf(from, endsOf(step, backwards)[1]), step.needs | invokes, end, step.doors);
      pushHalves(rows, cells, step.clear);
      pushHalves(rows, cells, step.some);
    }
  }
}

function changeOf({ cells, which, cell }: From, to: number): number {
  const { graph, others, strides, goneAt, cellOf } = cells;
  if (which < others.length) return (cellAt(cells, to) - cell) * (strides[which] as number);
  return isExit(graph, to) ? goneAt : (cellOf[to] as number);
}

function pushHalves(rows: number[], { bitAt }: Cells, spaces: readonly number[]): void {
  let [low, high] = [0, 0];
  for (const space of spaces) {
    const bit = bitAt[space] as number;
    // Nobody ever stands on what has no bit.
    if (bit >= 32) high |= 1 << (bit - 32);
    else if (bit >= 0) low |= 1 << bit;
  }
  rows.push(low, high);
}

export function halves(set: bigint): readonly [number, number] {
  return [Number(BigInt.asIntN(32, set)), Number(BigInt.asIntN(32, set >> 32n))];
}

/** How many places a card can be turned or slid to at once. */
export const turnsEach = ({ graph }: Cells) => (graph.quest.shape === 'rotating' ? 3 : 1);

/** By `(arrangement * cards + card) * turnsEach`: where the turns of a card lead; to the same where there is none. */
export function turnTable(cells: Cells): Uint32Array {
  const { arrangements } = cells;
  const { handled, turns } = arrangements;
  const each = turnsEach(cells);
  return Uint32Array.from({ length: turns.length * each }, (_, index) => {
    const row = Math.floor(index / each);
    return turns[row]?.[index % each] ?? Math.floor(row / handled.length);
  });
}
