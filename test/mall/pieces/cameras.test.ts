import { describe, expect, it } from 'vitest';
import type { Move } from '#engine/mall/commands.ts';
import { decide, type Game, mayCross } from '#engine/mall/index.ts';
import { ON_TIMER } from '../moments.ts';
import { HOME, lay, secured, stand, turnSand, walk, where } from '../security.ts';
import {
  accept,
  at,
  change,
  laid,
  move,
  put,
  refusal,
  run,
  running,
  spaceOfPawn,
  typesOf,
} from '../table.ts';

function cameras(onTop = ['C1', 'C2', 'I', 'X']): Game {
  return laid(running({ onTop, pieces: ['cameras'] }), 'dwarf', 'elf');
}

describe('cameras', () => {
  it('[S6][R6] while two work, nobody ends on a timer space, out of order or not; passing is allowed, and leaving', () => {
    const game = put(cameras(), ON_TIMER);
    expect(decide(game, move(game, 'elf', 'west'), 1)).toEqual({ refused: 'timer.watched', params: {} });
    const passing = put(game, { elf: ['C2', 3, 1], mage: ['T1', 3, 3] });
    expect(refusal(passing, move(passing, 'elf', 'east', 2))).toBe('timer.watched');
    const used = change(game, { outOfOrder: [0] });
    expect(refusal(used, move(used, 'elf', 'west'))).toBe('timer.watched');
    const one = change(used, { outOfOrder: [0, at(used, 'C1', 0, 0)] });
    expect(typesOf(run(one, move(one, 'elf', 'west')).events)).toEqual(['moved']);
    const there = put(used, { elf: ['T1', 0, 0] });
    expect(refusal(there, move(there, 'elf', 'east'))).toBeUndefined();
    const slide = put(laid(cameras(['C1', 'C2', 'O', 'I', 'X']), 'mage'), { elf: ['O', 0, 3] });
    expect(refusal(slide, move(slide, 'elf', 'west', 1))).toBe('timer.watched');
    expect(refusal(slide, move(slide, 'elf', 'west', 2))).toBeUndefined();
    expect([1, 2, 9].map((far) => mayCross(slide, move(slide, 'elf', 'west', far) as Move))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('[R6] only heroes are meant: a guard stops on a timer, and the token that turns the sand minds no camera', () => {
    const all = secured(['antiStress', 'cameras', 'guard'], ['9*', 'C1', 'C2', 'I', 'X']);
    const game = stand(lay(all, 'elf', 'dwarf', 'barbarian'), { ...HOME, guard: ['9*', 3, 2] });
    const hero = stand(game, { guard: null, mage: ['9*', 3, 2] });
    expect(refusal(hero, walk(hero, 'mage', 'east'))).toBe('timer.watched');
    const guarded = run(game, walk(game, 'guard', 'east'));
    expect(where(guarded.game, 'guard')).toBe(at(game, '9*', 3, 3));
    expect(typesOf(guarded.events)).toEqual(['moved']);
    expect(accept(game, turnSand).shared.flips).toBe(1);
  });

  it('[S6] one working camera does no harm', () => {
    const game = put(laid(running({ onTop: ['C1', 'I', 'X'], pieces: ['cameras'] }), 'dwarf'), ON_TIMER);
    expect(refusal(game, move(game, 'elf', 'west'))).toBeUndefined();
    const hidden = put(running({ onTop: ['C1', 'C2', 'I', 'X'], pieces: ['cameras'] }), ON_TIMER);
    expect(refusal(hidden, move(hidden, 'elf', 'west'))).toBeUndefined();
  });

  it('[S6] the barbarian ending on a camera puts it out of order; others do not', () => {
    const game = put(cameras(), { barbarian: ['C1', 0, 1], ...ON_TIMER });
    const disabled = run(game, move(game, 'barbarian', 'south'));
    expect(spaceOfPawn(disabled.game, 'barbarian')).toBe(at(game, 'C1', 0, 0));
    expect(disabled.events.slice(1)).toEqual([{ type: 'wentOutOfOrder', space: at(game, 'C1', 0, 0) }]);
    expect(refusal(disabled.game, move(disabled.game, 'elf', 'west'))).toBeUndefined();
    const back = accept(disabled.game, move(disabled.game, 'barbarian', 'north'));
    expect(typesOf(run(back, move(back, 'barbarian', 'south')).events)).toEqual(['moved']);
    const mage = put(game, { mage: ['C1', 0, 1], barbarian: ['T1', 3, 3] });
    expect(typesOf(run(mage, move(mage, 'mage', 'south')).events)).toEqual(['moved']);
  });

  it('[S6] without the rule cameras see nothing', () => {
    const game = put(laid(running({ onTop: ['C1', 'C2', 'I', 'X'] }), 'dwarf', 'elf'), {
      ...ON_TIMER,
      barbarian: ['C1', 0, 1],
    });
    expect(refusal(game, move(game, 'elf', 'west'))).toBeUndefined();
    expect(typesOf(run(game, move(game, 'barbarian', 'south')).events)).toEqual(['moved']);
  });

  it('[S6] a camera that is covered by a token does not count, two that work do', () => {
    const three = put(cameras(), ON_TIMER);
    const spaces = [at(three, 'C1', 0, 0), at(three, 'C2', 0, 0)];
    for (const space of spaces) {
      const one = change(three, { outOfOrder: [space] });
      expect(refusal(one, move(one, 'elf', 'west'))).toBeUndefined();
    }
  });

  it('[S6] the first camera does no harm; with the second nobody may turn the timer until the barbarian has dealt with one', () => {
    let game = laid(running({ onTop: ['C1', 'C2', 'I', 'X'], pieces: ['cameras'] }), 'dwarf');
    game = put(game, { elf: ['T1', 0, 1] });
    expect(refusal(game, move(game, 'elf', 'west'))).toBeUndefined();
    game = laid(game, 'barbarian');
    expect(refusal(game, move(game, 'elf', 'west'))).toBe('timer.watched');
    game = change(game, { pawns: game.shared.pawns.with(0, at(game, 'C2', 0, 1)) });
    game = accept(game, move(game, 'barbarian', 'north'));
    expect(refusal(game, move(game, 'elf', 'west'))).toBeUndefined();
  });
});
