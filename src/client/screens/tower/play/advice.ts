import { positionKey, type QuestAction } from '#engine/tower/actions.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import { isDone, moved, type Position } from '#engine/tower/position.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { type Counsel, leftOf, type Stand } from '#solver/counsel.ts';
import type { Progress } from '#solver/dense/limits.ts';
import { framesOf } from './frames.ts';

// What to do next: from the proof while one is on its way, else from the solver.

export interface Adviser {
  readonly advise: (
    quest: Quest,
    stand: Stand,
    signal?: AbortSignal,
    onProgress?: (progress: Progress) => void,
  ) => Promise<Counsel>;
}

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
  return ({ position, offer, actions }) => {
    if (isDone(position)) return { type: 'done' };
    const plain = said.get(positionKey(position)) ?? null;
    if (offer === null) return plain;
    // Whoever came here on a longer way may be better off with a swap that the proof has no use for.
    const isOnTime = plain !== null && actions + (leftOf(plain) ?? 0) === solution.length;
    return halves.get(positionKey(position)) ?? (isOnTime ? plain : null);
  };
}
