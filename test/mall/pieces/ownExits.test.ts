import { describe, expect, it } from 'vitest';
import { stolen } from '../moments.ts';
import { move, put, run, running, typesOf } from '../table.ts';

describe('own exits', () => {
  it('[S2] each hero leaves by the exit of its own colour only', () => {
    const game = put(stolen({ pieces: ['ownExits'] }), { mage: ['X', 1, 0], barbarian: ['X', 1, 1] });
    const wrong = run(game, move(game, 'mage', 'north'));
    expect(typesOf(wrong.events)).toEqual(['moved']);
    expect(wrong.game.shared.escaped).toEqual([false, false, false, false]);
    const right = put(game, { mage: ['X', 1, 1], barbarian: ['X', 3, 3] });
    expect(typesOf(run(right, move(right, 'mage', 'north')).events)).toEqual(['moved', 'escaped']);
  });

  it('[S2] every colour needs an exit', () => {
    expect(() => running({ onTop: ['I', 'O'], pieces: ['ownExits'] })).toThrow('setup.noOwnExit');
    expect(() => running({ onTop: ['I', 'O'], pieces: ['ownExits'] })).toThrow('yellow');
  });
});
