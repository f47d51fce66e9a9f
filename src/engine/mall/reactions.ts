import { pauseVotes } from './acts/offBoard.ts';
import { ending } from './ending.ts';
import type { CoreEvent, Moved } from './events.ts';
import { hasEscaped } from './goals.ts';
import { type AnyReaction, NOTHING } from './piece.ts';
import { flip } from './sand.ts';
import type { Game, Moment } from './state.ts';
import { turnsTimer } from './stirs.ts';
import { hasWindows } from './talk.ts';
import { pawnData, pawnNumber, spaceNow } from './ways.ts';

// The core's own consequences, in the same shape as a piece's.

/** [R23a] whoever is caught where it ends is not there any more. */
const isThere = ({ shared }: Game, pawn: number, to: number) => shared.pawns[pawn] === to;

/** [M23] ending on an available sand timer space turns the timer, before and after the theft. */
function turnTimer(game: Game, { pawn, to }: Moved, { now }: Moment) {
  if (!spaceNow(game, to)?.timer) return NOTHING;
  const index = pawnNumber(game, pawn);
  return isThere(game, index, to) && turnsTimer(game, index, to) ? [flip(game, to, now)] : NOTHING;
}

/** [M19] [M20] after the theft a hero whose move ends on an exit it may use leaves. */
function leaveByExit(game: Game, { pawn, to }: Moved) {
  const { box, shared } = game;
  if ((box.goals.theft && !shared.stolen) || spaceNow(game, to)?.exit == null) return NOTHING;
  const index = pawnNumber(game, pawn);
  return isThere(game, index, to) && pawnData(game, index).triggers && box.policies.mayLeave(game, index, to)
    ? box.policies.leave(game, index)
    : [];
}

/** [M26] unanimous among those present, and somebody is. Leaving the table ends no pause. */
function pauseVote(game: Game, event: CoreEvent, { now, host }: Moment): CoreEvent[] {
  const { phase, clock } = game.shared;
  const { pause, present } = pauseVotes(game);
  const change = clock.since === null;
  const leaves = event.type === 'presence' && event.away;
  if (phase !== 'running' || present === 0 || (leaves && !change)) return [];
  if (pause !== (change ? present : 0)) return [];
  return [
    clock.since === null ? { type: 'paused', at: now } : { type: 'resumed', shift: host - clock.since },
  ];
}

/** [M21] everyone is out: the end, unless something has to be settled first [H5.2]. */
function outOfIt(game: Game, moment: Moment): readonly CoreEvent[] {
  for (const concludes of game.box.concluding) {
    const first = concludes(game, moment) as readonly CoreEvent[];
    if (first.length > 0) return first;
  }
  return [ending(game, true, 'escaped', moment)];
}

export const CORE_REACTIONS: readonly AnyReaction<CoreEvent>[] = [
  { on: 'moved', phase: 'effect', react: turnTimer },
  { on: 'moved', phase: 'effect', react: leaveByExit },
  {
    on: 'readied',
    phase: 'effect',
    react: ({ shared }, _event, { now }) =>
      shared.ready.every((ready) => ready) ? [{ type: 'started', at: now }] : [],
  },
  { on: 'wished', phase: 'effect', react: pauseVote },
  { on: 'presence', phase: 'effect', react: pauseVote },
  { on: 'flipped', phase: 'talk', react: (game) => (hasWindows(game) ? [{ type: 'talkOpened' }] : []) },
  {
    on: 'escaped',
    phase: 'effect',
    react: (game, _event, moment) => (hasEscaped(game) ? outOfIt(game, moment) : []),
  },
];
