import { describe, expect, it } from 'vitest';
import { decide, type Game } from '#engine/mall/index.ts';
import {
  accept,
  at,
  change,
  explore,
  laid,
  move,
  problems,
  put,
  refusal,
  run,
  running,
  spaceOfPawn,
  vortex,
} from '../table.ts';

function apart(): Game {
  const game = laid(
    running({ pieces: ['groupsForbidden', 'ownExits'], onTop: ['I', 'X', 'P1'] }),
    'dwarf',
    'elf',
  );
  return put(game, { elf: ['T1', 2, 3], mage: ['T1', 1, 1], dwarf: ['T1', 2, 1], barbarian: ['X', 1, 1] });
}

describe('groups forbidden', () => {
  it('[S17] no two heroes on one tile, tile 1 excepted, by whatever means', () => {
    const game = apart();
    expect(decide(game, move(game, 'elf', 'east'), 1)).toEqual({
      refused: 'group.forbidden',
      params: { with: 'barbarian' },
    });
    expect(refusal(game, move(game, 'mage', 'north'))).toBeUndefined();
    expect(refusal(game, move(game, 'barbarian', 'north'))).toBeUndefined();
    const taken = put(game, { mage: ['I', 1, 1] });
    expect(refusal(taken, vortex(taken, 'elf', 'I', 3, 2))).toBe('group.forbidden');
    expect(refusal(game, vortex(game, 'elf', 'I', 3, 2))).toBeUndefined();
    const back = put(game, { barbarian: ['X', 1, 0] });
    expect(
      refusal(put(back, { elf: ['T1', 0, 0] }), move(put(back, { elf: ['T1', 0, 0] }), 'barbarian', 'west')),
    ).toBeUndefined();
  });

  it('[S17][R12] nor may one pass through an occupied tile', () => {
    let game = apart();
    game = put(game, { dwarf: ['I', 2, 3], barbarian: ['T1', 3, 3] });
    game = accept(game, explore(game));
    // P1 lies north of X: from P1's south a straight way leads through X.
    const passing = put(game, { dwarf: ['T1', 1, 2], mage: ['P1', 3, 1], barbarian: ['X', 3, 3] });
    expect(refusal(passing, move(passing, 'mage', 'south', 3))).toBe('group.forbidden');
    const clear = put(passing, { barbarian: ['T1', 3, 3] });
    expect(refusal(clear, move(clear, 'mage', 'south', 3))).toBeUndefined();
  });

  it('[S17][R12] heroes who reach their exit stay on it, block the tile and cannot step off; all on exits wins', () => {
    const game = change(put(apart(), { barbarian: ['X', 1, 0] }), { stolen: true });
    const { events, game: after } = run(game, move(game, 'barbarian', 'north'));
    expect(events.slice(1)).toEqual([{ type: 'escaped', pawn: 'barbarian', stays: true }]);
    expect(spaceOfPawn(after, 'barbarian')).toBe(at(game, 'X', 0, 0));
    expect(refusal(after, move(after, 'barbarian', 'south'))).toBe('pawn.escaped');
    expect(refusal(after, move(after, 'elf', 'east'))).toBe('group.forbidden');
    const last = change(game, { escaped: [false, true, true, true] });
    expect(run(last, move(last, 'barbarian', 'north')).game.shared.result).toMatchObject({
      won: true,
      reason: 'escaped',
    });
  });

  it('[R12] where heroes stay on their exits, each needs one to itself', () => {
    const pieces = ['groupsForbidden'];
    expect(problems({ pieces, onTop: ['I', 'O'] })).toEqual([
      { refused: 'setup.tooFewExits', params: { exits: 1 } },
    ]);
    expect(problems({ pieces })).toEqual([]);
  });
});
