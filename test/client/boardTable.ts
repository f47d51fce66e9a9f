import type { KeyPlace } from '#client/board/config.ts';
import { setupFor } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import {
  type Box,
  evolve,
  evolveView,
  type Game,
  type MallEvent,
  newGame,
  openBox,
  randomFrom,
  type View,
  viewFor,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

// Positions for tests of the board: real boxes, real deals, events on top.

/** A key pressed while nothing on the board has the focus; keys that look at the board need a real one. */
export const NOWHERE: KeyPlace = { board: null as never, focused: null };

export function boxOf(scenario: number, players = 2): Box {
  const setup = setupFor({ scenario, players, level: 6 });
  const opened = openBox(setup as NonNullable<typeof setup>, tileSet(), PIECES);
  if (!('box' in opened)) throw new Error(JSON.stringify(opened));
  return opened.box;
}

export function dealt(scenario: number, seed = 'board', players = 2): Game {
  return newGame(boxOf(scenario, players), randomFrom(seed)).game;
}

/** The game is on, and seat 0 holds these actions alone. */
export function viewWith(scenario: number, hand: string, ...events: readonly MallEvent[]): View {
  const game = [{ type: 'started', at: 0 } as const].reduce(evolve, dealt(scenario));
  const handed: MallEvent = { type: 'handed', hands: [[hand], []] };
  return [handed, ...events].reduce(evolveView, viewFor(game, 0));
}
