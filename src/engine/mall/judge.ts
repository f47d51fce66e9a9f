import { type Refusal, refuse } from '../core/refusal.ts';
import type { ReadyHandler } from './box.ts';
import type { Target } from './handler.ts';
import type { PublicGame } from './state.ts';
import { ownOf } from './view.ts';
import type { MallCommand } from './words.ts';

// Whether a command would be accepted, by what its seat may know. A page judges; only whoever hosts a game decides.

/** [R15] would this command be accepted? What it would lead to, or the refusal. */
export function judge(game: PublicGame, command: unknown): Target | Refusal {
  if (typeof command !== 'object' || command === null)
    return refuse('command.malformed', { field: 'command' });
  const given = command as MallCommand;
  const handler = game.box.handlers.get(given.type);
  if (handler === undefined) return refuse('command.unknown');
  return (
    wrongTime(game, handler) ??
    wrongShape(game, handler, given) ??
    vetoed(game, handler, given) ??
    handler.judge(game, given, ownOf(game, given.seat))
  );
}

function wrongTime({ shared }: PublicGame, handler: ReadyHandler): Refusal | null {
  if (!handler.phases.includes(shared.phase)) return refuse(WRONG_PHASE[shared.phase]);
  return shared.clock.since !== null && !handler.whilePaused ? refuse('game.paused') : null;
}

const WRONG_PHASE = { setup: 'game.notStarted', running: 'game.running', over: 'game.over' } as const;

function wrongShape(game: PublicGame, handler: ReadyHandler, command: MallCommand): Refusal | null {
  if (!isSeat(game, handler, command.seat)) return refuse('seat.unknown');
  for (const { name, check } of handler.checks) {
    const refusal = check((command as unknown as Record<string, unknown>)[name], game);
    if (refusal !== null) return refusal;
  }
  return null;
}

function isSeat({ box }: PublicGame, { seatless }: ReadyHandler, seat: unknown): boolean {
  if (seatless) return seat === null;
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < box.setup.players;
}

function vetoed(game: PublicGame, handler: ReadyHandler, command: MallCommand): Refusal | null {
  for (const veto of handler.vetoes) {
    const refusal = veto(game, command);
    if (refusal !== null) return refusal;
  }
  return null;
}
