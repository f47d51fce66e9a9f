import { describe, expect, it } from 'vitest';
import { evolve, type Game } from '#engine/mall/index.ts';
import { lay, secured, stand, walk } from '../security.ts';
import {
  accept,
  at,
  explore,
  laid,
  move,
  place,
  put,
  refusal,
  run,
  running,
  spaceOfPawn,
  typesOf,
} from '../table.ts';

/** The ball to the north, the mage on it, plenty in the deck. */
function atTheBall(spot: readonly [string, number, number] = ['B', 0, 0]): Game {
  const game = laid(running({ onTop: ['B', 'P1', 'P2', 'I', 'X'], pieces: ['crystalBall'] }), 'dwarf');
  return put(game, { mage: spot });
}

describe('the crystal ball', () => {
  it('[S5] owes nothing to a mage who gazed into none', () => {
    const game = atTheBall();
    expect(typesOf(run(game, move(game, 'mage', 'east')).events)).toEqual(['moved']);
  });

  it('[S5][R9] the explorer may add two tiles at any unused exploration spaces; the first puts the ball out of order', () => {
    const game = atTheBall();
    const drawn = run(game, explore(game));
    expect(typesOf(drawn.events)).toEqual(['drawn']);
    const first = run(drawn.game, place(drawn.game, 'T1', 2, 3));
    expect(typesOf(first.events)).toEqual(['placed', 'wentOutOfOrder', 'ballOwes']);
    expect(first.events[0]).toMatchObject({ paid: 'crystalBall' });
    expect(first.game.shared.outOfOrder).toEqual([at(game, 'B', 0, 0)]);
    const again = accept(first.game, explore(first.game));
    const second = run(again, place(again, 'T1', 3, 1));
    expect(typesOf(second.events)).toEqual(['placed', 'ballOwes']);
    expect(second.game.shared.outOfOrder).toHaveLength(1);
    expect(refusal(second.game, explore(second.game))).toBe('explore.nowhere');
  });

  it('[S5] the second may attach to the first', () => {
    const game = atTheBall();
    const drawn = accept(game, explore(game));
    const first = accept(drawn, place(drawn, 'T1', 2, 3));
    const again = accept(first, explore(first));
    const second = accept(again, place(again, 'P1', 2, 3));
    expect(second.shared.board.placed.map(({ tile }) => game.box.tiles[tile]?.name)).toEqual([
      'T1',
      'B',
      'P1',
      'P2',
    ]);
  });

  it('[S5] the second may wait while the mage stays, whatever others do, and is lost once she moves', () => {
    const game = atTheBall();
    const drawn = accept(game, explore(game));
    const first = accept(drawn, place(drawn, 'T1', 2, 3));
    const others = accept(first, move(first, 'elf', 'east'));
    expect(refusal(others, explore(others))).toBeUndefined();
    const away = run(others, move(others, 'mage', 'east'));
    expect(typesOf(away.events)).toContain('ballOwes');
    expect(refusal(away.game, explore(away.game))).toBe('explore.nowhere');
    const back = accept(away.game, move(away.game, 'mage', 'west'));
    expect(refusal(back, explore(back))).toBe('explore.nowhere');
    const other = put(back, { mage: ['B', 3, 3] });
    expect(refusal(other, explore(other))).toBeUndefined();
  });

  it('[S5] other heroes on it: nothing happens; unused, it stays available', () => {
    const elf = put(atTheBall(['T1', 3, 3]), { elf: ['B', 0, 0] });
    expect(refusal(elf, explore(elf))).toBe('explore.nowhere');
    const left = accept(atTheBall(), move(atTheBall(), 'mage', 'east'));
    expect(left.shared.outOfOrder).toEqual([]);
    const back = accept(left, move(left, 'mage', 'west'));
    expect(refusal(back, explore(back))).toBeUndefined();
    expect(typesOf(run(back, move(back, 'elf', 'south', 1)).events)).toEqual(['moved']);
  });

  it('[S5] without the rule a crystal ball is a plain space', () => {
    const game = put(laid(running({ onTop: ['B', 'I', 'X'] }), 'dwarf'), { mage: ['B', 0, 0] });
    expect(refusal(game, explore(game))).toBe('explore.nowhere');
  });

  it('[R8] a hero on its own colour pays before the ball does', () => {
    const game = put(atTheBall(), { elf: ['T1', 2, 3] });
    const drawn = accept(game, explore(game));
    const byElf = run(drawn, place(drawn, 'T1', 2, 3));
    expect(byElf.events[0]).toMatchObject({ paid: 'hero' });
    expect(byElf.game.shared.outOfOrder).toEqual([]);
    const elsewhere = run(drawn, place(drawn, 'T1', 3, 1));
    expect(elsewhere.events[0]).toMatchObject({ paid: 'crystalBall' });
  });

  it('[S5] a tile paid by a hero while one is owed leaves the second one owed', () => {
    const game = atTheBall();
    const drawn = accept(game, explore(game));
    const first = put(accept(drawn, place(drawn, 'T1', 2, 3)), { barbarian: ['T1', 3, 1] });
    const again = accept(first, explore(first));
    const byHero = accept(again, place(again, 'T1', 3, 1));
    expect(byHero.shared.memory.crystalBall).toBe(at(game, 'B', 0, 0));
    expect(refusal(byHero, explore(byHero))).toBeUndefined();
  });

  it('[S5] the mage is moved west onto a crystal ball; one tile is added, the next attached to it', () => {
    let game = laid(
      running({ players: 4, onTop: ['B', 'P1', 'P2', 'I', 'X'], pieces: ['crystalBall', 'loudspeaker'] }),
      'elf',
    );
    game = put(game, { mage: ['B', 0, 1], elf: ['T1', 2, 2] });
    game = accept(game, move(game, 'mage', 'west'));
    expect(spaceOfPawn(game, 'mage')).toBe(at(game, 'B', 0, 0));
    game = accept(game, explore(game));
    game = accept(game, place(game, 'B', 2, 3));
    game = accept(game, explore(game));
    game = accept(game, place(game, 'P1', 0, 2));
    const lie = (name: string) =>
      game.shared.board.placed.find(({ tile }) => game.box.tiles[tile]?.name === name);
    expect(lie('P1')).toMatchObject({ a: 2, b: 0 });
    expect(lie('P2')).toMatchObject({ a: 2, b: -1 });
    expect(game.shared.outOfOrder).toEqual([at(game, 'B', 0, 0)]);
    expect(game.shared.talk).toBe(false);
  });

  it('[R9] [X5.1] the second stays allowed while the mage stays: one who is taken away has left', () => {
    const onTop = ['B', '9*', '25', 'P1', 'I', 'X'];
    const alone = { dwarf: null, elf: null, barbarian: null };
    const game = stand(lay(secured(['crystalBall', 'guard', 'guardRoom'], onTop), 'dwarf'), {
      ...alone,
      mage: ['B', 0, 0],
    });
    const drawn = accept(game, explore(game));
    const first = stand(accept(drawn, place(drawn, 'T1', 2, 3)), { guard: ['T1', 0, 2] });
    expect(first.shared.memory.crystalBall).toBe(at(game, 'B', 0, 0));
    const caught = run(first, walk(first, 'guard', 'north'));
    expect(caught.events).toContainEqual({ type: 'captured', hero: 'mage', by: 'guard' });
    expect(typesOf(caught.events).filter((type) => type === 'ballOwes')).toHaveLength(1);
    const back = stand(caught.game, { mage: ['B', 0, 0] });
    expect(refusal(back, explore(back))).toBe('explore.nowhere');
  });

  it('[R9] whoever else is taken away, the ball owes its tile', () => {
    const owed = accept(accept(atTheBall(), explore(atTheBall())), place(atTheBall(), 'T1', 2, 3));
    const away = evolve(owed, { type: 'put', pawn: 'elf', to: at(owed, 'T1', 3, 3) });
    expect(refusal(away, explore(away))).toBeUndefined();
  });
});
