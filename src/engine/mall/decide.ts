import { isRefusal, type Refusal, refuse } from '../core/refusal.ts';
import type { ReadyHandler } from './box.ts';
import type { MallCommand } from './commands.ts';
import type { MallEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { Verdict } from './handler.ts';
import { gameTime } from './sand.ts';
import type { Game, Moment, Seen } from './state.ts';

// One command of one seat, judged on what everyone knows, carried out and followed to its last
// consequence.

/** `tooLate`: something was due first [R1], and the command came too late. */
export interface Decision {
  readonly events: readonly MallEvent[];
  readonly game: Game;
  readonly tooLate?: Refusal;
}

export function decide(game: Game | undefined, command: unknown, host: number): Decision | Refusal {
  if (game === undefined) return refuse('game.unknown');
  const now = gameTime(game.shared.clock, host);
  const due = whatIsDue(game, now);
  if (due.length === 0) return judgeAndResolve(game, command, { now, host });
  return judgeTooLate(resolve(game, due, { now, host }), command, { now, host });
}

/** [M24] [R1] the last grain comes before anything stamped at or after it. */
function whatIsDue({ shared }: Game, now: number): readonly MallEvent[] {
  const ranOut = shared.phase === 'running' && shared.clock.since === null && now >= shared.sand.end;
  return ranOut ? [{ type: 'ended', won: false, reason: 'sand' }] : NOTHING;
}

const NOTHING: readonly MallEvent[] = [];

function judgeTooLate(ended: Decision, command: unknown, moment: Moment): Decision {
  const late = judgeAndResolve(ended.game, command, moment);
  if (isRefusal(late)) return { ...ended, tooLate: late };
  return { events: [...ended.events, ...late.events], game: late.game };
}

function judgeAndResolve(game: Game, command: unknown, moment: Moment): Decision | Refusal {
  const verdict = judge(game, command);
  if (isRefusal(verdict)) return verdict;
  const accepted = command as MallCommand;
  const handler = game.box.handlers.get(accepted.type) as ReadyHandler;
  const events = handler.carryOut(game, accepted as never, verdict as never, moment);
  const closing = handler.closesTalk && game.shared.talk;
  return resolve(game, closing ? [{ type: 'talkClosed' }, ...events] : events, moment);
}

/** [R15] would this command be accepted? The verdict it rests on, or the refusal. */
export function judge(seen: Seen, command: unknown): Verdict | Refusal {
  if (typeof command !== 'object' || command === null)
    return refuse('command.malformed', { field: 'command' });
  const given = command as MallCommand;
  const handler = seen.box.handlers.get(given.type);
  if (handler === undefined) return refuse('command.unknown');
  return (
    wrongTime(seen, handler) ??
    wrongShape(seen, handler, given) ??
    vetoed(seen, handler, given) ??
    handler.judge(seen, given as never)
  );
}

function wrongTime({ shared }: Seen, handler: ReadyHandler): Refusal | null {
  if (!handler.phases.includes(shared.phase)) return refuse(WRONG_PHASE[shared.phase]);
  return shared.clock.since !== null && !handler.whilePaused ? refuse('game.paused') : null;
}

const WRONG_PHASE = { setup: 'game.notStarted', running: 'game.running', over: 'game.over' } as const;

function wrongShape(seen: Seen, handler: ReadyHandler, command: MallCommand): Refusal | null {
  if (!isSeat(seen, handler, command.seat)) return refuse('seat.unknown');
  for (const [name, check] of handler.checks) {
    const refusal = check((command as unknown as Record<string, unknown>)[name], seen);
    if (refusal !== null) return refusal;
  }
  return null;
}

function isSeat({ box }: Seen, { seatless }: ReadyHandler, seat: unknown): boolean {
  if (seatless) return seat === null;
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < box.setup.players;
}

function vetoed(seen: Seen, handler: ReadyHandler, command: MallCommand): Refusal | null {
  for (const veto of handler.vetoes) {
    const refusal = veto(seen, command);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** No chain of consequences in the rules is longer; one that is would never end. */
const DEEPEST = 12;

function resolve(game: Game, events: readonly MallEvent[], moment: Moment): Decision {
  const happened: MallEvent[] = [];
  const after = happen(game, events, moment, happened, 0);
  return { events: happened, game: after };
}

// Depth first: an event, then everything that follows from it, then the next. Nothing follows the end [M21].
function happen(
  before: Game,
  events: readonly MallEvent[],
  moment: Moment,
  happened: MallEvent[],
  depth: number,
): Game {
  if (depth > DEEPEST) throw new Error('a chain of reactions without end');
  const wasOver = before.shared.phase === 'over';
  let game = before;
  for (const event of events) {
    happened.push(event);
    game = evolve(game, event);
    for (const { react } of game.box.reactions[event.type] ?? NO_REACTIONS) {
      const more = react(game, event as never, moment);
      if (more.length > 0) game = happen(game, more, moment, happened, depth + 1);
      if (game.shared.phase === 'over' && !wasOver) return game;
    }
    if (game.shared.phase === 'over' && !wasOver) return game;
  }
  return game;
}

const NO_REACTIONS: readonly never[] = [];
