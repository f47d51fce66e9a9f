import type { QuestAction } from '#engine/tower/actions.ts';
import { graphOf, type QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, type Position } from '#engine/tower/position.ts';
import { MIDDLE_PLACE, type Quest } from '#engine/tower/quest.ts';
import { positionAt } from '#solver/dense/cells.ts';
import { DEEPEST } from '#solver/dense/core.ts';
import { solutionFrom } from '#solver/dense/distance.ts';
import type { GoalTable } from '#solver/dense/goalTable.ts';
import type { Dice } from './dice.ts';
import { type Laid, laidOut } from './laid.ts';

// The start from the table, which knows of every position how far it is from the goal. The best to begin with
// is not the farthest, but the one whose shortest way has the shape that is wished for.

export interface StartWish {
  /** The fewest and the most actions of a shortest way. */
  readonly least: number;
  readonly most: number;
  /** About so many are looked at closely, as many of each length. */
  readonly tries: number;
  /** Only those are looked at that rank highest, all of them with cards that lie as they are drawn. */
  readonly rank?: Rank;
  /** How good it is to begin so; null where it is no start at all. */
  readonly worth: (begun: Begun) => number | null;
  /** What is sooner told of it: only of the best by this, so many, and of none below the least, the worth is asked. */
  readonly rough?: {
    readonly worth: (begun: Begun) => number;
    readonly best: number;
    readonly least: number;
  };
}

/** Of a position at this depth, by the last pawn's cell and bit. */
export type Rank = (depth: number, word: number, cell: number, bit: number) => number;

export interface Begun {
  readonly quest: Quest;
  readonly graph: QuestGraph;
  /** A shortest one. */
  readonly solution: readonly QuestAction[];
}

export interface Started extends Begun {
  readonly worth: number;
}

/** The best of those that were looked at; null where there is none. The table must be complete. */
export function startFrom(table: GoalTable, die: Dice, wish: StartWish): Started | null {
  let best: Started | null = null;
  for (const begun of roughly(beginnings(table, die, wish), wish)) {
    const worth = wish.worth(begun);
    if (worth !== null && worth > (best?.worth ?? Number.NEGATIVE_INFINITY)) best = { ...begun, worth };
  }
  return best;
}

function beginnings(table: GoalTable, die: Dice, wish: StartWish): readonly Begun[] {
  return startsOf(table, die, wish).flatMap((position) => begunAt(table, position) ?? []);
}

function roughly(all: readonly Begun[], { rough }: StartWish): readonly Begun[] {
  if (rough === undefined) return all;
  const told = all.map((begun) => ({ begun, worth: rough.worth(begun) }));
  return told
    .filter(({ worth }) => worth >= rough.least)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, rough.best)
    .map(({ begun }) => begun);
}

/** The quest that begins there, and a shortest way; null where nobody may begin so. */
export function begunAt(table: GoalTable, position: Position): Begun | null {
  const laid = laidOut(table.graph.quest, position);
  if (laid === null) return null;
  const graph = graphOf(laid.quest);
  // [T4] whoever begins on their armories has been there.
  const isFirst = firstPosition(graph).armed === position.armed;
  const solution = isFirst ? solutionFrom(table, position) : null;
  return solution && { quest: laid.quest, graph, solution: solution.map((action) => seenFrom(laid, action)) };
}

function seenFrom({ space, card }: Laid, action: QuestAction): QuestAction {
  return action.type === 'move'
    ? { ...action, to: space(action.to) }
    : { ...action, card: card(action.card) };
}

/** By the length of their shortest ways, the longest first, at random among those of one length. */
function startsOf(table: GoalTable, die: Dice, wish: StartWish): readonly Position[] {
  const { cells } = table;
  const found = sampled(table, die, wish).filter(({ at }) => at.length > 0);
  const each = Math.ceil(wish.tries / Math.max(1, found.length));
  return found.reverse().flatMap(({ at }) =>
    at.slice(0, each).map((one) => {
      const space = cells.spaceOf[one % cells.count] as number;
      const address = { word: Math.floor(one / cells.count), bit: cells.bitOf[space] as bigint };
      return positionAt(cells, address, table.unarmed === null);
    }),
  );
}

interface Sample {
  readonly at: number[];
  seen: number;
}

/** Some of each length that is wished for, each with the same chance, as `word * count + cell`. */
function sampled(table: GoalTable, die: Dice, { least, most, tries, rank }: StartWish): Sample[] {
  const none = () => Array.from({ length: DEEPEST + 2 }, (): Sample => ({ at: [], seen: 0 }));
  let [samples, highest] = [none(), 0];
  const { gone, count, spaceOf, bitAt } = table.cells;
  const { mark, half } = table.unarmed ?? table.armed;
  const bits = spaceOf.map((space) => bitAt[space] as number);
  const random = quickly(die);
  for (const word of wholeWords(table, rank !== undefined)) {
    const [low, high] = [half(word, 0), half(word, 1)];
    for (let cell = 0; cell < gone; cell++) {
      const bit = bits[cell] as number;
      if ((((bit < 32 ? low : high) >>> (bit & 31)) & 1) === 0) continue;
      // A depth is one more than the distance.
      const depth = mark(word, cell, bit);
      if (depth <= least || depth > most + 1) continue;
      const ranked = rank?.(depth, word, cell, bit) ?? 0;
      if (ranked < highest) continue;
      if (ranked > highest) [samples, highest] = [none(), ranked];
      const sample = samples[depth] as Sample;
      const place = random() % ++sample.seen;
      if (sample.at.length < tries) sample.at.push(word * count + cell);
      else if (place < tries) sample.at[place] = word * count + cell;
    }
  }
  return samples;
}

/** Words with all others still there and the hole in the middle, from which something can be won. */
function* wholeWords({ cells, armed, unarmed }: GoalTable, asDrawn: boolean): Generator<number> {
  const { half } = unarmed ?? armed;
  const { arrangements, wordsEach, count, gone, strides, graph } = cells;
  for (const [arrangement, arranged] of arrangements.all.entries()) {
    if (asDrawn && arrangement > 0) return;
    if (graph.quest.shape === 'sliding' && arranged.includes(MIDDLE_PLACE)) continue;
    for (let place = 0; place < wordsEach; place++) {
      const word = arrangement * wordsEach + place;
      if ((half(word, 0) | half(word, 1)) === 0) continue;
      if (!strides.some((stride) => Math.floor(place / stride) % count === gone)) yield word;
    }
  }
}

/** Many millions are asked for. */
function quickly(die: Dice): () => number {
  let state = die.roll(2 ** 31);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 4;
  };
}
