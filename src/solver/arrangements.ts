import { slid, turned } from '#engine/tower/actions.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { type Arrangement, firstArrangement } from '#engine/tower/quest.ts';

// The ways the cards of an epic can lie, numbered: those that turning [T14] or sliding [T15] the cards
// with a handle leads to. One for a trial. A turn can be taken back, so backwards they are the same.

export interface Arrangements {
  /** The cards that have a handle, in order. */
  readonly handled: readonly number[];
  readonly all: readonly Arrangement[];
  readonly numberOf: (arranged: Arrangement) => number;
  /** By `arrangement * handled + card`: where its turns or slides lead; nowhere while it is not beside the hole. */
  readonly turns: readonly (readonly number[])[];
}

/** More than any rotating epic has; as a sliding one has whose five handles are round the hole. */
const MOST = 512;

/** Null where there are too many to tell apart. */
export function arrangementsOf(graph: QuestGraph): Arrangements | null {
  const { quest } = graph;
  const handled = handledCards(graph);
  const all: Arrangement[] = [firstArrangement(quest)];
  const numbers = new Map([[keyOf(all[0] ?? []), 0]]);
  const turns: number[][] = [];
  for (const arranged of all)
    for (const card of handled) {
      const next = turnsOf(graph, arranged, card);
      for (const each of next)
        if (!numbers.has(keyOf(each))) {
          numbers.set(keyOf(each), all.length);
          all.push(each);
        }
      if (all.length > MOST) return null;
      turns.push(next.map((each) => numbers.get(keyOf(each)) as number));
    }
  return { handled, all, numberOf: (arranged) => numbers.get(keyOf(arranged)) ?? 0, turns };
}

const keyOf = (arranged: Arrangement) => arranged.join('');

function handledCards({ quest, floor, card }: QuestGraph): readonly number[] {
  return quest.cards
    .map((_, number) => number)
    .filter((number) => floor.some(({ kind }, space) => kind === 'handle' && card[space] === number));
}

/** The arrangements one turn or slide of this card away, as the engine says. */
export function turnsOf({ quest }: QuestGraph, arranged: Arrangement, card: number): readonly Arrangement[] {
  const position = { pawns: [], armed: true, arranged };
  if (quest.shape === 'rotating') return [1, 2, 3].map((by) => turned(position, card, by).arranged);
  const moved = slid(position, card);
  return moved === null ? [] : [moved.arranged];
}
