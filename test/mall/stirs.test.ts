import { describe, expect, it } from 'vitest';
import { type Game, isRefusal, type Pawn, pauseVotes, stirs } from '#engine/mall/index.ts';
import { pawnNumber } from '#engine/mall/ways.ts';
import { ON_TIMER, ready, stolen } from './moments.ts';
import { accept, at, change, laid, move, put, run, running } from './table.ts';

const endsOn = (game: Game, pawn: Pawn, tile: string, row: number, column: number) =>
  stirs(game, pawnNumber(game, pawn), at(game, tile, row, column));

describe('where ending means something', () => {
  it('[M23] a sand timer that can still be turned, for whomever it would turn for', () => {
    const game = put(running(), ON_TIMER);
    expect(endsOn(game, 'elf', 'T1', 0, 0)).toBe(true);
    expect(endsOn(game, 'elf', 'T1', 0, 1)).toBe(false);
    const after = accept(game, move(game, 'elf', 'west'));
    expect(endsOn(after, 'elf', 'T1', 0, 0)).toBe(false);
  });

  it('[M20] an exit, before the theft as well: it may happen meanwhile', () => {
    for (const game of [ready(), stolen()]) {
      const exits = game.shared.board.spaces.flatMap(({ exit }, space) => (exit === null ? [] : [space]));
      expect(exits.length).toBeGreaterThan(0);
      for (const exit of exits) expect(stirs(game, 0, exit)).toBe(true);
    }
  });

  it('[S6] a camera that works, for the barbarian alone and only where cameras see', () => {
    const setup = { onTop: ['C1', 'C2', 'I', 'X'] };
    const game = laid(running({ ...setup, pieces: ['cameras'] }), 'dwarf', 'elf');
    expect(endsOn(game, 'barbarian', 'C1', 0, 0)).toBe(true);
    expect(endsOn(game, 'mage', 'C1', 0, 0)).toBe(false);
    const broken = change(game, { outOfOrder: [at(game, 'C1', 0, 0)] });
    expect(endsOn(broken, 'barbarian', 'C1', 0, 0)).toBe(false);
    expect(endsOn(laid(running(setup), 'dwarf', 'elf'), 'barbarian', 'C1', 0, 0)).toBe(false);
  });

  it('[M17] an item where the theft happens by itself, until it has', () => {
    expect(endsOn(ready(), 'mage', 'I', 0, 1)).toBe(false);
    const game = put(ready({ pieces: ['automaticTheft'] }), { mage: ['I', 0, 2] });
    expect(endsOn(game, 'mage', 'I', 0, 1)).toBe(true);
    const after = accept(game, move(game, 'mage', 'west'));
    expect(endsOn(after, 'mage', 'I', 0, 1)).toBe(false);
  });

  it('[M23] [M20] [S6] [M17] whatever follows from a move was said beforehand', () => {
    const pieces = ['automaticTheft', 'cameras'];
    const moments: readonly (readonly [Game, Pawn, 'west' | 'south'])[] = [
      [put(running({ pieces }), ON_TIMER), 'elf', 'west'],
      [put(ready({ pieces }), { mage: ['I', 0, 2] }), 'mage', 'west'],
      [put(ready({ pieces }), { mage: ['I', 0, 2] }), 'mage', 'south'],
    ];
    for (const [game, pawn, direction] of moments) {
      const step = run(game, move(game, pawn, direction));
      const to = step.game.shared.pawns[pawnNumber(game, pawn)] as number;
      expect(isRefusal(step)).toBe(false);
      expect(stirs(game, pawnNumber(game, pawn), to)).toBe(step.events.length > 1);
    }
  });
});

describe('wishes to pause', () => {
  it('[M26] are counted among those present', () => {
    const game = running({ players: 3 });
    expect(pauseVotes(game)).toEqual({ pause: 0, present: 3 });
    const asked = accept(game, { type: 'pause', seat: 2, pause: true });
    expect(pauseVotes(asked)).toEqual({ pause: 1, present: 3 });
    const gone = accept(asked, { type: 'presence', seat: null, of: 2, away: true });
    expect(pauseVotes(gone)).toEqual({ pause: 0, present: 2 });
  });
});
