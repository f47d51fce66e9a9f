import { describe, expect, it } from 'vitest';
import { placementOf } from '#engine/mall/board.ts';
import { decide } from '#engine/mall/index.ts';
import { pointOf } from '#engine/mall/lattice.ts';
import {
  accept,
  at,
  change,
  deal,
  explore,
  laid,
  place,
  put,
  refusal,
  run,
  running,
  typesOf,
} from './table.ts';
import { TEST_TILES } from './tiles.ts';

const ON_ORANGE = { dwarf: ['T1', 0, 2] } as const;
const ON_GREEN = { elf: ['T1', 2, 3] } as const;

describe('exploring', () => {
  it('[M13][R7] with one legal place, drawing and placing are one act', () => {
    const game = put(running(), ON_ORANGE);
    const { events, game: after } = run(game, explore(game));
    expect(events).toEqual([
      { type: 'drawn', tile: 1, next: null },
      { type: 'placed', tile: 1, space: at(game, 'T1', 0, 2), paid: 'hero' },
    ]);
    expect(after.shared.drawn).toBeNull();
    expect(after.shared.deckLeft).toBe(1);
    expect(after.secrets.deck).toEqual([2]);
    expect(after.shared.board.placed[1]).toEqual({ tile: 1, dimension: 0, a: 0, b: -1, turn: 0 });
  });

  it('[M13] needs a hero on an exploration space of its own colour that leads to unexplored area', () => {
    const game = running();
    expect(refusal(game, explore(game))).toBe('explore.nowhere');
    const wrongColour = put(game, { elf: ['T1', 0, 2] });
    expect(refusal(wrongColour, explore(wrongColour))).toBe('explore.nowhere');
    const explored = put(laid(game, 'dwarf'), ON_ORANGE);
    expect(refusal(explored, explore(explored))).toBe('explore.nowhere');
    const elsewhere = put(game, { dwarf: ['T1', 3, 3] });
    expect(refusal(elsewhere, explore(elsewhere))).toBe('explore.nowhere');
  });

  it('[M13] an empty deck explores nothing', () => {
    const game = put(laid(running({ onTop: ['I', 'X'] }), 'dwarf', 'elf'), { mage: ['T1', 1, 0] });
    expect(refusal(game, explore(game))).toBe('explore.deckEmpty');
  });

  it('[M13] the tile is turned so that its arrow continues from the space', () => {
    const sides = [
      ['dwarf', 0, -1, 3],
      ['elf', 1, 0, 0],
      ['barbarian', 0, 1, 1],
      ['mage', -1, 0, 2],
    ] as const;
    for (const [hero, a, b, turn] of sides) {
      const game = laid(running({ onTop: ['X', 'I'] }), hero);
      expect(game.shared.board.placed[1]).toEqual({ tile: 1, dimension: 0, a, b, turn });
    }
  });

  it('[M14][R7] with several, the tile is drawn for all to see and then placed where the explorer chooses', () => {
    const game = put(running(), { ...ON_ORANGE, ...ON_GREEN });
    const drawn = run(game, explore(game));
    expect(typesOf(drawn.events)).toEqual(['drawn']);
    expect(drawn.game.shared).toMatchObject({ drawn: 1, deckLeft: 1 });
    expect(refusal(drawn.game, explore(drawn.game))).toBe('explore.placeFirst');
    const laidEast = run(drawn.game, place(drawn.game, 'T1', 2, 3));
    expect(laidEast.events).toEqual([{ type: 'placed', tile: 1, space: at(game, 'T1', 2, 3), paid: 'hero' }]);
    expect(laidEast.game.shared.board.placed[1]).toMatchObject({ tile: 1, a: 1, b: 0 });
    expect(refusal(laidEast.game, place(game, 'T1', 2, 3))).toBe('place.nothingDrawn');
    expect(refusal(game, place(game, 'T1', 2, 3))).toBe('place.nothingDrawn');
  });

  it('[M14] it goes in front of a hero who stands ready, nowhere else', () => {
    const game = put(running(), { ...ON_ORANGE, ...ON_GREEN });
    const drawn = accept(game, explore(game));
    expect(refusal(drawn, place(drawn, 'T1', 1, 0))).toBe('place.notHere');
    expect(refusal(drawn, place(drawn, 'T1', 1, 1))).toBe('place.notHere');
    expect(refusal(drawn, { ...place(drawn, 'T1', 2, 3), space: 99 })).toBe('space.unknown');
  });

  it('[M14][R7] a drawn tile whose every place has vanished waits until one appears; whoever holds explore then places it', () => {
    const game = put(running(), { ...ON_ORANGE, ...ON_GREEN });
    const drawn = accept(game, explore(game));
    const gone = put(drawn, { dwarf: ['T1', 3, 3], elf: ['T1', 3, 0] });
    expect(refusal(gone, place(gone, 'T1', 0, 2))).toBe('place.notHere');
    expect(refusal(gone, explore(gone))).toBe('explore.placeFirst');
    const back = deal(put(gone, { mage: ['T1', 1, 0] }), 'X', 'NESWVL');
    expect(refusal(back, { ...place(back, 'T1', 1, 0), seat: 1 })).toBe('action.notHeld');
    expect(accept(back, place(back, 'T1', 1, 0)).shared.board.placed).toHaveLength(2);
  });

  it('[M15] however tiles are turned and placed, no two spaces share a point and joined spaces are neighbours', () => {
    let game = running({ onTop: ['P1', 'P2', 'X', 'I', 'B', 'C1', 'C2', 'W'] });
    for (let n = 0; n < 8; n++) {
      const space = game.shared.board.unused[(n * 5) % game.shared.board.unused.length] as number;
      const pawns = game.shared.pawns.with(0, space);
      const sandbox = change(game, { pawns });
      const colour = game.box.print[space]?.explore;
      const hero = ['yellow', 'purple', 'green', 'orange'].indexOf(colour as string);
      const ready = change(sandbox, { pawns: [5, 6, 9, 10].with(hero, space) });
      game = accept(ready, explore(ready));
    }
    const { board } = game.shared;
    const point = (space: number) => pointOf(placementOf(board, space >> 4) as never, space & 15);
    const all = board.placed.flatMap(({ tile }) => Array.from({ length: 16 }, (_, cell) => tile * 16 + cell));
    expect(new Set(all.map((space) => JSON.stringify(point(space)))).size).toBe(9 * 16);
    const steps = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const;
    let joined = 0;
    for (const space of all)
      steps.forEach(([dx, dy], direction) => {
        const next = board.next[space * 4 + direction] as number;
        if (next < 0) return;
        joined++;
        expect(point(next)).toEqual({ dimension: 0, x: point(space).x + dx, y: point(space).y + dy });
        expect(board.next[next * 4 + ((direction + 2) & 3)]).toBe(space);
      });
    expect(joined).toBeGreaterThan(300);
  });

  it('[M15] tiles lie on the lattice of (4, 1) and (-1, 4) spaces', () => {
    const game = laid(running({ onTop: ['X', 'I', 'P1', 'P2'] }), 'dwarf', 'elf', 'barbarian', 'mage');
    const corners = game.shared.board.placed.map((placement) => pointOf({ ...placement, turn: 0 }, 0));
    expect(corners.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [1, -4],
      [4, 1],
      [-1, 4],
      [-4, -1],
    ]);
    const turned = pointOf({ tile: 0, dimension: 0, a: 0, b: 0, turn: 1 }, 2);
    expect([turned.x, turned.y]).toEqual([3, 2]);
  });

  it('[M25] a box knows every sand timer space of its tiles', () => {
    const timers = running({ onTop: ['I', 'X', 'O', 'C1'] }).box.print.filter(({ timer }) => timer);
    expect(timers).toHaveLength(3);
    expect(TEST_TILES.get('T1')?.cells[0]?.features).toEqual([{ kind: 'timer' }]);
  });

  it('[M13] everything but a refusal is told by decide, which never touches the game it was given', () => {
    const game = put(running(), ON_ORANGE);
    const frozen = JSON.stringify(game);
    decide(game, explore(game), 5);
    expect(JSON.stringify(game)).toBe(frozen);
  });
});
