import { describe, expect, it } from 'vitest';
import { decide, options } from '#engine/mall/index.ts';
import { ON_ITEMS, ready, stolen } from './moments.ts';
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
  seatWith,
  spaceOfPawn,
  theft,
  typesOf,
  vortex,
} from './table.ts';

describe('theft and escape', () => {
  it('[M17] any player may trigger the theft once all four stand on their own items', () => {
    const game = ready();
    for (const seat of [0, 1, 2, 3]) {
      const { events, game: after } = run(game, { type: 'theft', seat });
      expect(events).toEqual([{ type: 'stolen', seat }]);
      expect(after.shared.stolen).toBe(true);
      expect(options(game, seat)).toContainEqual({ type: 'theft', seat });
    }
    expect(refusal(accept(game, theft), theft)).toBe('theft.done');
  });

  it('[X11.1] a wish where guards should come is told to nobody where none come', () => {
    const { events } = run(ready(), { type: 'theft', seat: 0, at: [3] });
    expect(events[0]).toEqual({ type: 'stolen', seat: 0 });
  });

  it('[M17] one hero off its item, or on another one, and there is no theft', () => {
    for (const pawn of ['barbarian', 'mage', 'elf', 'dwarf'] as const) {
      const game = put(ready(), { [pawn]: ['I', 1, 1] });
      expect(refusal(game, theft)).toBe('theft.notReady');
    }
    const swapped = put(ready(), { barbarian: ['I', 0, 1], mage: ['I', 0, 0] });
    expect(refusal(swapped, theft)).toBe('theft.notReady');
  });

  it('[M18] the theft shuts the vortex system down', () => {
    const before = ready();
    expect(refusal(before, vortex(before, 'elf', 'T1', 3, 0))).toBeUndefined();
    const after = accept(before, theft);
    expect(decide(after, vortex(after, 'elf', 'T1', 3, 0), 1)).toEqual({
      refused: 'vortex.shutDown',
      params: {},
    });
    expect(options(after, seatWith(after, 'V')).some(({ type }) => type === 'vortex')).toBe(false);
  });

  it('[M19] before the theft an exit is an ordinary space', () => {
    const game = put(ready(), { barbarian: ['X', 1, 0] });
    const { events, game: after } = run(game, move(game, 'barbarian', 'north'));
    expect(typesOf(events)).toEqual(['moved']);
    expect(after.shared.escaped).toEqual([false, false, false, false]);
    expect(spaceOfPawn(after, 'barbarian')).toBe(at(game, 'X', 0, 0));
  });

  it('[M20] after it, a hero whose move ends on an exit leaves at once; passing one does not', () => {
    const game = put(stolen(), { barbarian: ['X', 1, 0], elf: ['X', 3, 0] });
    const { events, game: after } = run(game, move(game, 'barbarian', 'north'));
    expect(events.slice(1)).toEqual([{ type: 'escaped', pawn: 'barbarian', stays: false }]);
    expect(after.shared.escaped).toEqual([true, false, false, false]);
    expect(spaceOfPawn(after, 'barbarian')).toBe(-1);
    expect(refusal(after, { ...move(after, 'barbarian', 'south'), from: at(game, 'X', 0, 0) })).toBe(
      'pawn.escaped',
    );
    const passing = run(game, move(game, 'elf', 'north', 1));
    expect(typesOf(passing.events)).toEqual(['moved', 'escaped']);
    const over = put(stolen(), { mage: ['X', 0, 2] });
    expect(typesOf(run(over, move(over, 'mage', 'west', 2)).events)).toEqual(['moved', 'escaped']);
    const across = put(stolen(), { mage: ['X', 3, 0], barbarian: ['X', 3, 3] });
    const up = run(across, move(across, 'mage', 'north', 2));
    expect(typesOf(up.events)).toEqual(['moved']);
  });

  it('[M20] when all have gone the players win', () => {
    let game = put(stolen(), {
      barbarian: ['X', 1, 0],
      mage: ['X', 1, 1],
      elf: ['X', 3, 0],
      dwarf: ['X', 1, 3],
    });
    const north = ['barbarian', 'mage', 'elf'] as const;
    for (const pawn of north) game = accept(game, move(game, pawn, 'north'));
    expect(game.shared).toMatchObject({ phase: 'running', result: null });
    const last = run(game, move(game, 'dwarf', 'north'));
    expect(typesOf(last.events)).toEqual(['moved', 'escaped', 'ended']);
    expect(last.game.shared).toMatchObject({ phase: 'over', result: { won: true, reason: 'escaped' } });
  });

  it('[M21] win and loss are final: every game action is refused', () => {
    const lost = run(ready(), { type: 'clock', seat: null }, 180_000).game;
    const won = change(ready(), { phase: 'over', result: { won: true, reason: 'escaped', seats: [] } });
    for (const game of [lost, won]) {
      const commands = [
        move(game, 'elf', 'south'),
        vortex(game, 'elf', 'T1', 3, 0),
        theft,
        { type: 'explore', seat: 0 },
      ];
      for (const command of commands) expect(refusal(game, command, 180_001)).toBe('game.over');
      for (const type of ['pause', 'ready', 'doSomething'] as const)
        expect(refusal(game, { type, seat: 0, target: 1, pause: true, ready: true }, 180_001)).toBe(
          'game.over',
        );
      expect(options(game, 0)).toEqual([]);
    }
  });

  it('[S1] all heroes leave by the one exit, whatever its colour', () => {
    let game = put(laid(running({ onTop: ['I', 'O'] }), 'dwarf', 'barbarian'), ON_ITEMS);
    game = accept(game, theft);
    for (const pawn of ['barbarian', 'mage', 'elf', 'dwarf'] as const) {
      const near = put(game, { [pawn]: ['O', 1, 0] });
      game = accept(near, move(near, pawn, 'north'));
    }
    expect(game.shared.result).toMatchObject({ won: true, reason: 'escaped' });
  });
});
