import { PAWNS, pawnIndex } from '#engine/family/pawns.ts';
import { besides, isExit, mayEnd } from '#engine/tower/steps.ts';
import { type Cells, setOf } from './cells.ts';
import { DOOR_SETS, ladderTable, linesOf, onwardTable, tossTable } from './masks.ts';
import { moverOf, type StepTable, stepTable, turnTable } from './stepTable.ts';

// A quest as numbers that a search reads without knowing any rule: the steps of every pawn with what
// must be so for each, and masks for the last pawn of a trial, whose spaces are all moved at once.
// Backwards is the same search on the same steps turned round. Sets are 64 bits, by `bitOf`.

export interface SearchTables extends StepTable {
  readonly cells: Cells;
  readonly backwards: boolean;
  /** By cell: its bit (none for those who left), the doors held open from it, and (by arrangement) where the sister finds company by it. */
  readonly bits: BigUint64Array;
  readonly keys: Uint8Array;
  readonly beside: BigUint64Array;
  /** By bit. */
  readonly cellOf: Uint8Array;
  /** By set of doors: where the last pawn stands to hold them all open. */
  readonly hold: BigUint64Array;
  readonly onward: BigUint64Array;
  readonly ladders: BigUint64Array;
  readonly firstToss: Uint32Array;
  readonly tosses: BigUint64Array;
  /** [T14] [T15] by card that can be turned or slid, where its handles are; and its turns. */
  readonly handles: BigUint64Array;
  readonly turns: Uint32Array;
  /** By arrangement and cell of an epic: to where the sister gets from there, with company. */
  readonly lines: BigUint64Array;
  /** Where the last pawn of a trial may end. */
  readonly ends: bigint;
  /** Where it goes on from, once it has left: nowhere forwards, its exits backwards. */
  readonly spread: bigint;
  readonly invocations: bigint;
  /** Among the others; -1 where it is not one of them. */
  readonly mage: number;
  readonly barbarian: number;
  readonly lastIs: { readonly mage: boolean; readonly elf: boolean; readonly sister: boolean };
}

export function searchTablesOf(cells: Cells, armed: boolean, backwards: boolean): SearchTables {
  const { graph, others, last, count, spaceOf } = cells;
  const isTrial = graph.quest.shape === 'trial';
  const spaces = graph.floor.map((_, space) => space);
  const setWhere = (holds: (space: number) => boolean) => setOf(cells, spaces.filter(holds));
  const keys = keysOf(cells);
  return {
    ...stepTable(cells, armed, backwards),
    ...NO_MASKS,
    ...(isTrial
      ? masksOf(cells, armed, backwards)
      : PAWNS[last] === 'sister' && linesOf(cells, armed, backwards)),
    cells,
    backwards,
    bits: BigUint64Array.from({ length: count }, (_, cell) => setOf(cells, spaceOf.slice(cell, cell + 1))),
    keys,
    cellOf: cellsByBit(cells),
    hold: BigUint64Array.from({ length: DOOR_SETS }, (_, doors) =>
      doors === 0
        ? BigInt.asUintN(64, -1n)
        : setWhere((space) => (keys[cells.cellOf[space] as number] ?? 0) === doors),
    ),
    handles: handlesOf(cells),
    turns: turnTable(cells),
    invocations: setWhere((space) => graph.floor[space]?.kind === 'invocation'),
    mage: others.indexOf(pawnIndex('mage')),
    barbarian: others.indexOf(pawnIndex('barbarian')),
    lastIs: {
      mage: PAWNS[last] === 'mage',
      elf: PAWNS[last] === 'elf',
      sister: PAWNS[last] === 'sister',
    },
  };
}

const NONE = new BigUint64Array(0);
const NO_MASKS = {
  beside: NONE,
  lines: NONE,
  onward: NONE,
  ladders: NONE,
  firstToss: new Uint32Array(0),
  tosses: NONE,
  ends: 0n,
  spread: 0n,
};

function masksOf(cells: Cells, armed: boolean, backwards: boolean) {
  const { graph, last, count, spaceOf, exits } = cells;
  const spaces = graph.floor.map((_, space) => space);
  const mover = moverOf(cells, last, armed);
  const company = spaces.map((space) => besides(mover, space));
  const mayBeReached = (space: number) => mayEnd(mover, space) && !(backwards && isExit(graph, space));
  return {
    beside: BigUint64Array.from({ length: count }, (_, cell) =>
      setOf(
        cells,
        spaces.filter((space) => company[space]?.includes(spaceOf[cell] ?? Number.NaN)),
      ),
    ),
    onward: onwardTable(cells, armed, backwards),
    ladders: ladderTable(cells),
    ...tossTable(cells, armed, backwards),
    ends: setOf(cells, spaces.filter(mayBeReached)),
    spread: backwards ? exits : 0n,
  };
}

function keysOf({ graph, spaceOf, count }: Cells): Uint8Array {
  return Uint8Array.from({ length: count }, (_, cell) => {
    const floor = graph.floor[spaceOf[cell] ?? -1];
    return floor?.kind === 'key' ? 1 << floor.door : 0;
  });
}

function cellsByBit({ graph, cellOf, count, gone }: Cells): Uint8Array {
  if (graph.quest.shape !== 'trial') return Uint8Array.from({ length: count }, (_, cell) => cell);
  return Uint8Array.from(cellOf, (cell) => (cell < 0 ? gone : cell));
}

function handlesOf(cells: Cells): BigUint64Array {
  const { floor, card } = cells.graph;
  return BigUint64Array.from(cells.arrangements.handled, (handled) =>
    setOf(
      cells,
      floor.flatMap(({ kind }, space) => (kind === 'handle' && card[space] === handled ? space : [])),
    ),
  );
}
