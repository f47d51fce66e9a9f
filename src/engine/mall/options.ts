import { isRefusal } from '../core/refusal.ts';
import { judge } from './judge.ts';
import type { PublicGame } from './state.ts';
import { ownOf } from './view.ts';
import type { MallCommand } from './words.ts';

/** Everything that would change the game and that this seat may do now, as far as is known here. */
export function options(game: PublicGame, seat: number): readonly MallCommand[] {
  const own = ownOf(game, seat);
  return [...game.box.handlers.values()]
    .flatMap((handler) => handler.candidates?.(game, seat, own) ?? [])
    .filter((command) => !isRefusal(judge(game, command)));
}
