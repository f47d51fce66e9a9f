import { describe, expect, it } from 'vitest';
import { cardsInPlay } from '#engine/mall/rules/hiddenRoles/pool.ts';
import { roleBox } from '../roles.ts';
import { at, dealt, move, put, run, running, start, typesOf } from '../table.ts';

const ids = (level: string, players: number, onTop: readonly string[], ...pieces: readonly string[]) =>
  cardsInPlay(roleBox(level, players, { onTop, pieces })).map(({ id }) => id);

describe('a sand timer that is out of order from the start', () => {
  it('[H0.2] tile 1’s is, once the game has begun, and no other', () => {
    const game = dealt({ pieces: ['brokenTimer'], onTop: ['I', 'X', 'C1'] });
    expect(game.shared.outOfOrder).toEqual([]);
    const after = start(game);
    expect(after.shared.outOfOrder).toEqual([at(game, 'T1', 0, 0)]);
    expect(after.shared.flips).toBe(0);
  });

  it('[H0.2] ending on it turns nothing', () => {
    const game = put(running({ pieces: ['brokenTimer'] }), { elf: ['T1', 0, 1] });
    expect(typesOf(run(game, move(game, 'elf', 'west')).events)).toEqual(['moved']);
    const whole = put(running(), { elf: ['T1', 0, 1] });
    expect(typesOf(run(whole, move(whole, 'elf', 'west')).events)).toContain('flipped');
  });

  it('[H0.2][C03][E04][E09] cards that need timers do not count it', () => {
    const three = ['I', 'X', 'C1', 'C2'];
    expect(ids('C', 3, three)).toContain('C03');
    expect(ids('C', 3, three, 'brokenTimer')).not.toContain('C03');
    expect(ids('C', 3, [...three, 'O'], 'brokenTimer')).toContain('C03');
    expect(ids('E', 4, ['I', 'X'])).toEqual(expect.arrayContaining(['E04', 'E09']));
    expect(ids('E', 4, ['I', 'X'], 'brokenTimer').filter((id) => ['E04', 'E09'].includes(id))).toEqual([]);
  });
});
