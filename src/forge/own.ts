import { NOWHERE, type QuestGraph } from '#engine/tower/graph.ts';
import { firstPosition, isOwnArmory } from '#engine/tower/position.ts';
import type { Arrangement } from '#engine/tower/quest.ts';
import { isExit, isInvoked, stepsFrom } from '#engine/tower/steps.ts';

// How far a pawn is from its goal if everybody else always were where it likes: doors open, a back to
// jump over, strong arms, company, nobody in the way, and the cards lying as at any time of the solution.

export interface Own {
  /** By space: actions to an armory of its own; Infinity where there is no way. */
  readonly toArmory: readonly number[];
  readonly toExit: readonly number[];
}

export function ownDistances(graph: QuestGraph, pawn: number, arranged: readonly Arrangement[]): Own {
  const exits = spacesOf(graph).filter((space) => isExit(graph, space));
  const armories = spacesOf(graph).filter((space) => isOwnArmory(graph, pawn, space));
  return {
    toArmory: distances(graph, pawn, arranged, false, armories),
    toExit: distances(graph, pawn, arranged, true, exits),
  };
}

const spacesOf = ({ floor }: QuestGraph) => floor.map((_, space) => space);

/** Swaps only where the pawn can not do without: they are somebody else's action. */
function distances(
  graph: QuestGraph,
  pawn: number,
  arranged: readonly Arrangement[],
  armed: boolean,
  goals: readonly number[],
): readonly number[] {
  const before = stepsBefore(graph, pawn, arranged, armed);
  const walked = spread(before, goals);
  const swapped = withSwaps(graph, pawn, walked, before);
  return walked.map((far, space) => (far === Number.POSITIVE_INFINITY ? (swapped[space] as number) : far));
}

function stepsBefore(
  graph: QuestGraph,
  pawn: number,
  arranged: readonly Arrangement[],
  armed: boolean,
): number[][] {
  const before: number[][] = spacesOf(graph).map(() => []);
  for (const arrangement of arranged) {
    const mover = { graph, adjacency: graph.adjacency(arrangement), pawn, armed };
    for (const from of spacesOf(graph)) for (const { to } of stepsFrom(mover, from)) before[to]?.push(from);
  }
  return before;
}

function spread(before: readonly (readonly number[])[], goals: readonly number[]): readonly number[] {
  const far = before.map(() => Number.POSITIVE_INFINITY);
  for (const goal of goals) far[goal] = 0;
  const queue = [...goals];
  for (const space of queue)
    for (const from of before[space] ?? [])
      if (far[from] === Number.POSITIVE_INFINITY) {
        far[from] = (far[space] as number) + 1;
        queue.push(from);
      }
  return far;
}

/** [T12] the mage enters an invocation space and is anywhere; anybody else is put on one from anywhere. */
function withSwaps(
  graph: QuestGraph,
  pawn: number,
  walked: readonly number[],
  before: readonly (readonly number[])[],
): readonly number[] {
  const invocations = spacesOf(graph).filter((space) => graph.floor[space]?.kind === 'invocation');
  const best = (spaces: readonly number[]) =>
    spaces.reduce((least, space) => Math.min(least, walked[space] as number), Number.POSITIVE_INFINITY);
  const invoked = invocations.filter((space) => isInvoked(graph, pawn, space));
  if (invoked.length === 0) return walked.map(() => best(invocations));
  const standing = spacesOf(graph).filter((space) => walked[space] !== 0 || !isExit(graph, space));
  const toInvocation = spread(before, invoked);
  return toInvocation.map((far) => far + best(standing));
}

/** The own distance of a pawn from where it stands, in its half of the quest. */
export function ownDistance(own: Own, space: number, armed: boolean): number {
  if (space === NOWHERE) return 0;
  return (armed ? own.toExit : own.toArmory)[space] as number;
}

/** What a pawn needs from the start: to its armory, then out. */
export function ownLength(graph: QuestGraph, own: Own, pawn: number): number {
  const { pawns, armed } = firstPosition(graph);
  const first = ownDistance(own, pawns[pawn] as number, armed);
  const armories = own.toArmory.flatMap((far, space) => (far === 0 ? space : []));
  return first + (armed ? 0 : Math.min(...armories.map((space) => own.toExit[space] as number)));
}
