import type { QuestAction } from '#engine/tower/actions.ts';
import { NOWHERE, type QuestGraph } from '#engine/tower/graph.ts';
import { partOf } from '#engine/tower/position.ts';
import { type Traced, trace } from '#solver/trace.ts';
import { uses } from './measure.ts';

// What a solution looks like, apart from how hard it is to find: cheap, for comparing many.

export interface Shape {
  readonly length: number;
  /** How often each ability and element is made use of. */
  readonly uses: Readonly<Record<string, number>>;
  /** Cards that somebody stands on at some time, and those that turn or slide. */
  readonly stood: number;
  readonly moved: number;
  /** Turns and slides. */
  readonly turns: number;
  /** How often the next action is somebody else's. */
  readonly passes: number;
  /** Walks of one pawn after the second in a row. */
  readonly lone: number;
  /** Moves to where the same pawn has been before. */
  readonly again: number;
  /** The fewest moves of a pawn. */
  readonly least: number;
}

export function shapeOf(graph: QuestGraph, solution: readonly QuestAction[]): Shape {
  const traced = trace(graph, solution);
  const moves = traced.filter(({ action }) => action.type === 'move');
  const turned = traced.flatMap(({ action }) => (action.type === 'move' ? [] : action.card));
  return {
    length: traced.length,
    uses: counted(traced.flatMap((made) => uses(graph, made))),
    stood: stoodUpon(graph, traced),
    moved: new Set(turned).size,
    turns: turned.length,
    passes: traced.filter(({ pawn }, index) => index > 0 && traced[index - 1]?.pawn !== pawn).length,
    lone: traced.filter((_, index) => isLone(traced, index)).length,
    again: moves.filter((_, index) => isAgain(moves, index)).length,
    least: Math.min(...partOf(graph).map((one) => moves.filter(({ pawn }) => pawn === one).length)),
  };
}

function counted(words: readonly string[]): Readonly<Record<string, number>> {
  const groups = [...Map.groupBy(words, (word) => word)];
  return Object.fromEntries(groups.map(([word, all]) => [word, all.length]));
}

function stoodUpon({ card }: QuestGraph, traced: readonly Traced[]): number {
  const spaces = traced.flatMap(({ before, after }) => [...before.pawns, ...after.pawns]);
  return new Set(spaces.flatMap((space) => (space === NOWHERE ? [] : card[space]))).size;
}

const isWalk = (made: Traced | undefined, pawn: number) => made?.pawn === pawn && made.by === 'walk';

function isLone(traced: readonly Traced[], index: number): boolean {
  const pawn = traced[index]?.pawn as number;
  return [index, index - 1, index - 2].every((one) => isWalk(traced[one], pawn));
}

function isAgain(moves: readonly Traced[], index: number): boolean {
  const { action, pawn } = moves[index] as Traced;
  const earlier = moves.slice(0, index).filter((made) => made.pawn === pawn);
  return earlier.some(({ before }) => action.type === 'move' && before.pawns[pawn] === action.to);
}
