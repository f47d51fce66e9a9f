import type { Chart } from '#engine/tower/chart.ts';
import { type Deed, standKey } from '#engine/tower/deeds.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { isDone, moved, type Stand } from '#engine/tower/stand.ts';
import type { Advice } from '#solver/advice.ts';
import { framesOf } from './frames.ts';

// What to do next: from the proof while one is on its way, else from the solver.

export interface Adviser {
  readonly advise: (quest: Quest, stand: Stand, signal?: AbortSignal) => Promise<Advice>;
}

export type Counsel =
  | Advice
  /** [T12] the second half of an action that was begun. */
  | { readonly type: 'swap'; readonly swap: number; readonly left: number };

/** What the proof knows to say; null beside its way. */
export type Known = (game: TowerGame) => Counsel | null;

export function knownWay(chart: Chart, solution: readonly Deed[]): Known {
  const frames = framesOf(chart, solution);
  const said = new Map<string, Counsel>();
  const halves = new Map<string, Counsel>();
  solution.forEach((deed, index) => {
    const stand = frames[index] as Stand;
    const left = solution.length - index - 1;
    said.set(standKey(stand), { type: 'do', deed, left });
    if (deed.type === 'move' && deed.swap !== null)
      halves.set(standKey(moved(chart, stand, deed.pawn, deed.to)), { type: 'swap', swap: deed.swap, left });
  });
  return ({ stand, offer }) => {
    if (isDone(stand)) return { type: 'done' };
    const half = offer === null ? undefined : halves.get(standKey(stand));
    return half ?? said.get(standKey(stand)) ?? null;
  };
}

/** How many actions remain, at least; null where that is not known. */
export function leftOf(counsel: Counsel): number | null {
  if (counsel.type === 'do') return counsel.left + 1;
  return counsel.type === 'swap' ? counsel.left : null;
}
