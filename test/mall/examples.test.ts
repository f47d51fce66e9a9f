import { describe, expect, it } from 'vitest';
import { decide, type Game, isRefusal, type Tile } from '#engine/mall/index.ts';
import {
  accept,
  at,
  deal,
  explore,
  laid,
  move,
  place,
  put,
  refusal,
  run,
  running,
  spaceOfPawn,
  theft,
  typesOf,
  vortex,
} from './table.ts';
import { TEST_TILES, tileFrom } from './tiles.ts';

// What the rulebooks show as examples, on boards of our own.

const withTiles = (...drawings: readonly string[]): Map<string, Tile> =>
  new Map([...TEST_TILES, ...drawings.map(tileFrom)]);

const CROOKED = `tile K
start

+-------+-------+-------+-------+
|                               |
+       +       +       +       +
   ?O   |                       |
+-------+       +       +       +
|                               |
+       +       +       +       +
|                               |
+-------+-------+-------+-------+`;

describe('the rulebook’s examples', () => {
  it('[M6][M7] three players, three acts: the dwarf reaches the orange exploration space', () => {
    let game = running({ players: 4, start: 'K' }, 'seed', withTiles(CROOKED));
    game = put(deal(game, 'N', 'WV', 'SX', 'EL'), {
      dwarf: ['K', 2, 2],
      elf: ['K', 3, 0],
      mage: ['K', 3, 1],
      barbarian: ['K', 3, 2],
    });
    const steps = [
      ['north', 2, 0],
      ['west', 2, 1],
      ['south', 1, 2],
    ] as const;
    for (const [direction, distance, seat] of steps) {
      const command = move(game, 'dwarf', direction, distance);
      expect(command.seat).toBe(seat);
      for (const other of [0, 1, 2, 3].filter((one) => one !== seat))
        expect(refusal(game, { ...command, seat: other })).toBe('action.notHeld');
      game = accept(game, command);
    }
    expect(spaceOfPawn(game, 'dwarf')).toBe(at(game, 'K', 1, 0));
    expect(refusal(game, explore(game))).toBeUndefined();
  });

  it('[M13] north, then east onto the orange exploration space, then the explorer reveals the next tile', () => {
    let game = running({ players: 3 });
    game = put(deal(game, 'N', 'E', 'SWVLX'), {
      dwarf: ['T1', 1, 1],
      elf: ['T1', 3, 0],
      mage: ['T1', 3, 2],
      barbarian: ['T1', 3, 3],
    });
    game = accept(game, move(game, 'dwarf', 'north'));
    expect(refusal(game, explore(game))).toBe('explore.nowhere');
    game = accept(game, move(game, 'dwarf', 'east'));
    expect(refusal(game, { type: 'explore', seat: 0 })).toBe('action.notHeld');
    expect(typesOf(run(game, explore(game)).events)).toEqual(['drawn', 'placed']);
  });

  it('[M10] a tile placed at one exploration space may connect to a tile already there, and end blind at another', () => {
    // North I, east D (closed). P1 beyond I meets D's closed north; X beyond T1's south meets nothing yet.
    let game = laid(running({ onTop: ['I', 'P2', 'D', 'X', 'P1'] }), 'dwarf', 'elf');
    game = put(game, { dwarf: ['I', 2, 3], elf: ['T1', 3, 0] });
    game = accept(game, explore(game));
    const joined = put(game, { mage: ['P2', 0, 2] });
    expect(refusal(joined, move(joined, 'mage', 'north'))).toBe('way.blocked');
    // D, laid between I and P2, is joined to I by its arrow only: P2's northern exploration space ends blind.
    expect(game.shared.board.unused).not.toContain(at(game, 'P2', 0, 2));
    const back = put(game, { mage: ['D', 1, 0], dwarf: ['T1', 3, 3] });
    expect(spaceOfPawn(accept(back, move(back, 'mage', 'west')), 'mage')).toBe(at(game, 'I', 2, 3));
  });

  it('[M11] the vortex is a quick way over long distances: from a plain space on a far tile', () => {
    const game = put(laid(running({ onTop: ['I', 'X', 'P1'] }), 'dwarf', 'elf'), { elf: ['X', 2, 2] });
    expect(spaceOfPawn(accept(game, vortex(game, 'elf', 'I', 3, 2)), 'elf')).toBe(at(game, 'I', 3, 2));
  });

  it('[M14] two heroes on matching spaces: the explorer draws, looks, then chooses in front of whom it goes', () => {
    const game = put(running(), { dwarf: ['T1', 0, 2], barbarian: ['T1', 3, 1] });
    const drawn = accept(game, explore(game));
    expect(refusal(drawn, place(drawn, 'T1', 0, 2))).toBeUndefined();
    expect(refusal(drawn, place(drawn, 'T1', 3, 1))).toBeUndefined();
  });

  it('[M16] moved too far north: only the south player can mend it', () => {
    let game = put(deal(running({ players: 4 }), 'N', 'SX', 'WV', 'EL'), {
      elf: ['T1', 3, 1],
      mage: ['T1', 1, 3],
      dwarf: ['T1', 2, 3],
      barbarian: ['T1', 3, 3],
    });
    game = accept(game, move(game, 'elf', 'north', 3));
    const offers = [0, 2, 3].map((seat) =>
      isRefusal(decide(game, { ...move(game, 'elf', 'south'), seat }, 1)),
    );
    expect(offers).toEqual([true, true, true]);
    expect(refusal(game, move(game, 'elf', 'south'))).toBeUndefined();
  });

  it('[M17][M18][M20] the plan is simple: explore, steal the four items, run to the exit', () => {
    let game: Game = running({ players: 4 });
    for (const hero of ['dwarf', 'elf'] as const) game = laid(game, hero);
    game = put(game, { barbarian: ['I', 0, 0], mage: ['I', 0, 1], elf: ['I', 2, 0], dwarf: ['I', 1, 1] });
    game = accept(game, move(game, 'dwarf', 'south'));
    game = accept(game, theft);
    game = put(game, { barbarian: ['X', 1, 0], mage: ['X', 1, 1], elf: ['X', 1, 2], dwarf: ['X', 1, 3] });
    for (const pawn of ['barbarian', 'mage', 'dwarf'] as const)
      game = accept(game, move(game, pawn, 'north'));
    game = accept(game, move(game, 'elf', 'west', 2));
    game = accept(game, move(game, 'elf', 'south'));
    expect(game.shared.result).toMatchObject({ won: true, reason: 'escaped' });
  });
});
