import { isRefusal } from '../core/refusal.ts';
import { judge } from './decide.ts';
import type { Seen } from './state.ts';
import { ownOf } from './view.ts';
import type { MallCommand } from './words.ts';

/** Everything that would change the game and that this seat may do now, as far as is known here. */
export function options(seen: Seen, seat: number): readonly MallCommand[] {
  const own = ownOf(seen, seat);
  return [...seen.box.handlers.values()]
    .flatMap((handler) => handler.candidates?.(seen, seat, own) ?? [])
    .filter((command) => !isRefusal(judge(seen, command)));
}
