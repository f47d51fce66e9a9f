import { isRefusal } from '../core/refusal.ts';
import { judge } from './decide.ts';
import type { Seen } from './state.ts';
import { asSeat } from './view.ts';
import type { MallCommand } from './words.ts';

/** Everything that would change the game and that this seat may do now, as far as is known here. */
export function options(seen: Seen, seat: number): readonly MallCommand[] {
  const view = asSeat(seen, seat);
  return [...view.box.handlers.values()]
    .flatMap((handler) => handler.candidates?.(view, seat) ?? [])
    .filter((command) => !isRefusal(judge(view, command)));
}
