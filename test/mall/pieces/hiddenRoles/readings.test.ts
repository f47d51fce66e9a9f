import { describe, expect, it } from 'vitest';
import { nextDeadline, sandBy } from '#engine/mall/index.ts';
import { accuses, divines, leaves, log, roles, steals, table, votes } from '../../roles.ts';
import { change, refusal, running } from '../../table.ts';

// What a second reading of the rules found.

const CALL_OFF = { type: 'callOff', seat: null } as const;

describe('while the last one decides or traitors guess', () => {
  const asked = () => log(table('E', ['E01', 'E02', 'E07']), [50_000, steals(1)], [60_000, leaves(0, 'elf')]);

  it('[H3.4] no sand runs, and the last grain does not end it', () => {
    const game = asked();
    const left = sandBy(game.shared, 60_000);
    expect(left).toBeGreaterThan(0);
    expect(sandBy(game.shared, 85_000)).toBe(left);
    expect(nextDeadline(game)).toBe(90_000);
    const short = change(asked(), { sand: { full: 70_000, turned: 0, end: 70_000, stopped: 60_000 } });
    expect(refusal(short, { type: 'putEye', seat: 2, target: 2 }, 75_000)).toBe('roles.settling');
  });

  it('[M21] [H3.4] nobody is prodded and nothing is called off: the heist is over', () => {
    const game = asked();
    expect(refusal(game, CALL_OFF, 60_001)).toBe('roles.settling');
    expect(refusal(game, { type: 'doSomething', seat: 2, target: 1 }, 60_001)).toBe('roles.settling');
    expect(refusal(table('E', ['E01', 'E02', 'E07']), CALL_OFF, 60_001)).toBeUndefined();
  });

  it('[H2.5] phantoms are silent, so that nobody is coached', () => {
    const game = log(
      table('E', ['E07', 'E08', 'E01', 'E02']),
      [10_000, accuses(0, 1)],
      [10_100, votes(2, true)],
      [10_200, votes(3, true)],
      [50_000, steals(0)],
    );
    const word = { type: 'speak', seat: 1, channel: 'words' } as const;
    expect(refusal(change(game, { talk: false }), word, 55_000)).toBeUndefined();
    const last = log(game, [60_000, leaves(0, 'elf')]);
    expect(roles(last).last?.seat).toBe(0);
    expect(refusal(change(last, { talk: false }), word, 60_001)).toBe('talk.silence');
  });
});

describe('an open vote', () => {
  it('[R25] the thumb of somebody who is out is counted no more', () => {
    const game = log(
      table('E', ['E07', 'E08', 'E05', 'E04']),
      [10_000, accuses(0, 1)],
      [11_000, votes(2, true)],
    );
    expect(roles(game).vote?.answered).toBe(1);
    const after = log(game, [12_000, steals(0)]);
    expect(roles(after).out[2]?.why).toBe('failed');
    expect(roles(after).vote?.answered).toBe(0);
  });
});

describe('a divined win', () => {
  it('[H5.2] came when the last pawn left, not when the last traitor had guessed', () => {
    const out = log(
      table('E', ['E07', 'E08', 'E07', 'E07']),
      [50_000, steals(0)],
      [60_000, leaves(0, 'elf')],
      [61_000, leaves(0, 'dwarf')],
      [62_000, leaves(0, 'mage')],
      [63_000, leaves(0, 'barbarian')],
    );
    expect(roles(out).divining).not.toBeNull();
    expect(log(out, [80_000, divines(1, 0, 'E01')]).shared.result?.at).toBe(63_000);
    expect(log(out, [99_000, divines(1, 0, 'E01')]).shared.result?.at).toBe(63_000);
  });
});

describe('the leader of scenario 9', () => {
  it('[S9] where whoever led is out, the Do Something! pawn is everyone’s', () => {
    const game = running({ players: 4, pieces: ['leader'] });
    const hands = [[], ['N'], ['E'], ['S']];
    const led = change(game, { hands });
    expect(refusal(led, { type: 'doSomething', seat: 1, target: 2 })).toBe('doSomething.leaderOnly');
    const gone = change(game, { hands: [['W'], ['N'], ['E'], ['S']] });
    expect(refusal(gone, { type: 'doSomething', seat: 1, target: 2 })).toBeUndefined();
  });
});
