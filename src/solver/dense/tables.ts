import { PAWNS, pawnIndex } from '#engine/mall/pawns.ts';
import { DOORS } from '#engine/tower/quest.ts';
import {
  besides,
  crossing,
  isExit,
  isInvoked,
  isStandable,
  type Mover,
  mayEnd,
  NEEDS_BARBARIAN,
  nextTo,
  type Step,
  stepsFrom,
} from '#engine/tower/steps.ts';
import { bitOf, type Cells, setOf } from './cells.ts';

// A trial as numbers that a search reads without knowing any rule: the steps of every pawn with what
// must be so for each, and masks for the last pawn, whose spaces are all moved at once. Backwards is
// the same search on the same steps turned round. Sets of spaces are 64 bits: bit by space.

export interface Tables {
  readonly cells: Cells;
  readonly backwards: boolean;
  /** By cell: its space as a set (none for those who left), the doors held open from it, and where the sister finds company by it. */
  readonly bits: BigUint64Array;
  readonly keys: Uint8Array;
  readonly beside: BigUint64Array;
  /** By space. */
  readonly cellOf: Uint8Array;
  /** By set of doors: where the last pawn stands to hold them all open. */
  readonly hold: BigUint64Array;
  /** By `(arrangement * pawns + which) * count + cell`: the first of the pawn's steps there; the last pawn, in epics only, after the others. */
  readonly first: Uint32Array;
  /** Steps, STEP numbers each. */
  readonly steps: Int32Array;
  /** By `doors * 4 + direction`: from where the last pawn can go one space on. */
  readonly onward: BigUint64Array;
  /** A ladder's space and all it leads to. */
  readonly ladders: BigUint64Array;
  /** By cell of the barbarian: the first toss of the last pawn from there; each is from, to, doors. */
  readonly firstToss: Uint32Array;
  readonly tosses: BigUint64Array;
  /** T14: by card that can turn, the spaces of its handles; and by `arrangement * cards + card` where its turns lead, three each. */
  readonly handles: BigUint64Array;
  readonly turns: Uint32Array;
  /** Spaces the last pawn may end on. */
  readonly ends: bigint;
  /** Where it goes on from, once it has left: nowhere forwards, its exits backwards. */
  readonly spread: bigint;
  readonly invocations: bigint;
  /** Among the others; -1 where it is not one of them. */
  readonly mage: number;
  readonly barbarian: number;
  readonly lastIs: { readonly mage: boolean; readonly elf: boolean; readonly sister: boolean };
}

/** A step: by how much the word changes (for the last pawn: to which space it leads), what it needs, where its run ends, the doors; then `clear` and `some` in halves. */
export const STEP = 8;
/** In `needs`: the mage enters an invocation space. */
export const INVOKES = 4;

const DOOR_SETS = 1 << DOORS;

export function tablesOf(cells: Cells, armed: boolean, backwards: boolean): Tables {
  const { chart, others, last, count, gone, spaceOf, exits } = cells;
  const spaces = chart.floor.map((_, space) => space);
  const setWhere = (holds: (space: number) => boolean) => setOf(spaces.filter(holds));
  const mover = moverOf(cells, last, armed);
  const keys = new Uint8Array(count);
  spaceOf.forEach((space, cell) => {
    const floor = chart.floor[space];
    if (floor?.kind === 'key') keys[cell] = 1 << floor.door;
  });
  const { first, steps } = stepTable(cells, armed, backwards);
  const { firstToss, tosses } = tossTable(cells, armed, backwards);
  return {
    cells,
    backwards,
    bits: BigUint64Array.from({ length: count }, (_, cell) =>
      cell === gone ? 0n : bitOf(spaceOf[cell] as number),
    ),
    keys,
    beside: BigUint64Array.from({ length: count }, (_, cell) =>
      cell === gone ? 0n : setWhere((space) => besides(mover, space).includes(spaceOf[cell] as number)),
    ),
    cellOf: Uint8Array.from(cells.cellOf, (cell) => (cell < 0 ? gone : cell)),
    hold: BigUint64Array.from({ length: DOOR_SETS }, (_, doors) =>
      doors === 0
        ? BigInt.asUintN(64, -1n)
        : setWhere((space) => (keys[cells.cellOf[space] as number] ?? 0) === doors),
    ),
    first,
    steps,
    onward: onwardTable(cells, armed, backwards),
    ladders: ladderTable(cells),
    firstToss,
    tosses,
    ...turnTable(cells),
    ends: setWhere((space) => mayEnd(mover, space) && !(backwards && isExit(chart, space))),
    spread: backwards ? exits : 0n,
    invocations: setWhere((space) => chart.floor[space]?.kind === 'invocation'),
    mage: others.indexOf(pawnIndex('mage')),
    barbarian: others.indexOf(pawnIndex('barbarian')),
    lastIs: {
      mage: PAWNS[last] === 'mage',
      elf: PAWNS[last] === 'elf',
      sister: PAWNS[last] === 'sister',
    },
  };
}

function moverOf({ chart, arrangements }: Cells, pawn: number, armed: boolean, arrangement = 0): Mover {
  return { chart, lay: chart.lay(arrangements[arrangement] ?? []), pawn, armed };
}

function stepsOf(cells: Cells, pawn: number, armed: boolean, arrangement = 0): readonly Step[] {
  const mover = moverOf(cells, pawn, armed, arrangement);
  return cells.spaceOf.flatMap((from) => stepsFrom(mover, from));
}

