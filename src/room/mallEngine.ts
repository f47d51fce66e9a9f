import {
  audiences,
  type Box,
  decide,
  emptyGame,
  evolve,
  type Game,
  gameTime,
  isMallEvent,
  logHash,
  type MallEvent,
  mayTalk,
  newGame,
  nextDeadline,
  replay,
  upcast,
} from '#engine/mall/index.ts';
import type { GameEngine } from './gameEngine.ts';

// The heist at a room's table.

export type MallEngine = GameEngine<Game, MallEvent> & { readonly box: Box };

export function mallEngine(box: Box): MallEngine {
  const { players } = box.setup;
  return {
    box,
    players,
    deal: (random) => newGame(box, random),
    decide,
    empty: () => emptyGame(box),
    evolve,
    replay: (entries) => replay(box, entries),
    audiences: (events) => audiences(box, events),
    knows: (event) => isMallEvent({ box }, event),
    upcast,
    time: ({ shared }, host) => gameTime(shared.clock, host),
    deadline: nextDeadline,
    isSilent: (game) => !mayTalk(game, 'words'),
    hasBegun: ({ shared }) => shared.phase !== 'setup',
    isRunning: ({ shared }) => shared.phase === 'running',
    standIn: ({ shared: { clock } }, seat) =>
      clock.since === null && clock.wishes[seat] ? [{ type: 'pause', pause: false }] : [],
    comeback,
    result: ({ shared: { result, timers } }) =>
      result === null ? null : { won: result.won, reason: result.reason, timers },
    hash: logHash,
  };
}

/** Everyone is away, and the sand is held until somebody is back. */
function comeback({ shared }: Game): readonly object[] {
  const gone = shared.clock.away.flatMap((away, of) => (away ? [] : { type: 'presence', of, away: true }));
  return [...gone, { type: 'hold' }];
}
