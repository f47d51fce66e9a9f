import { type Refusal, refuse } from '../../core/refusal.ts';
import type { CoreCommandOf } from '../commands.ts';
import { ending } from '../ending.ts';
import { booleanField, channelField, type Handler, seatField } from '../handler.ts';
import type { PublicGame } from '../state.ts';
import { mayUse } from '../talk.ts';

// What players do at the table rather than in the mall: get ready, look at each other, prod,
// speak, ask for a pause. What changes nothing happens without an event, and is not kept.

const EVERY_SEAT = (game: PublicGame) => game.shared.ready.map((_, seat) => seat);

/** [M4] the game starts when every player is ready. */
export const ready: Handler<CoreCommandOf<'ready'>> = {
  fields: { ready: booleanField },
  phases: ['setup'],
  judge: () => null,
  carryOut: ({ shared }, { seat, ready }) =>
    shared.ready[seat] === ready ? [] : [{ type: 'readied', seat, ready }],
  candidates: (game, seat) => [{ type: 'ready', seat, ready: !game.shared.ready[seat] }],
};

/** [H1.6] who is out of the game neither acts nor is acted upon. */
export function stillPlays(game: PublicGame, { seat }: { readonly seat: number | null }): Refusal | null {
  return seat === null || game.box.policies.plays(game, seat) ? null : refuse('seat.out');
}

const notAtOneself = ({ seat, target }: CoreCommandOf<'stare' | 'doSomething'>) =>
  seat === target ? refuse('target.oneself') : null;

/** [C3] always allowed; it passes and leaves no trace in the log. */
export const stare: Handler<CoreCommandOf<'stare'>> = {
  fields: { target: seatField },
  phases: ['setup', 'running', 'over'],
  afterSand: true,
  judge: (game, command) => notAtOneself(command) ?? stillPlays(game, { seat: command.target }),
  carryOut: () => [],
};

/** [C3] any player takes the Do Something! pawn and puts it in front of another. */
export const doSomething: Handler<CoreCommandOf<'doSomething'>> = {
  fields: { target: seatField },
  phases: ['running'],
  judge: (game, command) =>
    mayProd(game, command.seat) ?? notAtOneself(command) ?? stillPlays(game, { seat: command.target }),
  carryOut: (_game, { seat, target }) => [{ type: 'doSomething', seat, target }],
  candidates: (game, seat) => EVERY_SEAT(game).map((target) => ({ type: 'doSomething', seat, target })),
};

/** [S9] [R14] where only one may prod, that is whoever holds no action tile. */
export function leads(game: PublicGame, seat: number): boolean {
  const { doSomething, plays } = game.box.policies;
  return doSomething === 'leader' && game.shared.hands[seat]?.length === 0 && plays(game, seat);
}

export function mayProd(game: PublicGame, seat: number): Refusal | null {
  const { doSomething } = game.box.policies;
  if (doSomething === 'nobody') return refuse('doSomething.forbidden');
  if (doSomething === 'anyone' || leads(game, seat)) return null;
  // Where whoever led is out of the game, the pawn is everyone's again.
  return game.shared.hands.some((_, other) => leads(game, other)) ? refuse('doSomething.leaderOnly') : null;
}

/** [C1] refused outside talk windows. The log keeps that a seat spoke in this window, never what. */
export const speak: Handler<CoreCommandOf<'speak'>> = {
  fields: { channel: channelField },
  phases: ['setup', 'running', 'over'],
  afterSand: true,
  whenOut: true,
  judge: (game, { seat, channel }) =>
    mayUse(game, seat, channel) ? null : refuse('talk.silence', { channel }),
  carryOut: ({ shared }, { seat, channel }) =>
    shared.phase !== 'running' || shared.voices.includes(`${seat} ${channel}`)
      ? []
      : [{ type: 'spoke', seat, channel }],
};

/** [M26] each seat says whether it wishes the game to pause; unanimity of those present decides. */
export const pause: Handler<CoreCommandOf<'pause'>> = {
  fields: { pause: booleanField },
  phases: ['running'],
  afterSand: true,
  whilePaused: true,
  judge: () => null,
  carryOut: ({ shared }, { seat, pause }) =>
    shared.clock.wishes[seat] === pause && shared.clock.since === null
      ? []
      : [{ type: 'wished', seat, pause }],
};

/** [M26] of those present, how many wish to pause. */
export function pauseVotes(game: PublicGame): { readonly pause: number; readonly present: number } {
  const { wishes, away } = game.shared.clock;
  const present = wishes.filter((_, seat) => !away[seat] && game.box.policies.plays(game, seat));
  return { pause: present.filter((wish) => wish).length, present: present.length };
}

export const presence: Handler<CoreCommandOf<'presence'>> = {
  fields: { of: seatField, away: booleanField },
  phases: ['setup', 'running', 'over'],
  afterSand: true,
  whilePaused: true,
  seatless: true,
  judge: () => null,
  carryOut: ({ shared }, { of, away }) =>
    shared.clock.away[of] === away ? [] : [{ type: 'presence', seat: of, away }],
};

/** [M26] the room stops the clock when nobody could act, after a crash say; it goes on like any pause. */
export const hold: Handler<CoreCommandOf<'hold'>> = {
  fields: {},
  phases: ['running'],
  afterSand: true,
  seatless: true,
  judge: () => null,
  carryOut: (_game, _command, _verdict, { now }) => [{ type: 'paused', at: now }],
};

/** [R32] those present have had enough: nobody wins, and whatever was hidden is shown. */
export const callOff: Handler<CoreCommandOf<'callOff'>> = {
  fields: {},
  phases: ['running'],
  afterSand: true,
  whilePaused: true,
  seatless: true,
  judge: () => null,
  carryOut: (game, _command, _verdict, moment) => [ending(game, false, 'calledOff', moment)],
};

/** Whatever is due has been decided before any command is judged; nothing is left to do. */
export const clock: Handler<CoreCommandOf<'clock'>> = {
  fields: {},
  phases: ['setup', 'running', 'over'],
  afterSand: true,
  whilePaused: true,
  seatless: true,
  judge: () => null,
  carryOut: () => [],
};
