import { knownTiles } from '#client/pieces/known.ts';
import { withRoles } from '#content/roles.ts';
import { FULL_SAND, setupFor } from '#content/scenarios.ts';
import {
  type Box,
  decide,
  type Game,
  isRefusal,
  type MallCommand,
  type MallEntry,
  newGame,
  openBox,
  randomFrom,
  type Setup,
} from '#engine/mall/index.ts';
import type { RoleLevel } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { cardOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { roleOf } from '#engine/mall/rules/hiddenRoles/status.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

// A game with hidden roles and its log, on the tiles of the game itself.

export interface Played {
  readonly box: Box;
  readonly game: () => Game;
  readonly entries: MallEntry[];
  /** Whatever it is, the engine must accept it. */
  readonly act: (command: MallCommand, at: number) => void;
  readonly seatsOf: (side: 'loyal' | 'traitor') => readonly number[];
  readonly cards: () => readonly string[];
}

export function rolesGame(level: RoleLevel, players: number, seed: string, scenario = 3): Played {
  const plain = setupFor({ scenario, players, level: 6, sand: FULL_SAND }) as Setup;
  const opened = openBox(withRoles(plain, { level }), knownTiles(), PIECES);
  if (!('box' in opened)) throw new Error(JSON.stringify(opened));
  const { box } = opened;
  const { game: first, dealt } = newGame(box, randomFrom(seed));
  let game = first;
  const entries: MallEntry[] = [{ seat: null, at: 0, events: [dealt] }];
  const act: Played['act'] = (command, at) => {
    const decision = decide(game, command, at);
    if (isRefusal(decision)) throw new Error(`${JSON.stringify(command)}: ${decision.refused}`);
    entries.push({ seat: command.seat, at, events: decision.events });
    game = decision.game;
  };
  const seats = Array.from({ length: players }, (_, seat) => seat);
  for (const seat of seats) act({ type: 'ready', seat, ready: true }, 1_000);
  return {
    ...{ box, entries, act },
    game: () => game,
    seatsOf: (side) => seats.filter((seat) => roleOf(game, seat).side === side),
    cards: () => seats.map((seat) => cardOf(game, seat)),
  };
}
