import { pawnIndex } from '#engine/family/pawns.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import { emptyTower, type TowerBox, type TowerEvent, type TowerGame } from '#engine/tower/game.ts';
import type { TowerAct } from './table.ts';

// What led to where a quest stands, act by act, read from what happened. Pure.

export interface Trail {
  readonly game: TowerGame;
  readonly steps: Steps;
}

/** One for each moment of the game's past, the latest first: one act, or a move and its swap [R26]. */
type Steps = { readonly acts: readonly TowerAct[]; readonly earlier: Steps } | null;

export const emptyTrail = (box: TowerBox): Trail => ({ game: emptyTower(box), steps: null });

export function follow({ game, steps }: Trail, event: TowerEvent): Trail {
  return { game: evolveTower(game, event), steps: stepsAfter(steps, event, game) };
}

function stepsAfter(steps: Steps, event: TowerEvent, before: TowerGame): Steps {
  if (event.type === 'undone') return steps?.earlier ?? null;
  if (event.type === 'restarted') return { acts: [], earlier: steps };
  const act = actOf(event, before);
  if (act === null) return steps;
  if (act.type === 'swap' && steps !== null) return { ...steps, acts: [...steps.acts, act] };
  return { acts: [act], earlier: steps };
}

function actOf(event: TowerEvent, { position }: TowerGame): TowerAct | null {
  if (event.type === 'moved') {
    const { pawn, to } = event;
    return { type: 'move', pawn, from: position.pawns[pawnIndex(pawn)] as number, to };
  }
  if (event.type === 'swapped') return { type: 'swap', pawn: event.pawn };
  if (event.type === 'turned') return { type: 'turn', card: event.card, quarters: event.quarters };
  return event.type === 'slid' ? { type: 'slide', card: event.card } : null;
}

/** From the beginning, or the last restart; what was undone is not among them. */
export function actsOf({ game, steps }: Trail): readonly TowerAct[] {
  const found: (readonly TowerAct[])[] = [];
  for (let now = steps; now !== null && found.length < game.actions; now = now.earlier) found.push(now.acts);
  return found.reverse().flat();
}
