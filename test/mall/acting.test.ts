import { describe, expect, it } from 'vitest';
import { decide, isRefusal, options } from '#engine/mall/index.ts';
import {
  accept,
  at,
  change,
  deal,
  dealt,
  escalator,
  explore,
  laid,
  move,
  put,
  refusal,
  run,
  running,
  seatWith,
  spaceOfPawn,
  start,
  vortex,
} from './table.ts';

/** Four players, everyone in the middle, the elf at (1, 1) of tile T1. */
function table(onTop = ['I', 'X']) {
  const game = running({ players: 4, onTop });
  return put(game, { elf: ['T1', 1, 1], mage: ['T1', 1, 2], dwarf: ['T1', 2, 1], barbarian: ['T1', 2, 2] });
}

describe('acting', () => {
  it('[M6] a player uses the actions on the own tile only, on any hero, as often as wished', () => {
    let game = deal(table(), 'N', 'SX', 'WV', 'EL');
    for (const pawn of ['elf', 'mage'] as const) game = accept(game, move(game, pawn, 'north'));
    game = accept(game, move(game, 'elf', 'south'));
    game = accept(game, move(game, 'elf', 'north'));
    const from = spaceOfPawn(game, 'elf');
    for (const [seat, direction] of [
      [1, 'north'],
      [0, 'south'],
      [0, 'east'],
      [0, 'west'],
    ] as const) {
      const taken = decide(game, { type: 'move', seat, pawn: 'elf', from, direction, distance: 1 }, 1);
      expect(taken).toEqual({ refused: 'action.notHeld', params: { action: direction[0]?.toUpperCase() } });
    }
    const to = at(game, 'T1', 3, 0);
    expect(decide(game, { type: 'vortex', seat: 0, pawn: 'elf', from, to }, 1)).toEqual({
      refused: 'action.notHeld',
      params: { action: 'V' },
    });
    expect(decide(game, { type: 'escalator', seat: 0, pawn: 'elf', from, to }, 1)).toEqual({
      refused: 'action.notHeld',
      params: { action: 'L' },
    });
    expect(decide(game, { type: 'explore', seat: 0 }, 1)).toEqual({
      refused: 'action.notHeld',
      params: { action: 'X' },
    });
    expect(decide(game, { type: 'place', seat: 0, space: 2 }, 1)).toEqual({
      refused: 'action.notHeld',
      params: { action: 'X' },
    });
  });

  it('[M6] a seat with several action tiles may use any of them', () => {
    const game = change(table(), { hands: [['N', 'SX'], [], ['WV'], ['EL']] });
    expect(refusal(game, move(game, 'elf', 'north'))).toBeUndefined();
    expect(refusal(game, { ...move(game, 'dwarf', 'south'), seat: 0 })).toBeUndefined();
    expect(refusal(game, { ...move(game, 'elf', 'north'), seat: 1 })).toBe('action.notHeld');
  });

  it('[M7] a move is one act over one or more spaces, told as where it ends', () => {
    const game = put(table(), { elf: ['T1', 3, 1], dwarf: ['T1', 2, 0] });
    const seat = seatWith(game, 'N');
    const { events, game: after } = run(game, move(game, 'elf', 'north', 3));
    expect(events).toEqual([{ type: 'moved', seat, pawn: 'elf', to: at(game, 'T1', 0, 1), by: 'walk' }]);
    expect(spaceOfPawn(after, 'elf')).toBe(at(game, 'T1', 0, 1));
    expect(after.shared.pawns.filter((space, pawn) => space !== game.shared.pawns[pawn])).toHaveLength(1);
  });

  it('[M7][M8][R15] a request that runs into an obstacle is refused whole, with the reason', () => {
    const game = table();
    expect(decide(game, move(game, 'elf', 'north', 2), 1)).toEqual({
      refused: 'way.blocked',
      params: { steps: 1 },
    });
    expect(decide(game, move(game, 'elf', 'east', 1), 1)).toEqual({
      refused: 'way.occupied',
      params: { by: 'mage' },
    });
    expect(decide(game, move(game, 'elf', 'east', 2), 1)).toEqual({
      refused: 'way.occupied',
      params: { by: 'mage' },
    });
    expect(refusal(game, move(game, 'elf', 'west', 2))).toBe('way.blocked');
  });

  it('[M8] walls, illustrated areas, tile borders and unexplored area stop everyone', () => {
    const game = put(laid(table(['W', 'I', 'X']), 'mage'), {
      elf: ['W', 1, 1],
      mage: ['W', 1, 2],
      dwarf: ['W', 0, 1],
    });
    expect(refusal(game, move(game, 'dwarf', 'west'))).toBe('way.blocked');
    expect(refusal(game, move(game, 'elf', 'south'))).toBe('way.blocked');
    expect(refusal(game, move(game, 'mage', 'north', 2))).toBe('way.blocked');
    const edge = put(game, { barbarian: ['T1', 3, 0] });
    expect(refusal(edge, move(edge, 'barbarian', 'west'))).toBe('way.blocked');
    const slot = put(game, { barbarian: ['T1', 3, 1] });
    expect(refusal(slot, move(slot, 'barbarian', 'south'))).toBe('way.blocked');
  });

  it('[M9] passing over a space does nothing; a one-space move onto it counts', () => {
    const game = put(table(), { elf: ['T1', 0, 1], mage: ['T1', 3, 0] });
    const over = put(laid(table(['I', 'C1', 'X']), 'dwarf', 'elf'), { elf: ['C1', 3, 2] });
    const short = run(over, move(over, 'elf', 'east', 1));
    expect(short.events.map(({ type }) => type)).toContain('flipped');
    const column = put(over, { elf: ['C1', 2, 3], mage: ['T1', 3, 0] });
    expect(run(column, move(column, 'elf', 'south', 1)).game.shared.flips).toBe(1);
    const passing = put(over, { mage: ['T1', 1, 0], elf: ['T1', 2, 3] });
    expect(run(passing, move(passing, 'mage', 'north', 1)).game.shared.flips).toBe(1);
    expect(run(game, move(game, 'elf', 'west', 1)).game.shared.flips).toBe(1);
    const vial = put(game, { mage: ['T1', 0, 3], elf: ['T1', 3, 2] });
    const passed = run(vial, move(vial, 'mage', 'west', 2));
    expect(passed.events.map(({ type }) => type)).toEqual(['moved']);
  });

  it('[M9] a timer on the way is passed without turning', () => {
    const game = put(laid(table(['I', 'C1', 'X']), 'dwarf', 'elf'), {
      dwarf: ['C1', 1, 3],
      elf: ['C1', 3, 1],
    });
    const slide = put(laid(table(['I', 'O', 'X']), 'dwarf', 'mage'), { elf: ['O', 0, 3] });
    const turned = slide.shared.board.placed.find(({ tile }) => tile === 2)?.turn;
    expect(turned).toBe(1);
    // Turned once, the tile's own column of the timer is a row of the board: its own south is the board's west.
    const passed = run(slide, move(slide, 'elf', 'west', 2));
    expect(passed.game.shared.flips).toBe(0);
    expect(spaceOfPawn(passed.game, 'elf')).toBe(at(slide, 'O', 2, 3));
    expect(run(slide, move(slide, 'elf', 'west', 1)).game.shared.flips).toBe(1);
    expect(run(game, move(game, 'dwarf', 'south', 1)).game.shared.flips).toBe(0);
  });

  it('[M10] a passage joins two open slots, for every hero and both ways', () => {
    const game = laid(table(), 'dwarf', 'elf');
    for (const pawn of ['barbarian', 'mage', 'elf', 'dwarf'] as const) {
      const there = put(game, { dwarf: ['T1', 3, 3], [pawn]: ['T1', 0, 2] });
      const across = accept(there, move(there, pawn, 'north'));
      expect(spaceOfPawn(across, pawn)).toBe(at(game, 'I', 3, 1));
      expect(spaceOfPawn(accept(across, move(across, pawn, 'south')), pawn)).toBe(at(game, 'T1', 0, 2));
    }
    const east = put(game, { elf: ['T1', 2, 3], barbarian: ['T1', 3, 0] });
    expect(spaceOfPawn(accept(east, move(east, 'elf', 'east')), 'elf')).toBe(at(game, 'X', 1, 0));
  });

  it('[M10] a new tile also joins a neighbour it was not explored from, and a wall makes a dead end', () => {
    let game = laid(table(['I', 'X', 'P1', 'D']), 'dwarf', 'elf');
    game = put(game, { dwarf: ['I', 2, 3] });
    game = accept(game, explore(game));
    const meets = put(game, { mage: ['P1', 3, 1] });
    expect(spaceOfPawn(accept(meets, move(meets, 'mage', 'south')), 'mage')).toBe(at(game, 'X', 0, 2));
    const shut = put(game, { mage: ['P1', 2, 3] });
    const closed = accept(shut, explore(shut));
    expect(
      refusal(put(closed, { elf: ['D', 0, 2] }), move(put(closed, { elf: ['D', 0, 2] }), 'elf', 'north')),
    ).toBe('way.blocked');
    expect(closed.shared.board.unused).not.toContain(at(game, 'P1', 2, 3));
    expect(refusal(closed, explore(closed))).toBe('explore.deckEmpty');
  });

  it('[M10] an exploration space that faces a wall of a neighbour is a dead end: no passage, nothing to explore', () => {
    let game = laid(table(['D', 'I', 'X']), 'elf', 'dwarf');
    // D lies east with walls all round; I north of T1; X beyond I's east side meets D's northern wall.
    game = put(game, { dwarf: ['I', 2, 3] });
    game = accept(game, explore(game));
    const south = at(game, 'X', 3, 1);
    expect(game.shared.board.unused).not.toContain(south);
    const stuck = put(game, { elf: ['X', 3, 1], dwarf: ['T1', 3, 3] });
    expect(refusal(stuck, move(stuck, 'elf', 'south'))).toBe('way.blocked');
    expect(refusal(stuck, explore(stuck))).toBe('explore.deckEmpty');
  });

  it('[M10] a tile whose arrow meets a wall does not join', () => {
    const game = put(laid(table(['Z', 'I', 'X']), 'dwarf'), { mage: ['T1', 0, 2], elf: ['Z', 3, 1] });
    expect(refusal(game, move(game, 'mage', 'north'))).toBe('way.blocked');
    expect(refusal(game, move(game, 'elf', 'south'))).toBe('way.blocked');
  });

  it('[M11] the vortex takes a hero from anywhere to any free vortex of its colour', () => {
    const game = laid(table(), 'dwarf');
    const far = run(game, vortex(game, 'elf', 'I', 3, 2));
    expect(far.events).toEqual([
      { type: 'moved', seat: seatWith(game, 'V'), pawn: 'elf', to: at(game, 'I', 3, 2), by: 'vortex' },
    ]);
    expect(refusal(game, vortex(game, 'elf', 'T1', 3, 0))).toBeUndefined();
    expect(refusal(game, vortex(game, 'elf', 'T1', 3, 2))).toBe('vortex.notHere');
    expect(refusal(game, vortex(game, 'elf', 'T1', 0, 1))).toBe('vortex.notHere');
    const taken = put(game, { mage: ['I', 3, 2] });
    expect(decide(taken, vortex(taken, 'elf', 'I', 3, 2), 1)).toEqual({
      refused: 'way.occupied',
      params: { by: 'mage' },
    });
    const unplaced = table();
    expect(refusal(unplaced, vortex(unplaced, 'elf', 'I', 3, 2))).toBe('vortex.notHere');
  });

  it('[M12] an escalator is ridden from end to end, either way, if the far end is free', () => {
    const game = put(table(), { elf: ['T1', 1, 3] });
    const down = run(game, escalator(game, 'elf', 'T1', 2, 0));
    expect(down.events).toEqual([
      { type: 'moved', seat: seatWith(game, 'L'), pawn: 'elf', to: at(game, 'T1', 2, 0), by: 'escalator' },
    ]);
    const up = accept(down.game, escalator(down.game, 'elf', 'T1', 1, 3));
    expect(spaceOfPawn(up, 'elf')).toBe(at(game, 'T1', 1, 3));
    const taken = put(game, { mage: ['T1', 2, 0] });
    expect(refusal(taken, escalator(taken, 'elf', 'T1', 2, 0))).toBe('way.occupied');
    expect(refusal(game, escalator(game, 'elf', 'T1', 3, 0))).toBe('escalator.notHere');
    expect(refusal(game, escalator(game, 'mage', 'T1', 2, 0))).toBe('escalator.notHere');
  });

  it('[M16] there is no undo: only the opposite action repairs a regretted move', () => {
    const game = deal(put(table(), { elf: ['T1', 3, 1], dwarf: ['T1', 2, 0] }), 'N', 'SX', 'WV', 'EL');
    const after = accept(game, move(game, 'elf', 'north', 3));
    expect(refusal(after, { type: 'undo', seat: 0 })).toBe('command.unknown');
    expect(refusal(after, { ...move(after, 'elf', 'south', 3), seat: 0 })).toBe('action.notHeld');
    const repaired = accept(after, move(after, 'elf', 'south', 3));
    expect(repaired.shared.pawns).toEqual(game.shared.pawns);
  });
});

