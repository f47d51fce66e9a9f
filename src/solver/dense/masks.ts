import { NOWHERE } from '#engine/tower/graph.ts';
import { DOORS } from '#engine/tower/quest.ts';
import { crossing, isStandable, mayEnd, NEEDS_BARBARIAN, nextTo } from '#engine/tower/steps.ts';
import { type Cells, setOf } from './cells.ts';
import { endsOf, isInLine, moverOf, stepsOf } from './stepTable.ts';

// The last pawn of a trial moves from all its spaces at once: what masks, ladders and tosses that takes. In an epic the
// sister gets from each of hers at once to wherever is in line.

export const DOOR_SETS = 1 << DOORS;

/** By `doors * 4 + direction`: from where the last pawn can go one space on. */
export function onwardTable(cells: Cells, armed: boolean, backwards: boolean): BigUint64Array {
  const { graph, last, bitOf } = cells;
  const onward = new BigUint64Array(DOOR_SETS * 4);
  const mover = moverOf(cells, last, armed);
  graph.floor.forEach((_, space) => {
    if (!isStandable(graph, last, space)) return;
    for (let direction = 0; direction < 4; direction++) {
      const [to, need] = [nextTo(mover, space, direction), crossing(mover, space, direction)];
      if (need === null || !mayEnd(mover, to)) continue;
      const [at, way] = backwards ? [to, direction ^ 2] : [space, direction];
      for (let doors = 0; doors < DOOR_SETS; doors++)
        if ((need & ~doors) === 0)
          onward[doors * 4 + way] = (onward[doors * 4 + way] as bigint) | (bitOf[at] as bigint);
    }
  });
  return onward;
}

/** A ladder's space and all it leads to. */
export function ladderTable(cells: Cells): BigUint64Array {
  const { graph, arrangements } = cells;
  const { ladders } = graph.adjacency(arrangements.all[0] ?? []);
  return BigUint64Array.from(
    graph.floor.flatMap(({ kind }, space) => {
      if (kind !== 'ladder') return [];
      const all = [0, 1, 2, 3].flatMap((direction) => ladders[space * 4 + direction] ?? []);
      return [setOf(cells, [space]), setOf(cells, all)];
    }),
  );
}

/** By cell of the barbarian: the first toss of the last pawn from there; each is from, to, doors. */
export function tossTable(cells: Cells, armed: boolean, backwards: boolean) {
  const { last, count, spaceOf, bitOf } = cells;
  const all = stepsOf(cells, last, armed).filter(({ needs }) => needs === NEEDS_BARBARIAN);
  const byCell = Array.from({ length: count }, (_, cell) =>
    all.filter(({ some }) => some[0] === spaceOf[cell] && cell < spaceOf.length),
  );
  const rows = byCell.map((steps) =>
    steps.flatMap((step) => [
      ...endsOf(step, backwards).map((space) => bitOf[space] as bigint),
      BigInt(step.doors),
    ]),
  );
  const firstToss = new Uint32Array(count + 1);
  rows.forEach((row, cell) => {
    firstToss[cell + 1] = (firstToss[cell] as number) + row.length / 3;
  });
  return { firstToss, tosses: BigUint64Array.from(rows.flat()) };
}

/** By arrangement and cell: where the sister gets to in line; and where she has company by somebody there. */
export function linesOf(cells: Cells, armed: boolean, backwards: boolean) {
  const { arrangements, last, count, cellOf, bitOf } = cells;
  const [lines, beside] = [tableOf(cells), tableOf(cells)];
  arrangements.all.forEach((_, arrangement) => {
    const add = (table: BigUint64Array, at: number, space: number) => {
      const row = arrangement * count + (cellOf[at] as number);
      table[row] = (table[row] as bigint) | (bitOf[space] as bigint);
    };
    const steps = stepsOf(cells, last, armed, arrangement).filter((step) => isInLine(cells, step));
    for (const step of steps) add(lines, ...endsOf(step, backwards));
    for (const { to, some } of new Map(steps.map((step) => [step.to, step])).values())
      for (const space of some) if (cellOf[space] !== NOWHERE) add(beside, space, to);
  });
  return { lines, beside };
}

const tableOf = ({ arrangements, count }: Cells) => new BigUint64Array(arrangements.all.length * count);
