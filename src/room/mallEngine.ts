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
import { sidedResult } from './sides.ts';

// The heist at a room's table.

export type MallEngine = GameEngine<Game, MallEvent> & { readonly box: Box };

export function mallEngine(box: Box): MallEngine {
  const { players } = box.setup;
  return {
    box,
    players,
    hasSecretSeats: box.setup.roles !== undefined,
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
    isPaused: ({ shared }) => shared.clock.since !== null,
    isRunning: ({ shared }) => shared.phase === 'running',
    plays: (game, seat) => box.policies.plays(game, seat),
    standIn: ({ shared: { clock } }, seat) =>
      clock.since === null && clock.wishes[seat] ? [{ type: 'pause', pause: false }] : [],
    comeback,
    result: ({ shared: { result, timers } }) => {
      if (result === null) return null;
      const { won, reason } = result;
      return { won, reason, timers, ...(box.setup.roles === undefined ? {} : sidedResult(result)) };
    },
    hash: logHash,
  };
}

/** Everyone is away, and the sand is held until somebody is back. */
function comeback({ shared }: Game): readonly object[] {
  const gone = shared.clock.away.flatMap((away, of) => (away ? [] : { type: 'presence', of, away: true }));
  return [...gone, { type: 'hold' }];
}
