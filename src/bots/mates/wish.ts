import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { type Action, MOVE_ACTION } from '#engine/mall/actions.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { pawnName } from '#engine/mall/ways.ts';
import type { Act } from '../planner/run.ts';
import type { Hop } from '../planner/way.ts';
import type { Seen } from './seen.ts';

// Something that somebody ought to do next: who may is whoever holds the action.

export interface Wish {
  readonly act: Act;
  /** Null where anybody may. */
  readonly action: Action | null;
  /** Whom it moves; null for what moves nobody. */
  readonly pawn: number | null;
  /** Where that brings it. */
  readonly to?: Space;
  /** How many others come before it in what takes several pawns: not everybody looks so far ahead. */
  readonly ahead?: number;
  /** For the glass: nobody dreams now. */
  readonly urgent?: boolean;
}

/** The first hop of a way as a wish. */
export function hopWish(game: Seen, pawn: number, hop: Hop): Wish {
  const { by, from, to, direction, distance } = hop;
  const name = pawnName(game, pawn);
  const towards = DIRECTIONS[direction] as Direction;
  const wish = (action: Action | null, act: Act): Wish => ({ act, action, pawn, to });
  if (by === 'vortex') return wish('V', { type: by, pawn: name, from, to });
  if (by === 'escalator') return wish('L', { type: by, pawn: name, from, to });
  if (by === 'shaft') return wish(null, { type: by, pawn: name, from, to });
  if (by === 'jump')
    return wish(MOVE_ACTION[towards], { type: by, pawn: name, from, direction: towards, to });
  return wish(MOVE_ACTION[towards], { type: 'move', pawn: name, from, direction: towards, distance });
}

/** The action that a command needs; null where anybody may give it. */
export function actionFor(act: Act): Action | null {
  if (act.type === 'move' || act.type === 'jump' || act.type === 'steer') return MOVE_ACTION[act.direction];
  if (act.type === 'vortex' || act.type === 'sendGuard') return 'V';
  if (act.type === 'escalator') return 'L';
  return act.type === 'explore' || act.type === 'place' ? 'X' : null;
}