describe('commands that cannot be', () => {
  // Inside each test, not while the file loads: a mutant must be blamed on the test that runs it.
  const given = () => {
    const game = table();
    return { game, good: move(game, 'elf', 'north') };
  };

  it('[M7] refuses what is no command at all', () => {
    const { game, good } = given();
    for (const nonsense of [undefined, null, 7, 'move', true]) {
      expect(decide(game, nonsense, 1)).toEqual({
        refused: 'command.malformed',
        params: { field: 'command' },
      });
    }
    for (const type of [undefined, 'fly', 'constructor', '__proto__', 7])
      expect(refusal(game, { ...good, type })).toBe('command.unknown');
    expect(refusal(game, [])).toBe('command.unknown');
  });

  it('[M7] refuses pawns, spaces, directions and distances that do not exist', () => {
    const { game, good } = given();
    for (const pawn of ['sister', 'guard', '', 3, null, undefined])
      expect(refusal(game, { ...good, pawn })).toBe('pawn.unknown');
    for (const from of [-1, -0, 48, 1.5, '5', Number.NaN, undefined])
      expect(refusal(game, { ...good, from })).toBe('space.unknown');
    for (const direction of ['up', 0, undefined])
      expect(decide(game, { ...good, direction }, 1)).toEqual({
        refused: 'command.malformed',
        params: { field: 'direction' },
      });
    for (const distance of [0, -1, 1.5, 100, 1e9, Number.POSITIVE_INFINITY, Number.NaN, '1', undefined])
      expect(refusal(game, { ...good, distance })).toBe('distance.invalid');
    expect(refusal(game, { ...good, distance: 99 })).toBe('way.blocked');
    expect(refusal(game, { ...good, from: 47 })).toBe('pawn.elsewhere');
  });

  it('[M6] refuses seats that are not at the table', () => {
    const { game, good } = given();
    for (const seat of [4, -1, 0.5, null, undefined, '0'])
      expect(refusal(game, { ...good, seat })).toBe('seat.unknown');
    expect(refusal(game, { type: 'clock', seat: 0 })).toBe('seat.unknown');
    expect(refusal(game, { type: 'presence', seat: 1, of: 1, away: true })).toBe('seat.unknown');
    expect(refusal(game, { type: 'stare', seat: 0, target: 4 })).toBe('seat.unknown');
    expect(decide(game, { type: 'pause', seat: 0 }, 1)).toEqual({
      refused: 'command.malformed',
      params: { field: 'boolean' },
    });
    expect(decide(game, { type: 'speak', seat: 0, channel: 'song' }, 1)).toEqual({
      refused: 'command.malformed',
      params: { field: 'channel' },
    });
  });

  it('[M7] refuses a command about a pawn that has moved on; one about another pawn is not disturbed', () => {
    const two = deal(put(table(), { elf: ['T1', 3, 1], mage: ['T1', 3, 2] }), 'N', 'SX', 'WV', 'EL');
    const elf = move(two, 'elf', 'north');
    const mage = move(two, 'mage', 'east');
    const first = accept(put(two, { dwarf: ['T1', 1, 3] }), elf);
    expect(refusal(first, elf)).toBe('pawn.elsewhere');
    expect(refusal(first, mage)).toBeUndefined();
  });

  it('[M21] refuses an unknown game', () => {
    const { good } = given();
    expect(decide(undefined, good, 1)).toEqual({ refused: 'game.unknown', params: {} });
  });

  it('[M6] options are exactly what the judge would accept', () => {
    const full = laid(table(['I', 'X', 'W']), 'dwarf', 'elf');
    for (const seat of [0, 1, 2, 3]) {
      const offered = options(full, seat);
      for (const command of offered)
        expect(isRefusal(decide(full, command, 1)), JSON.stringify(command)).toBe(false);
      expect(new Set(offered.map((command) => JSON.stringify(command))).size).toBe(offered.length);
    }
    const north = options(full, seatWith(full, 'N')).flatMap((command) =>
      command.type === 'move' ? [`${command.pawn} ${command.direction} ${command.distance}`] : [],
    );
    const mage = [1, 2, 3, 4, 5].map((distance) => `mage north ${distance}`);
    expect(north.filter((text) => text.includes('north'))).toEqual([...mage, 'elf north 1']);
    const waiting = dealt();
    expect(options(waiting, 0)).toEqual([{ type: 'ready', seat: 0, ready: true }]);
    expect(options(start(waiting), 0).some(({ type }) => type === 'ready')).toBe(false);
  });

  it('[C3] [M4] [M26] one may stare at any time; what is said at the table is checked as well', () => {
    const stare = { type: 'stare', seat: 0, target: 1 };
    for (const phase of ['setup', 'running', 'over'] as const)
      expect(refusal(change(dealt(), { phase }), stare)).toBeUndefined();
    expect(refusal(dealt(), { type: 'ready', seat: 0, ready: 'yes' })).toBe('command.malformed');
    const presence = { type: 'presence', seat: null, of: 0, away: true };
    expect(refusal(dealt(), { ...presence, of: 9 })).toBe('seat.unknown');
    expect(refusal(dealt(), { ...presence, away: 1 })).toBe('command.malformed');
    const game = running();
    for (const [type, action] of [
      ['vortex', 'V'],
      ['escalator', 'L'],
    ] as const) {
      const command = { type, seat: seatWith(game, action), pawn: 'elf', from: 0, to: 0 };
      expect(refusal(game, { ...command, pawn: 'nobody' })).toBe('pawn.unknown');
      expect(refusal(game, { ...command, from: -1 })).toBe('space.unknown');
      expect(refusal(game, { ...command, to: 9999 })).toBe('space.unknown');
    }
  });

  it('[M11] [M12] [M13] [C3] options name every vortex, escalator, exploration and player there is', () => {
    const game = put(laid(running({ players: 3 }), 'barbarian'), {
      barbarian: ['T1', 1, 1],
      mage: ['T1', 1, 2],
      elf: ['T1', 1, 3],
      dwarf: ['T1', 0, 2],
    });
    const offered = (action: string, type: string) => {
      const seat = seatWith(game, action);
      return options(game, seat).filter((command) => command.type === type && command.seat === seat);
    };
    const pawns = (commands: readonly object[]) =>
      commands.map((command) => {
        const { pawn, from, to } = command as { pawn: string; from: number; to: number };
        return [pawn, from, to];
      });
    const [start, far] = [at(game, 'T1', 0, 0), at(game, 'I', 0, 0)];
    expect(pawns(offered('V', 'vortex'))).toEqual([
      ['barbarian', start + 5, start + 14],
      ['barbarian', start + 5, far + 3],
      ['mage', start + 6, start + 3],
      ['mage', start + 6, far + 12],
      ['elf', start + 7, start + 12],
      ['elf', start + 7, far + 14],
      ['dwarf', start + 2, start + 15],
      ['dwarf', start + 2, far + 15],
    ]);
    expect(pawns(offered('L', 'escalator'))).toEqual([['elf', start + 7, start + 8]]);
    expect(offered('X', 'explore')).toHaveLength(1);
    const prods = options(game, 1).flatMap((one) => (one.type === 'doSomething' ? [one.target] : []));
    expect(prods).toEqual([0, 2]);
  });
});
