import type { QuestGraph } from '#engine/tower/graph.ts';
import { couldBe, type Traced } from '#solver/trace.ts';

// Who waits for whom. An action waits for the latest earlier one without which it was not possible; and
// whoever would have spoilt an action by moving on too soon waits for that. The chain is the longest
// thread through these, counted in the times it passes from one pawn to another.

export interface Chain {
  readonly chain: number;
  /** Actions that another pawn made possible. */
  readonly helped: number;
}

export function chainOf(graph: QuestGraph, traced: readonly Traced[]): Chain {
  const waits = traced.map((_, index) => waitsFor(graph, traced, index));
  const length: number[] = [];
  traced.forEach(({ pawn }, index) => {
    const earlier = [
      ...(waits[index] as readonly number[]),
      ...spoilt(graph, traced, index),
      before(traced, index),
    ];
    const passes = earlier
      .filter((one) => one >= 0)
      .map((one) => (length[one] as number) + Number(traced[one]?.pawn !== pawn));
    length.push(Math.max(0, ...passes));
  });
  const helped = traced.filter(({ pawn }, index) => waits[index]?.some((one) => traced[one]?.pawn !== pawn));
  return { chain: Math.max(0, ...length), helped: helped.length };
}

/** The action of the same pawn before this one; -1 for its first. */
function before(traced: readonly Traced[], index: number): number {
  const pawn = traced[index]?.pawn;
  return traced.slice(0, index).findLastIndex((other) => other.pawn === pawn);
}

function waitsFor(graph: QuestGraph, traced: readonly Traced[], index: number): readonly number[] {
  const made = traced[index] as Traced;
  for (let earlier = index - 1; earlier >= 0; earlier--)
    if (!couldBe(graph, (traced[earlier] as Traced).before, made)) return [earlier];
  return [];
}

/** The actions since its pawn's last one that this one, made before them, would have made impossible. */
function spoilt(graph: QuestGraph, traced: readonly Traced[], index: number): readonly number[] {
  const made = traced[index] as Traced;
  const { action, pawn, after } = made;
  if (action.type !== 'move') return [];
  const found: number[] = [];
  for (let earlier = index - 1; earlier > before(traced, index); earlier--) {
    const other = traced[earlier] as Traced;
    const moved = { ...other.before, pawns: other.before.pawns.with(pawn, after.pawns[pawn] as number) };
    if (!couldBe(graph, moved, other)) found.push(earlier);
  }
  return found;
}
