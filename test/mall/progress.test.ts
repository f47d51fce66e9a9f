import { describe, expect, it } from 'vitest';
import { aimOf, type Game, progressOf } from '#engine/mall/index.ts';
import { accept, change, laid, move, put, running, theft } from './table.ts';

// What a table plays for and how far it has come, asked of the rules in play.

const stages = (game: Game) => progressOf(game).heroes.map(({ stage }) => stage);

const ITEMS = {
  barbarian: ['I', 0, 0],
  mage: ['I', 0, 1],
  elf: ['I', 2, 0],
  dwarf: ['I', 2, 1],
} as const;

describe('how far a table has come', () => {
  it('[M17] [M19] [M20] from nothing found to everyone out', () => {
    const game = running({ pieces: ['ownExits'] });
    expect(progressOf(game)).toMatchObject({
      stolen: false,
      items: { count: 0, all: 4 },
      onItems: { count: 0, all: 4 },
      exits: { count: 0, all: 4 },
      out: { count: 0, all: 4 },
    });
    expect(stages(game)).toEqual(['unseen', 'unseen', 'unseen', 'unseen']);
    const found = laid(game, 'dwarf');
    expect(stages(found)).toEqual(['seen', 'seen', 'seen', 'seen']);
    expect(progressOf(found).items).toEqual({ count: 4, all: 4 });
    const there = put(found, { ...ITEMS, mage: ['T1', 1, 1] });
    expect(stages(there)).toEqual(['onItem', 'seen', 'onItem', 'onItem']);
    expect(progressOf(there).onItems).toEqual({ count: 3, all: 4 });
    const stolen = accept(put(found, ITEMS), theft);
    expect(stages(stolen)).toEqual(['stolen', 'stolen', 'stolen', 'stolen']);
    expect(progressOf(stolen)).toMatchObject({ stolen: true, onItems: { count: 4, all: 4 } });
    const fleeing = put(laid(stolen, 'elf'), { mage: ['X', 1, 1] });
    expect(stages(fleeing)).toEqual(['exit', 'exit', 'exit', 'exit']);
    const left = accept(fleeing, move(fleeing, 'mage', 'north'));
    expect(stages(left)).toEqual(['exit', 'out', 'exit', 'exit']);
    expect(progressOf(left)).toMatchObject({ exits: { count: 4, all: 4 }, out: { count: 1, all: 4 } });
  });

  it('[M17] another hero’s item is none: on it one has only seen one’s own', () => {
    const game = put(laid(running(), 'dwarf'), { elf: ['I', 0, 0] });
    expect(stages(game)[2]).toBe('seen');
  });

  it('[S10] [R12] where it has to be another’s, and a taken exit is nobody else’s', () => {
    const game = laid(running({ pieces: ['trickTheGuards'] }), 'dwarf', 'elf');
    expect(stages(put(game, { elf: ['I', 0, 0], mage: ['I', 0, 1] }))).toEqual([
      'seen',
      'seen',
      'onItem',
      'seen',
    ]);
    const out = (pawns: readonly number[]) => game.shared.escaped.map((_, pawn) => pawns.includes(pawn));
    const last = put(change(game, { stolen: true, escaped: out([0, 1, 2]) }), {
      barbarian: ['X', 0, 1],
      mage: ['X', 0, 0],
      elf: ['X', 2, 0],
    });
    // The only exit that is left is the dwarf's own.
    expect(stages(last)).toEqual(['out', 'out', 'out', 'stolen']);
  });

  it('[M19] where nothing is stolen there are exits alone', () => {
    const game = running({ goals: { theft: false } });
    expect(progressOf(game)).toMatchObject({ items: null, onItems: null, exits: { count: 0, all: 4 } });
    expect(stages(game)).toEqual(['unseen', 'unseen', 'unseen', 'unseen']);
    expect(stages(laid(game, 'dwarf', 'elf'))).toEqual(['exit', 'exit', 'exit', 'exit']);
  });

  it('[M21] only those who have to steal and leave count', () => {
    const game = laid(running({ goals: { heroes: ['elf'] } }), 'dwarf');
    expect(progressOf(game)).toMatchObject({
      heroes: [{ pawn: 2, stage: 'seen' }],
      items: { count: 1, all: 1 },
      exits: { count: 0, all: 1 },
    });
  });
});

describe('what a table plays for', () => {
  const aim = (setup: Parameters<typeof running>[0]) => aimOf(running(setup));

  it('[S1] [S2] [S10] whose items and whose exits', () => {
    expect(aim({})).toMatchObject({ heroes: [0, 1, 2, 3], items: 'own', exits: 'any', apart: null });
    expect(aim({ onTop: ['I', 'O'] })).toMatchObject({ exits: 'one', colour: 'purple', apart: null });
    expect(aim({ pieces: ['ownExits'] })).toMatchObject({ items: 'own', exits: 'own' });
    expect(aim({ pieces: ['trickTheGuards'] })).toMatchObject({ items: 'others', exits: 'others' });
    expect(aim({ goals: { theft: false } })).toMatchObject({ items: 'none' });
  });
});
