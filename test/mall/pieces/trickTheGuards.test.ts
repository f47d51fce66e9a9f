import { describe, expect, it } from 'vitest';
import type { Game } from '#engine/mall/index.ts';
import { strandingExits } from '#engine/mall/rules/trickTheGuards/index.ts';
import {
  accept,
  at,
  change,
  laid,
  move,
  problems,
  put,
  refusal,
  run,
  running,
  spaceOfPawn,
  theft,
  typesOf,
} from '../table.ts';

const OTHERS_ITEMS = {
  barbarian: ['I', 0, 1],
  mage: ['I', 0, 0],
  elf: ['I', 2, 1],
  dwarf: ['I', 2, 0],
} as const;

function tricked(): Game {
  return put(laid(running({ pieces: ['trickTheGuards'] }), 'dwarf', 'elf'), OTHERS_ITEMS);
}

describe('trick the guards', () => {
  it('[S10] the theft takes every hero on an item that is not its own', () => {
    expect(refusal(tricked(), theft)).toBeUndefined();
    const own = put(tricked(), { barbarian: ['I', 0, 0], mage: ['I', 0, 1] });
    expect(refusal(own, theft)).toBe('theft.notReady');
    const off = put(tricked(), { elf: ['I', 1, 1] });
    expect(refusal(off, theft)).toBe('theft.notReady');
  });

  /** After the theft, everybody a step away from an exit. */
  function fleeing(): Game {
    return put(accept(tricked(), theft), {
      barbarian: ['X', 1, 1],
      mage: ['X', 1, 0],
      elf: ['X', 1, 3],
      dwarf: ['X', 3, 0],
    });
  }

  it('[S10][R12] heroes stay on exits that are not theirs, never step off, and win when all are on one', () => {
    let game = fleeing();
    for (const pawn of ['barbarian', 'mage', 'elf'] as const) {
      const { events, game: after } = run(game, move(game, pawn, 'north'));
      expect(events.slice(1)).toEqual([{ type: 'escaped', pawn, stays: true }]);
      expect(refusal(after, move(after, pawn, 'south'))).toBe('pawn.escaped');
      game = after;
    }
    const beside = put(game, { dwarf: ['X', 1, 3] });
    expect(refusal(beside, move(beside, 'dwarf', 'north'))).toBe('way.occupied');
    const last = run(game, move(game, 'dwarf', 'north'));
    expect(last.events.slice(1)).toEqual([
      { type: 'escaped', pawn: 'dwarf', stays: true },
      { type: 'ended', won: true, reason: 'escaped', at: 1 },
    ]);
    expect(spaceOfPawn(last.game, 'dwarf')).toBe(at(game, 'X', 2, 0));
  });

  it('[S10][R12] an exit that would leave another hero only its own is known before, and told after', () => {
    const pawns = ['barbarian', 'mage', 'elf', 'dwarf'] as const;
    const strands = (now: Game) => pawns.map((_, pawn) => strandingExits(now, pawn));
    let game = fleeing();
    expect(strands(tricked())).toEqual([[], [], [], []]);
    expect(strands(game)).toEqual([[], [], [], []]);
    // The barbarian takes the mage's exit and the mage the elf's: yellow and orange are left.
    game = accept(game, move(game, 'barbarian', 'north'));
    game = put(game, { mage: ['X', 3, 0], dwarf: ['X', 1, 0] });
    game = accept(game, move(game, 'mage', 'north'));
    const [yellow, orange] = [at(game, 'X', 0, 0), at(game, 'X', 0, 3)];
    expect(strands(game)).toEqual([[], [], [yellow], []]);
    const besides = { ...game, box: { ...game.box, pieces: [{ id: 'another' }, ...game.box.pieces] } };
    expect(strands(besides)).toEqual([[], [], [yellow], []]);
    const elsewhere = { ...game, box: { ...game.box, pieces: [{ id: 'another' }] } };
    for (const free of [elsewhere, change(game, { stolen: false })])
      expect(strands(free)).toEqual([[], [], [], []]);
    const wrong = put(game, { elf: ['X', 1, 0], dwarf: ['X', 3, 3] });
    const { events, game: stranded } = run(wrong, move(wrong, 'elf', 'north'));
    expect(events.slice(1)).toEqual([
      { type: 'escaped', pawn: 'elf', stays: true },
      { type: 'warned', code: 'exits.stranded' },
    ]);
    expect(strands(stranded)).toEqual([[], [], [], []]);
    const own = put(stranded, { dwarf: ['X', 1, 3] });
    expect(typesOf(run(own, move(own, 'dwarf', 'north')).events)).toEqual(['moved']);
    const right = run(game, move(game, 'elf', 'north'));
    expect(spaceOfPawn(right.game, 'elf')).toBe(orange);
    expect(typesOf(right.events)).toEqual(['moved', 'escaped']);
    expect(run(right.game, move(right.game, 'dwarf', 'north')).game.shared.result?.won).toBe(true);
  });

  it('[R12] one’s own exit, which one cannot take, strands nobody', () => {
    const game = put(fleeing(), { barbarian: ['X', 0, 1], mage: ['X', 0, 0] });
    const two = change(game, { escaped: [true, true, false, false] });
    expect([2, 3].map((pawn) => strandingExits(two, pawn))).toEqual([[], []]);
  });

  it('[R12] exits on tiles still to come count as free', () => {
    const onTop = ['I', 'X', 'O'];
    const game = put(laid(running({ onTop, pieces: ['trickTheGuards'] }), 'dwarf', 'elf'), {
      barbarian: ['X', 0, 1],
      mage: ['X', 2, 0],
    });
    const nearly = change(game, { stolen: true, escaped: [true, true, false, false] });
    expect(strandingExits(nearly, 2)).toEqual([]);
  });

  it('[S10] one’s own exit serves nobody', () => {
    let game = put(accept(tricked(), theft), {
      barbarian: ['X', 1, 0],
      mage: ['X', 1, 1],
      elf: ['X', 0, 3],
      dwarf: ['X', 3, 0],
    });
    for (const pawn of ['barbarian', 'mage'] as const) {
      const { events, game: after } = run(game, move(game, pawn, 'north'));
      expect(typesOf(events)).toEqual(['moved']);
      expect(refusal(after, move(after, pawn, 'south'))).toBeUndefined();
      game = after;
    }
    expect(game.shared.escaped).not.toContain(true);
  });

  it('[S10] needs an exit for each', () => {
    expect(problems({ onTop: ['I', 'O'], pieces: ['trickTheGuards'] })).toEqual([
      { refused: 'setup.tooFewExits', params: { exits: 1 } },
    ]);
    expect(problems({ pieces: ['trickTheGuards'] })).toEqual([]);
  });
});
