import { PAWNS } from '../family/pawns.ts';
import { NOWHERE, type QuestGraph } from './graph.ts';
import { type Arrangement, firstArrangement } from './quest.ts';

// Where everything stands: all that a puzzle's future depends on.

export interface Position {
  /** The space of each pawn, in the order of PAWNS; NOWHERE for those that left or do not take part. */
  readonly pawns: readonly number[];
  /** [T4] [R26] all have stood on their armories at once; where there are none, from the start. */
  readonly armed: boolean;
  readonly arranged: Arrangement;
}

export function firstPosition(graph: QuestGraph): Position {
  const { quest } = graph;
  const pawns = PAWNS.map((pawn) => quest.starts[pawn] ?? NOWHERE);
  const armed = !graph.hasArmory || areArmed(graph, pawns);
  return { pawns, armed, arranged: firstArrangement(quest) };
}

/** The pawns of the quest, by number. */
export function partOf({ quest }: QuestGraph): readonly number[] {
  return PAWNS.flatMap((pawn, index) => (quest.starts[pawn] === undefined ? [] : index));
}

/** [T5] everyone has left. */
export function isDone({ pawns }: Position): boolean {
  return pawns.every((space) => space === NOWHERE);
}

export function pawnOn({ pawns }: Position, space: number): number {
  return pawns.indexOf(space);
}

/** The pawn goes there, and leaves if that is its exit [T5]. */
export function moved(graph: QuestGraph, position: Position, pawn: number, to: number): Position {
  const leaves = graph.floor[to]?.kind === 'exit';
  return withPawns(graph, position, position.pawns.with(pawn, leaves ? NOWHERE : to));
}

/** [T12] the mage and another change places. */
export function swapped(graph: QuestGraph, position: Position, mage: number, other: number): Position {
  const [here, there] = [position.pawns[mage] as number, position.pawns[other] as number];
  return withPawns(graph, position, position.pawns.with(mage, there).with(other, here));
}

function withPawns(graph: QuestGraph, position: Position, pawns: readonly number[]): Position {
  return { ...position, pawns, armed: position.armed || areArmed(graph, pawns) };
}

function areArmed(graph: QuestGraph, pawns: readonly number[]): boolean {
  return partOf(graph).every((pawn) => isOwnArmory(graph, pawn, pawns[pawn] as number));
}

/** [T4]. */
export function isOwnArmory({ floor }: QuestGraph, pawn: number, space: number): boolean {
  const here = floor[space];
  return here?.kind === 'armory' && here.pawn === PAWNS[pawn];
}
