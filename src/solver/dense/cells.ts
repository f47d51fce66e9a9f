import { pawnIndex } from '#engine/mall/pawns.ts';
import { type Chart, NOWHERE } from '#engine/tower/chart.ts';
import { type Arrangement, firstArrangement } from '#engine/tower/quest.ts';
import { partOf, type Stand } from '#engine/tower/stand.ts';
import { isEnterable, isExit, isStandable } from '#engine/tower/steps.ts';

// How positions are numbered. One pawn, the last, is a bit in a word of 64: its space. The cells of
// the others make the word's number, and in a rotating epic how its cards lie. Whoever has left stands on the cell `gone`, where it is
// in nobody's way; for the last pawn that is the bit of one of its exits, on which nobody ever stands.

export interface Cells {
  readonly chart: Chart;
  readonly last: number;
  readonly others: readonly number[];
  /** Spaces where pawns can stand, then the cell of those who left. */
  readonly count: number;
  readonly gone: number;
  readonly spaceOf: readonly number[];
  /** By space; NOWHERE for hollows, traps and exits. */
  readonly cellOf: readonly number[];
  /** How far apart the words are when one of the others is one cell further. */
  readonly strides: readonly number[];
  readonly words: number;
  /** The ways cards can lie: one for a trial. Those without a handle never turn. */
  readonly arrangements: readonly Arrangement[];
  /** The cards that can turn. */
  readonly handled: readonly number[];
  /** Of one arrangement. */
  readonly wordsEach: number;
  /** Where the last pawn can leave, as a set of spaces, and the one that stands for having left. */
  readonly exits: bigint;
  readonly goneSpace: number;
  readonly goneBit: bigint;
}

export const bitOf = (space: number): bigint => 1n << BigInt(space);

export const setOf = (spaces: readonly number[]): bigint =>
  spaces.reduce((set, space) => set | bitOf(space), 0n);

export function numberCells(chart: Chart, last = bestLast(chart)): Cells {
  const others = partOf(chart).filter((pawn) => pawn !== last);
  const spaces = chart.floor.map((_, space) => space);
  const spaceOf = spaces.filter((space) => isStandable(chart, last, space));
  const cellOf = spaces.map((space) => spaceOf.indexOf(space));
  const count = spaceOf.length + 1;
  const strides = others.map((_, index) => count ** (others.length - 1 - index));
  const exits = spaces.filter((space) => isExit(chart, space) && isEnterable(chart, last, space));
  const handled = handledCards(chart);
  const arrangements = arrangementsOf(chart, handled);
  const wordsEach = count ** others.length;
  return {
    chart,
    last,
    others,
    count,
    gone: spaceOf.length,
    spaceOf,
    cellOf,
    strides,
    words: wordsEach * arrangements.length,
    arrangements,
    handled,
    wordsEach,
    exits: setOf(exits),
    goneSpace: exits[0] ?? 0,
    goneBit: bitOf(exits[0] ?? 0),
  };
}

function handledCards({ quest, floor, card }: Chart): readonly number[] {
  if (quest.shape !== 'rotating') return [];
  return quest.cards
    .map((_, number) => number)
    .filter((number) => floor.some(({ kind }, space) => kind === 'handle' && card[space] === number));
}

/** In the order that `positionOf` counts them: the first handled card fastest. */
function arrangementsOf({ quest }: Chart, handled: readonly number[]): readonly Arrangement[] {
  return handled.reduce<readonly Arrangement[]>(
    (all, card) => [0, 1, 2, 3].flatMap((quarters) => all.map((arranged) => arranged.with(card, quarters))),
    [firstArrangement(quest)],
  );
}

const MAGE = pawnIndex('mage');
const SISTER = pawnIndex('sister');

/** Swaps and teleports of the last pawn are cheapest, so the mage or the sister if they have any. */
function bestLast(chart: Chart): number {
  const pawns = partOf(chart);
  const invokes = chart.floor.some(({ kind }) => kind === 'invocation');
  if (invokes && pawns.includes(MAGE)) return MAGE;
  return pawns.includes(SISTER) ? SISTER : (pawns.at(-1) ?? NOWHERE);
}

export interface Position {
  readonly word: number;
  readonly bit: bigint;
}

export function positionOf(cells: Cells, { pawns, arranged }: Stand): Position {
  const { others, last, strides, cellOf, gone, goneBit, handled, wordsEach } = cells;
  const arrangement = handled.reduce((sum, card, index) => sum + (arranged[card] ?? 0) * 4 ** index, 0);
  const word = others.reduce((sum, pawn, index) => {
    const space = pawns[pawn] as number;
    return sum + (space === NOWHERE ? gone : (cellOf[space] as number)) * (strides[index] as number);
  }, arrangement * wordsEach);
  const space = pawns[last] as number;
  return { word, bit: space === NOWHERE ? goneBit : bitOf(space) };
}
