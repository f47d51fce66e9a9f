import { describe, expect, it } from 'vitest';
import { decide, options } from '#engine/mall/index.ts';
import {
  accept,
  at,
  change,
  dealt,
  explore,
  laid,
  move,
  place,
  problems,
  put,
  refusal,
  run,
  running,
  seatWith,
  spaceOfPawn,
  start,
  vortex,
} from '../table.ts';

const TWO_WORLDS = { onTop: ['I', 'X', 'P1'], deck: ['3'], pieces: ['dimensions'] };

describe('two dimensions', () => {
  it('[S13] dwarf and elf start on tile 1, barbarian and mage on tile 3, in a dimension of its own', () => {
    for (const seed of ['a', 'b', 'c']) {
      const game = dealt(TWO_WORLDS, seed);
      const tileAt = (pawn: 'elf' | 'dwarf' | 'mage' | 'barbarian') =>
        game.box.tiles[spaceOfPawn(game, pawn) >> 4]?.name;
      expect([tileAt('dwarf'), tileAt('elf'), tileAt('barbarian'), tileAt('mage')]).toEqual([
        'T1',
        'T1',
        '3',
        '3',
      ]);
      expect(spaceOfPawn(game, 'mage')).not.toBe(spaceOfPawn(game, 'barbarian'));
    }
    const game = dealt(TWO_WORLDS);
    expect(game.shared.board.placed).toEqual([
      { tile: 0, dimension: 0, a: 0, b: 0, turn: 0 },
      { tile: 4, dimension: 1, a: 0, b: 0, turn: 0 },
    ]);
    expect(game.secrets.deck).toEqual([1, 2, 3]);
    expect(game.shared).toMatchObject({ deckTop: 1, deckLeft: 3 });
    expect(problems({ pieces: ['dimensions'] })).toEqual([
      { refused: 'setup.needsTile', params: { tile: '3' } },
    ]);
  });

  it('[S13][R13] during set-up anyone puts barbarian and mage anywhere on tile 3, without effects', () => {
    const game = put(dealt(TWO_WORLDS), { barbarian: ['3', 1, 1], mage: ['3', 1, 2] });
    const settle = (pawn: string, to: number) => ({
      type: 'settle',
      seat: 1,
      pawn,
      from: game.shared.pawns[['barbarian', 'mage', 'elf', 'dwarf'].indexOf(pawn)],
      to,
    });
    const { events, game: after } = run(game, settle('mage', at(game, '3', 3, 3)) as never);
    expect(events).toEqual([{ type: 'settled', pawn: 'mage', to: at(game, '3', 3, 3) }]);
    expect(spaceOfPawn(after, 'mage')).toBe(at(game, '3', 3, 3));
    expect(refusal(game, settle('barbarian', at(game, '3', 1, 2)))).toBe('way.occupied');
    expect(refusal(game, settle('barbarian', at(game, 'T1', 3, 3)))).toBe('dimensions.settle');
    expect(refusal(game, settle('elf', at(game, '3', 2, 2)))).toBe('dimensions.settle');
    expect(refusal(game, { ...settle('mage', at(game, '3', 2, 2)), from: 0 })).toBe('pawn.elsewhere');
    expect(refusal(start(game), settle('mage', at(game, '3', 2, 2)))).toBe('game.running');
    const offered = options(game, 0).flatMap((command) => (command.type === 'settle' ? [command.pawn] : []));
    expect(offered.filter((pawn) => pawn === 'mage')).toHaveLength(14);
    expect(offered.filter((pawn) => pawn === 'barbarian')).toHaveLength(14);
  });

  it('[S13] tiles are placed in the dimension they are explored from, and never join the other', () => {
    const game = put(running(TWO_WORLDS), { mage: ['3', 2, 3], barbarian: ['3', 1, 0], dwarf: ['T1', 0, 2] });
    const drawn = accept(game, explore(game));
    const second = accept(drawn, place(drawn, '3', 2, 3));
    expect(second.shared.board.placed.at(-1)).toMatchObject({ tile: 1, dimension: 1, a: 1, b: 0 });
    const drawnAgain = accept(put(second, { elf: ['T1', 2, 3] }), explore(second));
    const first = accept(drawnAgain, place(drawnAgain, 'T1', 2, 3));
    expect(first.shared.board.placed.at(-1)).toMatchObject({ tile: 2, dimension: 0, a: 1, b: 0 });
  });

  it('[S13][R13][S5] a crystal ball reaches unused exploration spaces of both dimensions, a tile each', () => {
    const pieces = ['dimensions', 'crystalBall'];
    const start = put(running({ ...TWO_WORLDS, onTop: ['B', 'I', 'X', 'P1'], pieces }), {
      barbarian: ['3', 2, 1],
      mage: ['3', 2, 3],
      elf: ['T1', 2, 1],
      dwarf: ['T1', 1, 1],
    });
    const ball = put(accept(start, explore(start)), { mage: ['B', 0, 0] });
    const drawn = accept(ball, explore(ball));
    const offered = options(drawn, seatWith(drawn, 'X')).flatMap((one) =>
      one.type === 'place' ? [one.space] : [],
    );
    expect(offered.toSorted()).toEqual(drawn.shared.board.unused.toSorted());
    const tiles = new Set(offered.map((space) => drawn.box.tiles[space >> 4]?.name));
    expect(tiles).toEqual(new Set(['T1', '3', 'B']));
    const first = run(drawn, place(drawn, 'T1', 2, 3));
    expect(first.events[0]).toMatchObject({ type: 'placed', paid: 'crystalBall' });
    expect(first.game.shared.board.placed.at(-1)).toMatchObject({ dimension: 0 });
    const again = accept(first.game, explore(first.game));
    const second = run(again, place(again, '3', 1, 0));
    expect(second.events[0]).toMatchObject({ type: 'placed', paid: 'crystalBall' });
    expect(second.game.shared.board.placed.at(-1)).toMatchObject({ dimension: 1 });
  });

  it('[S13] the vortex only leads from a vortex of the hero’s colour to one in the other dimension', () => {
    const game = put(running(TWO_WORLDS), {
      elf: ['T1', 3, 0],
      dwarf: ['T1', 1, 1],
      barbarian: ['3', 1, 1],
      mage: ['3', 1, 2],
    });
    expect(refusal(game, vortex(game, 'elf', '3', 3, 0))).toBeUndefined();
    const off = put(game, { elf: ['T1', 2, 1] });
    expect(refusal(off, vortex(off, 'elf', '3', 3, 0))).toBe('dimensions.fromVortex');
    const strange = put(game, { elf: ['T1', 3, 2] });
    expect(refusal(strange, vortex(strange, 'elf', '3', 3, 0))).toBe('dimensions.fromVortex');
    const same = laid(running(TWO_WORLDS), 'dwarf');
    const here = put(same, { elf: ['T1', 3, 0] });
    expect(refusal(here, vortex(here, 'elf', 'I', 3, 2))).toBe('dimensions.sameOne');
  });

  it('[S13][R13] never all four in one dimension, until one has left', () => {
    const game = put(running(TWO_WORLDS), {
      elf: ['T1', 3, 0],
      dwarf: ['3', 2, 1],
      barbarian: ['3', 1, 1],
      mage: ['3', 1, 2],
    });
    expect(decide(game, vortex(game, 'elf', '3', 3, 0), 1)).toEqual({
      refused: 'dimensions.allTogether',
      params: {},
    });
    const left = change(game, { pawns: game.shared.pawns.with(3, -1), escaped: [false, false, false, true] });
    expect(refusal(left, vortex(left, 'elf', '3', 3, 0))).toBeUndefined();
  });

  it('[S13] no vortex after the theft; walking and riding are not concerned', () => {
    const game = put(running(TWO_WORLDS), {
      elf: ['T1', 3, 0],
      dwarf: ['3', 2, 1],
      barbarian: ['3', 1, 1],
      mage: ['3', 1, 2],
    });
    const after = change(game, { stolen: true });
    expect(refusal(after, vortex(after, 'elf', '3', 3, 0))).toBe('vortex.shutDown');
    expect(refusal(game, move(game, 'elf', 'east'))).toBeUndefined();
  });
});