/** Where a step starts, in the direction of the search, and where it leads. */
function endsOf(step: Step, backwards: boolean): readonly [number, number] {
  return backwards ? [step.to, step.from] : [step.from, step.to];
}

function stepTable(cells: Cells, armed: boolean, backwards: boolean) {
  const { chart, others, last, count, gone, goneSpace, cellOf, arrangements } = cells;
  const cellAt = (space: number) => (isExit(chart, space) ? gone : (cellOf[space] as number));
  const pawns = [...others, last];
  const first = new Uint32Array(arrangements.length * pawns.length * count + 1);
  const rows: number[] = [];
  const change = (which: number, cell: number, to: number) =>
    which < others.length
      ? (cellAt(to) - cell) * (cells.strides[which] as number)
      : isExit(chart, to)
        ? goneSpace
        : to;
  arrangements.forEach((_, arrangement) => {
    pawns.forEach((pawn, which) => {
      const byCell: Step[][] = Array.from({ length: count }, () => []);
      // The last pawn of a trial moves by masks.
      if (pawn !== last || chart.quest.shape !== 'trial')
        for (const step of stepsOf(cells, pawn, armed, arrangement))
          byCell[cellAt(endsOf(step, backwards)[0])]?.push(step);
      byCell.forEach((steps, cell) => {
        for (const run of Map.groupBy(steps, (step) => runOf(step, backwards)).values()) {
          const end = rows.length / STEP + run.length;
          for (const step of run.sort((a, b) => a.length - b.length)) {
            const needs = step.needs | invokes(cells, pawn, step, backwards);
            rows.push(change(which, cell, endsOf(step, backwards)[1]), needs, end, step.doors);
            pushHalves(rows, step.clear);
            pushHalves(rows, step.some);
          }
        }
        first[(arrangement * pawns.length + which) * count + cell + 1] = rows.length / STEP;
      });
    });
  });
  return { first, steps: Int32Array.from(rows) };
}

function pushHalves(rows: number[], spaces: readonly number[]): void {
  let [low, high] = [0, 0];
  for (const space of spaces)
    if (space < 32) low |= 1 << space;
    else high |= 1 << (space - 32);
  rows.push(low, high);
}

function turnTable({ chart, handled, arrangements }: Cells) {
  const handles = BigUint64Array.from(handled, (card) =>
    setOf(
      chart.floor.flatMap(({ kind }, space) =>
        kind === 'handle' && chart.card[space] === card ? space : [],
      ),
    ),
  );
  const turns = arrangements.flatMap((arranged, from) =>
    handled.flatMap((card, index) => {
      const now = arranged[card] as number;
      return [1, 2, 3].map((quarters) => from + (((now + quarters) & 3) - now) * 4 ** index);
    }),
  );
  return { handles, turns: Uint32Array.from(turns) };
}

/** Only walks make runs: between the same spaces there may be a ladder, a jump and a toss. */
function runOf(step: Step, backwards: boolean): string {
  const [from, to] = endsOf(step, backwards);
  return step.by !== 'walk'
    ? `${from} ${to} ${step.direction} ${step.needs}`
    : `${from} ${step.by} ${step.direction}`;
}

function invokes({ chart }: Cells, pawn: number, { to }: Step, backwards: boolean): number {
  return !backwards && isInvoked(chart, pawn, to) ? INVOKES : 0;
}

export function halves(set: bigint): readonly [number, number] {
  return [Number(BigInt.asIntN(32, set)), Number(BigInt.asIntN(32, set >> 32n))];
}

function onwardTable(cells: Cells, armed: boolean, backwards: boolean): BigUint64Array {
  const { chart, last } = cells;
  const onward = new BigUint64Array(DOOR_SETS * 4);
  const mover = moverOf(cells, last, armed);
  chart.floor.forEach((_, space) => {
    if (!isStandable(chart, last, space)) return;
    for (let direction = 0; direction < 4; direction++) {
      const [to, need] = [nextTo(mover, space, direction), crossing(mover, space, direction)];
      if (need === null || !mayEnd(mover, to)) continue;
      const [at, way] = backwards ? [to, direction ^ 2] : [space, direction];
      for (let doors = 0; doors < DOOR_SETS; doors++)
        if ((need & ~doors) === 0) onward[doors * 4 + way] = (onward[doors * 4 + way] as bigint) | bitOf(at);
    }
  });
  return onward;
}

function ladderTable({ chart, arrangements }: Cells): BigUint64Array {
  const { ladders } = chart.lay(arrangements[0] ?? []);
  return BigUint64Array.from(
    chart.floor.flatMap(({ kind }, space) => {
      if (kind !== 'ladder') return [];
      const all = [0, 1, 2, 3].flatMap((direction) => ladders[space * 4 + direction] ?? []);
      return [bitOf(space), setOf(all)];
    }),
  );
}

function tossTable(cells: Cells, armed: boolean, backwards: boolean) {
  const { last, count, spaceOf } = cells;
  const all = stepsOf(cells, last, armed).filter(({ needs }) => needs === NEEDS_BARBARIAN);
  const byCell = Array.from({ length: count }, (_, cell) =>
    all.filter(({ some }) => some[0] === spaceOf[cell] && cell < spaceOf.length),
  );
  const rows = byCell.map((steps) =>
    steps.flatMap((step) => [...endsOf(step, backwards).map(bitOf), BigInt(step.doors)]),
  );
  const firstToss = new Uint32Array(count + 1);
  rows.forEach((row, cell) => {
    firstToss[cell + 1] = (firstToss[cell] as number) + row.length / 3;
  });
  return { firstToss, tosses: BigUint64Array.from(rows.flat()) };
}
