import { positionKey, type QuestAction } from '#engine/tower/actions.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { isDone, moved, type Position } from '#engine/tower/position.ts';
import type { Quest } from '#engine/tower/quest.ts';
import type { Advice } from '#solver/advice.ts';
import type { Progress } from '#solver/dense/limits.ts';
import { framesOf } from './frames.ts';

// What to do next: from the proof while one is on its way, else from the solver.

export interface Adviser {
  readonly advise: (
    quest: Quest,
    position: Position,
    signal?: AbortSignal,
    onProgress?: (progress: Progress) => void,
  ) => Promise<Advice>;
}

export type Counsel =
  | Advice
  /** [T12] the second half of an action that was begun. */
  | { readonly type: 'swap'; readonly swap: number; readonly left: number };

/** What the proof knows to say; null beside its way. */
export type Known = (game: TowerGame) => Counsel | null;

export function knownWay(graph: QuestGraph, solution: readonly QuestAction[]): Known {
  const frames = framesOf(graph, solution);
  const said = new Map<string, Counsel>();
  const halves = new Map<string, Counsel>();
  solution.forEach((action, index) => {
    const position = frames[index] as Position;
    const left = solution.length - index - 1;
    said.set(positionKey(position), { type: 'do', action, left });
    if (action.type === 'move' && action.swap !== null)
      halves.set(positionKey(moved(graph, position, action.pawn, action.to)), {
        type: 'swap',
        swap: action.swap,
        left,
      });
  });
  return ({ position, offer }) => {
    if (isDone(position)) return { type: 'done' };
    const half = offer === null ? undefined : halves.get(positionKey(position));
    return half ?? said.get(positionKey(position)) ?? null;
  };
}

/** How many actions remain, at least; null where that is not known. */
export function leftOf(counsel: Counsel): number | null {
  if (counsel.type === 'do') return counsel.left + 1;
  return counsel.type === 'swap' ? counsel.left : null;
}
