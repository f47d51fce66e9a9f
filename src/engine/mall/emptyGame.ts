import { emptyBoard } from './board.ts';
import type { Box } from './box.ts';
import { fullSand } from './sand.ts';
import type { Game, Shared } from './state.ts';

/** A table with nothing on it: what a log's first event, the deal, is told to. */
export function emptyGame(box: Box): Game {
  const shared: Shared = {
    phase: 'setup',
    ready: [],
    hands: [],
    board: emptyBoard(box),
    pawns: [],
    escaped: [],
    outOfOrder: [],
    deckLeft: 0,
    deckTop: null,
    drawn: null,
    stolen: false,
    sand: fullSand(box.setup.sand, 0),
    flips: 0,
    timers: 0,
    clock: { shift: 0, since: null, wishes: [], away: [] },
    talk: false,
    voices: [],
    doSomething: null,
    result: null,
    memory: {},
  };
  return { box, shared, secrets: { deck: [], random: [0, 0, 0, 0], memory: {}, own: [] } };
}
