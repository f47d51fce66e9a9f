import { isRefusal } from '../core/refusal.ts';
import type { MallCommand } from './commands.ts';
import { judge } from './decide.ts';
import type { Seen } from './state.ts';

/** Everything that would change the game and that this seat may do now. */
export function options(seen: Seen, seat: number): readonly MallCommand[] {
  return [...seen.box.handlers.values()]
    .flatMap(({ candidates }) => candidates?.(seen, seat) ?? [])
    .filter((command) => !isRefusal(judge(seen, command)));
}
