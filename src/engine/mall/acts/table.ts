import { type Refusal, refuse } from '../../core/refusal.ts';
import type { CommandOf, MallCommand } from '../commands.ts';
import { booleanField, channelField, type Handler, seatField } from '../handler.ts';
import type { Seen } from '../state.ts';
import { mayTalk } from '../talk.ts';

// What players do at the table rather than in the mall: get ready, look at each other, prod,
// speak, ask for a pause. What changes nothing happens without an event, and is not kept.

const EVERY_SEAT = (seen: Seen) => seen.shared.ready.map((_, seat) => seat);

/** [M4] the game starts when every player is ready. */
export const ready: Handler = {
  fields: { ready: booleanField },
  phases: ['setup'],
  judge: () => null,
  carryOut: ({ shared }, { seat, ready }: CommandOf<'ready'>) =>
    shared.ready[seat] === ready ? [] : [{ type: 'readied', seat, ready }],
  candidates: (seen, seat): MallCommand[] => [{ type: 'ready', seat, ready: !seen.shared.ready[seat] }],
};

const notAtOneself = ({ seat, target }: CommandOf<'stare' | 'doSomething'>) =>
  seat === target ? refuse('target.oneself') : null;

/** [C3] always allowed; it passes and leaves no trace in the log. */
export const stare: Handler = {
  fields: { target: seatField },
  phases: ['setup', 'running', 'over'],
  judge: (_seen, command: CommandOf<'stare'>) => notAtOneself(command),
  carryOut: () => [],
};

/** [C3] any player takes the Do Something! pawn and puts it in front of another. */
export const doSomething: Handler = {
  fields: { target: seatField },
  phases: ['running'],
  judge: (seen, command: CommandOf<'doSomething'>) => mayProd(seen, command.seat) ?? notAtOneself(command),
  carryOut: (_game, { seat, target }: CommandOf<'doSomething'>) => [{ type: 'doSomething', seat, target }],
  candidates: (seen, seat) =>
    EVERY_SEAT(seen).map((target): MallCommand => ({ type: 'doSomething', seat, target })),
};

// [S9] [R14] the leader is whoever holds no action tile.
export function mayProd({ box, shared }: Seen, seat: number): Refusal | null {
  const { doSomething } = box.policies;
  if (doSomething === 'nobody') return refuse('doSomething.forbidden');
  const leads = doSomething === 'anyone' || shared.hands[seat]?.length === 0;
  return leads ? null : refuse('doSomething.leaderOnly');
}

/** [C1] refused outside talk windows. The log keeps that a seat spoke in this window, never what. */
export const speak: Handler = {
  fields: { channel: channelField },
  phases: ['setup', 'running', 'over'],
  judge: (seen, { channel }: CommandOf<'speak'>) =>
    mayTalk(seen, channel) ? null : refuse('talk.silence', { channel }),
  carryOut: ({ shared }, { seat, channel }: CommandOf<'speak'>) =>
    shared.phase !== 'running' || shared.voices.includes(`${seat} ${channel}`)
      ? []
      : [{ type: 'spoke', seat, channel }],
};

/** [M26] each seat says whether it wishes the game to pause; unanimity of those present decides. */
export const pause: Handler = {
  fields: { pause: booleanField },
  phases: ['running'],
  whilePaused: true,
  judge: () => null,
  carryOut: ({ shared }, { seat, pause }: CommandOf<'pause'>) =>
    shared.clock.wishes[seat] === pause && shared.clock.since === null
      ? []
      : [{ type: 'wished', seat, pause }],
};

export const presence: Handler = {
  fields: { of: seatField, away: booleanField },
  phases: ['setup', 'running', 'over'],
  whilePaused: true,
  seatless: true,
  judge: () => null,
  carryOut: ({ shared }, { of, away }: CommandOf<'presence'>) =>
    shared.clock.away[of] === away ? [] : [{ type: 'presence', seat: of, away }],
};

/** [M26] the room stops the clock when nobody could act, after a crash say; it goes on like any pause. */
export const hold: Handler = {
  fields: {},
  phases: ['running'],
  seatless: true,
  judge: () => null,
  carryOut: (_game, _command, _verdict, { now }) => [{ type: 'paused', at: now }],
};

/** Whatever is due has been decided before any command is judged; nothing is left to do. */
export const clock: Handler = {
  fields: {},
  phases: ['setup', 'running', 'over'],
  whilePaused: true,
  seatless: true,
  judge: () => null,
  carryOut: () => [],
};
