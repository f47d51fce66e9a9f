import { describe, expect, it } from 'vitest';
import { setupOf } from '#content/choices.ts';
import { eveningSetup } from '#content/evenings.ts';
import { tileSet } from '#content/tiles.ts';
import { boardOf } from '#engine/mall/board.ts';
import { decide, isRefusal, newGame, openBox, options, randomFrom } from '#engine/mall/index.ts';
import type { Placement } from '#engine/mall/lattice.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import type { Game } from '#engine/mall/state.ts';

// What a second reading of the rules found.

const NOW = 60_000;

// biome-ignore lint/suspicious/noExplicitAny: set-ups and positions are laid by hand here.
type Loose = any;

function begun(setup: Loose): Loose {
  const opened = openBox({ ...setup, sand: 2 * NOW } as never, tileSet(), PIECES as never) as Loose;
  let { game } = newGame(opened.box, randomFrom('second reading')) as Loose;
  for (let seat = 0; seat < setup.players; seat++)
    game = (decide(game, { type: 'ready', seat, ready: true }, 0) as Loose).game;
  return game;
}

const tileNo = (game: Loose, name: string): number =>
  game.box.tiles.findIndex((tile: Loose) => tile.name === name);

const at = (game: Loose, name: string, cell: number) => tileNo(game, name) * 16 + cell;

/** Tiles by name, place on the lattice and quarter turns; `layers`: what lies on them. */
function laid(game: Loose, tiles: readonly [string, number, number, number][], layers: Loose = []): Loose {
  const placed = tiles.map(([name, a, b, turn]) => ({ tile: tileNo(game, name), dimension: 0, a, b, turn }));
  const board = boardOf(game.box, placed as Placement[], layers);
  return { ...game, shared: { ...game.shared, board } };
}

function stood(game: Loose, where: Record<string, number>, memory: Loose = {}): Loose {
  const pawns = game.box.pawns.map((id: string, pawn: number) => where[id] ?? game.shared.pawns[pawn]);
  return { ...game, shared: { ...game.shared, pawns, memory: { ...game.shared.memory, ...memory } } };
}

const where = (game: Game | Loose, pawn: string) => game.shared.pawns[game.box.pawns.indexOf(pawn)];

const full = () => begun({ ...eveningSetup({ evening: 'XF3', players: 2 }), spells: ['ghost', 'frog'] });

describe('a second reading', () => {
  it('[X5.1] [X5.6] [X5.7] [R2] of two guards who leave 25 at a flip, one of whom catches a hero, one is with the captive', () => {
    // 1A, east of it 9* (its arrow meets 1A's eastern space), north of that 25 with its door to 9*'s northern space.
    const mall = laid(full(), [
      ['1A', 0, 0, 0],
      ['9*', 1, 0, 0],
      ['25', 1, -1, 0],
    ]);
    const game = stood(
      mall,
      { guard: at(mall, '25', 9), guard2: at(mall, '25', 10), barbarian: at(mall, '9*', 0) },
      { guard: true, guardRoom: ['guard', 'guard2'] },
    );
    const { game: after } = decide(game, { type: 'turnSand', seat: 0 }, NOW) as Loose;
    expect(where(after, 'barbarian')).toBe(at(mall, '25', 1));
    const inside = ['guard', 'guard2'].filter((guard) => where(after, guard) >> 4 === tileNo(mall, '25'));
    expect(inside).toHaveLength(1);
  });

  // 27 shows a wall to the door of 25: it came there after the tile that 25 was laid at had gone (X9.1, S11).
  const behindWall = () =>
    laid(full(), [
      ['1A', 0, 0, 0],
      ['27', 1, 0, 0],
      ['25', 1, -1, 0],
    ]);

  it('[R20] ghost form never passes a steel door, nor where a wall lies before it', () => {
    const mall = behindWall();
    const from = at(mall, '27', 2);
    const spells = { held: [], running: [{ spell: 'ghost', pawn: 'mage' }], returning: [] };
    const game = stood(mall, { mage: from }, { spells });
    const seat = game.shared.hands.findIndex((hand: Loose) =>
      hand.some((tile: string) => tile.includes('N')),
    );
    const command = { type: 'move', seat, pawn: 'mage', from, direction: 'north', distance: 1 };
    expect(isRefusal(decide(game, command, NOW))).toBe(true);
  });

  it('[X4.1] no breach goes through a steel door, nor where a wall lies before it', () => {
    const mall = behindWall();
    const from = at(mall, '27', 2);
    const game = stood(mall, { barbarian: from });
    const command = { type: 'breach', seat: 0, from, direction: 'north' };
    expect(isRefusal(decide(game, command, NOW))).toBe(true);
  });

  it('[S11] [R11] what a shaft alone still reaches is cut off: reachable is on foot or by escalator', () => {
    const start = begun(setupOf({ scenario: 11, level: 1, modules: ['shafts', 'antiStress'] } as never, 2));
    // 5 hangs on 4 alone, and a shaft leads there from tile 1; 9 may go. No other pair is empty.
    const ends = [3, at(start, '5', 9)];
    const mall = laid(
      start,
      [
        ['1A', 0, 0, 0],
        ['4', 1, 0, 0],
        ['5', 2, 0, 0],
        ['9', 0, 1, 1],
      ],
      [{ covers: ends, links: [ends] }],
    );
    const game = stood(mall, {}, { shafts: { left: 1, laid: [ends] } });
    const { game: after } = decide(game, { type: 'turnSand', seat: 0 }, NOW) as Loose;
    expect(options(after, 0).filter(({ type }) => type === 'discard')).toEqual([]);
    expect(after.shared.result?.reason).toBe('rearrangement');
  });
});
