import { isRefusal, type Refusal, refuse } from '../core/refusal.ts';
import type { ReadyHandler } from './box.ts';
import { dueBy, isSandOut } from './due.ts';
import { ending } from './ending.ts';
import { evolve } from './evolve.ts';
import { hasEscaped } from './goals.ts';
import { judge } from './judge.ts';
import type { Act, Deed } from './piece.ts';
import { gameTime } from './sand.ts';
import type { Game, Moment } from './state.ts';
import type { MallCommand, MallEvent } from './words.ts';

// One command of one seat, judged on what that seat may know, carried out and followed to its last
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
  if (dueBy(game, now) === null) return judgeAndResolve(game, command, { now, host });
  return judgeTooLate(whatIsDue(game, now), command, { now, host });
}

/** Nothing lets more run out in one go; what does would never end. */
const MOST_DUE = 100;

/** [M24] [R1] everything due by now, each at its own time, comes before anything stamped now. */
function whatIsDue(before: Game, now: number): Decision {
  const events: MallEvent[] = [];
  let game = before;
  let rounds = 0;
  for (let due = dueBy(game, now); due !== null; due = dueBy(game, now)) {
    if (++rounds > MOST_DUE) throw new Error(`${due.name} is due again and again`);
    const at = due.at(game) as number;
    const moment = { now: at, host: at + game.shared.clock.shift };
    const happened = resolve(game, witnessed(game, NOBODY, due.happens(game, moment), moment), moment);
    events.push(...happened.events);
    game = happened.game;
  }
  return { events, game };
}

function judgeTooLate(due: Decision, command: unknown, moment: Moment): Decision {
  const late = judgeAndResolve(due.game, command, moment);
  if (isRefusal(late)) return { ...due, tooLate: late };
  return { events: [...due.events, ...late.events], game: late.game };
}

function judgeAndResolve(game: Game, command: unknown, moment: Moment): Decision | Refusal {
  const target = tooLateForIt(game, command, moment) ?? judge(game, command);
  if (isRefusal(target)) return target;
  const accepted = command as MallCommand;
  const handler = game.box.handlers.get(accepted.type) as ReadyHandler;
  const events = handler.carryOut(game, accepted, target, moment);
  const act = handler.closesTalk === true;
  const first = act ? beforeAct(game, accepted) : NO_EVENTS;
  const all = first.length === 0 ? events : [...first, ...events];
  if (game.box.witnesses.length === 0 || all.length === 0 || handler.unseen)
    return resolve(game, all, moment);
  return resolve(game, witnessed(game, { seat: accepted.seat, act }, all, moment), moment);
}

const NOBODY: Deed = { seat: null, act: false };

/** What is said before anything happens comes first. */
function witnessed(
  game: Game,
  deed: Deed,
  events: readonly MallEvent[],
  moment: Moment,
): readonly MallEvent[] {
  let first = NO_EVENTS;
  for (const witness of game.box.witnesses) first = joined(first, witness(game, deed, moment));
  return first.length === 0 ? events : [...first, ...events];
}

/** [R3] what every act does first: it closes a talk window, and ends what only lasts until somebody acts. */
function beforeAct(game: Game, command: MallCommand): readonly MallEvent[] {
  const { box, shared } = game;
  let events: readonly MallEvent[] = shared.talk ? CLOSED : NO_EVENTS;
  for (const onAct of box.onActs) events = joined(events, onAct(game, command as Act));
  return events;
}

/** Mostly one of them is empty. */
function joined(
  events: readonly MallEvent[],
  more: readonly { readonly type: string }[],
): readonly MallEvent[] {
  return more.length === 0 ? events : [...events, ...(more as readonly MallEvent[])];
}

const CLOSED: readonly MallEvent[] = [{ type: 'talkClosed' }];
const NO_EVENTS: readonly MallEvent[] = [];

/** [R25] while the loss is held back, only what may come after the last grain is judged at all. */
function tooLateForIt(game: Game, command: unknown, { now }: Moment): Refusal | null {
  if (game.box.holds.length === 0 || !isSandOut(game, now)) return null;
  const handler = game.box.handlers.get((command as Partial<MallCommand> | null)?.type ?? '');
  return handler === undefined || handler.afterSand ? null : refuse('sand.out');
}

/** No chain of consequences in the rules is longer; one that is would never end. */
const DEEPEST = 12;

function resolve(game: Game, events: readonly MallEvent[], moment: Moment): Decision {
  const happened: MallEvent[] = [];
  const done = happen(game, events, moment, happened, 0);
  if (events.length === 0) return { events: happened, game: done };
  const after = settle(done, moment, happened);
  const end = featDone(after, moment);
  return { events: happened, game: end === null ? after : happen(after, [end], moment, happened, 0) };
}

/** What comes of the table as it is now, and of nothing in particular; each sees what those before it made of it. */
function settle(before: Game, moment: Moment, happened: MallEvent[]): Game {
  let game = before;
  for (const settles of game.box.settling) {
    if (game.shared.phase !== 'running') return game;
    const more = settles(game, moment) as readonly MallEvent[];
    if (more.length > 0) game = happen(game, more, moment, happened, 0);
  }
  return game;
}

/** What the set-up names as won or lost by, asked after each whole act. */
function featDone(game: Game, moment: Moment): MallEvent | null {
  const { feats, also } = game.box.goals;
  if (feats.length + also.length === 0 || game.shared.phase !== 'running') return null;
  const done = feats.find(({ isSo }) => isSo(game));
  if (done !== undefined) return ending(game, done.won, done.name, moment);
  return also.length > 0 && hasEscaped(game) ? ending(game, true, 'escaped', moment) : null;
}

// Depth first: an event, then everything that follows from it, then the next. Nothing follows the end [M21] but what
// pieces tell of it.
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
    for (const reaction of game.box.reactions.get(event.type) ?? NO_REACTIONS) {
      const more = reaction.react(game, event, moment);
      if (more.length > 0) game = happen(game, more, moment, happened, depth + 1);
      if (game.shared.phase === 'over' && !wasOver && event.type !== 'ended') return game;
    }
    if (game.shared.phase === 'over' && !wasOver) return game;
  }
  return game;
}

const NO_REACTIONS: readonly never[] = [];
