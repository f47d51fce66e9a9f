import { PAWNS } from '#engine/family/pawns.ts';
import { type Cells, setOf } from './cells.ts';

// Where a search of one space ends and the next begins: everyone gone, or everyone on an armory of
// their own at once [T4] [R26], which is mostly one position.

export interface Goal {
  readonly words: readonly number[];
  readonly bits: bigint;
}

export function allGone(cells: Cells): Goal {
  const { gone, strides, goneBit } = cells;
  return {
    words: whateverLies(cells, [strides.reduce((word, stride) => word + gone * stride, 0)]),
    bits: goneBit,
  };
}

export function allArmed(cells: Cells): Goal {
  const { graph, others, last, strides, cellOf } = cells;
  const armories = (pawn: number) =>
    graph.floor.flatMap((floor, space) =>
      floor.kind === 'armory' && floor.pawn === PAWNS[pawn] ? space : [],
    );
  const words = others.reduce<readonly number[]>(
    (sums, pawn, index) =>
      sums.flatMap((sum) =>
        armories(pawn).map((space) => sum + (cellOf[space] as number) * (strides[index] as number)),
      ),
    [0],
  );
  return { words: whateverLies(cells, words), bits: setOf(cells, armories(last)) };
}

/** However the cards lie. */
function whateverLies({ arrangements, wordsEach }: Cells, words: readonly number[]): readonly number[] {
  return arrangements.all.flatMap((_, arrangement) => words.map((word) => word + arrangement * wordsEach));
}
