import { isRefusal, type Refusal } from '../core/refusal.ts';
import type { MallCommand } from './commands.ts';
import { judge } from './decide.ts';
import type { Means, Moved } from './events.ts';
import { evolveView } from './evolve.ts';
import type { View } from './state.ts';

// What a page may show at once of its own commands: where a pawn goes. What that leads to (a
// flip, an escape, a new tile) is told by whoever decides.

const MEANS: Readonly<Record<string, Means>> = {
  move: 'walk',
  vortex: 'vortex',
  escalator: 'escalator',
  jump: 'jump',
};

/** The view after the move; the same view for what is not predicted; the refusal it would get. */
export function predict(view: View, command: MallCommand): View | Refusal {
  const verdict = judge(view, command);
  if (isRefusal(verdict)) return verdict;
  const by = MEANS[command.type];
  if (by === undefined) return view;
  const { seat, pawn } = command as Moved & MallCommand;
  return evolveView(view, { type: 'moved', seat, pawn, to: verdict as number, by });
}
