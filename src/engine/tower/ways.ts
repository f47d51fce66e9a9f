import { DIRECTIONS, type Direction } from '../family/directions.ts';
import { PAWNS, pawnIndex } from '../family/pawns.ts';
import { type Adjacency, NOWHERE, type QuestGraph } from './graph.ts';
import { type Position, pawnOn } from './position.ts';
import { type Mover, NEEDS_BARBARIAN, NEEDS_NOBODY, type Step, stepsFrom } from './steps.ts';

// Where a pawn can go from where it stands: the steps for which everything about the others is so.

const BARBARIAN = pawnIndex('barbarian');

export function ways(graph: QuestGraph, position: Position, pawn: number): readonly Step[] {
  const from = position.pawns[pawn] as number;
  if (from === NOWHERE) return [];
  const mover = { graph, adjacency: graph.adjacency(position.arranged), pawn, armed: position.armed };
  const doors = openDoors(graph, position, pawn);
  return knownSteps(mover, from).filter(
    (step) => (step.doors & ~doors) === 0 && isClear(position, pawn, step) && hasWhom(position, pawn, step),
  );
}

/** Searches ask for the same steps thousands of times; they go when the arrangement they belong to does. */
const known = new WeakMap<Adjacency, Map<number, readonly Step[]>>();

function knownSteps(mover: Mover, from: number): readonly Step[] {
  const steps = known.get(mover.adjacency) ?? new Map<number, readonly Step[]>();
  known.set(mover.adjacency, steps);
  const key = (from * PAWNS.length + mover.pawn) * 2 + Number(mover.armed);
  const found = steps.get(key) ?? stepsFrom(mover, from);
  steps.set(key, found);
  return found;
}

/** [T6] open while a pawn stands on a matching key, bit by bit; to `pawn`, if there is one, only another does. */
export function openDoors({ floor }: QuestGraph, { pawns }: Position, pawn: number = NOWHERE): number {
  return pawns.reduce((open, space, other) => {
    const here = floor[space];
    return other !== pawn && here?.kind === 'key' ? open | (1 << here.door) : open;
  }, 0);
}

function isClear(position: Position, pawn: number, { clear }: Step): boolean {
  return clear.every((space) => isWithout(position, pawn, space));
}

function isWithout(position: Position, pawn: number, space: number): boolean {
  const there = pawnOn(position, space);
  return there === NOWHERE || there === pawn;
}

function hasWhom(position: Position, pawn: number, { needs, some }: Step): boolean {
  if (needs === NEEDS_NOBODY) return true;
  return needs === NEEDS_BARBARIAN
    ? some.includes(position.pawns[BARBARIAN] as number)
    : some.some((space) => !isWithout(position, pawn, space));
}

/** The way by which it would get there now. */
export function wayTo(graph: QuestGraph, position: Position, pawn: number, to: number): Step | undefined {
  return ways(graph, position, pawn).find((way) => way.to === to);
}

/** In which direction a pawn goes that goes there now. */
export function directionTo(
  graph: QuestGraph,
  position: Position,
  pawn: number,
  to: number,
): Direction | undefined {
  return DIRECTIONS[wayTo(graph, position, pawn, to)?.direction ?? NOWHERE];
}
