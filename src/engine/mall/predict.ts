import { isRefusal, type Refusal } from '../core/refusal.ts';
import type { Moved } from './events.ts';
import { evolveView } from './evolve.ts';
import { judge } from './judge.ts';
import type { View } from './state.ts';
import type { MallCommand, Means } from './words.ts';

// What a page may show at once of its own commands: where a pawn goes. What that leads to (a
// flip, an escape, a new tile) is told by whoever decides.

/** The view after the move; the same view for what is not predicted; the refusal it would get. */
export function predict(view: View, command: MallCommand): View | Refusal {
  const move = moveOf(view, command);
  if (move === null || isRefusal(move)) return move ?? view;
  return evolveView(view, move);
}

/** The move that a command would be; null for what gets no pawn about; the refusal it would get. */
export function moveOf(view: View, command: MallCommand): Moved | Refusal | null {
  const target = judge(view, command);
  if (isRefusal(target)) return target;
  const by = view.box.handlers.get(command.type)?.means as Means | undefined;
  if (by === undefined) return null;
  const { seat, pawn } = command as unknown as Moved;
  return { type: 'moved', seat, pawn, to: target as number, by };
}
