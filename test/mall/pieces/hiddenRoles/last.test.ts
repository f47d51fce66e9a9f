import { describe, expect, it } from 'vitest';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import {
  accuses,
  decides,
  divines,
  eyes,
  is,
  lands,
  leaves,
  log,
  nextOf,
  outcomes,
  outs,
  roles,
  says,
  steals,
  table,
  turns,
  votes,
  waits,
} from '../../roles.ts';
import { refusal, run, typesOf } from '../../table.ts';

/** The elf leaves first: who holds E01 or E02 is out. */
const left = (cards: readonly CardId[], ...before: Parameters<typeof log>[1][]) =>
  log(table('E', cards), ...before, [50_000, steals(1)], [60_000, leaves(0, 'elf')]);

describe('the last one', () => {
  it('[H3.4] all but one are out: the last one is asked, and nothing else is done', () => {
    const game = left(['E01', 'E02', 'E07']);
    expect(outs(game)).toEqual([0, 1]);
    expect(roles(game).last).toEqual({ seat: 2, until: 90_000 });
    const [, move] = lands(2, 'mage', ['T1', 0, 2])(game);
    expect(refusal(game, move, 60_001)).toBe('roles.settling');
    expect(refusal(game, { type: 'putEye', seat: 2, target: 2 }, 60_001)).toBe('roles.settling');
    expect(refusal(game, { type: 'decideHeist', seat: 0, success: true }, 60_001)).toBe('seat.out');
    expect(
      refusal(left(['E01', 'E07', 'E08']), { type: 'decideHeist', seat: 1, success: true }, 60_001),
    ).toBe('last.notYours');
  });

  it('[H3.4] a loyal player wins by success with the mission done, a traitor by failure with its own', () => {
    const traitor = left(['E01', 'E02', 'E08']);
    expect(outcomes(log(traitor, [60_001, decides(2, false)]))).toEqual([
      'lost missionFailed',
      'lost missionFailed',
      'won missionDone',
    ]);
    expect(outcomes(log(traitor, [60_001, decides(2, true)]))[2]).toBe('lost heistWon');
    const loyal = left(['E01', 'E02', 'E04'], [40_000, turns(2, 'mage')]);
    expect(outcomes(log(loyal, [60_001, decides(2, true)]))[2]).toBe('won missionDone');
    expect(outcomes(log(loyal, [60_001, decides(2, false)]))[2]).toBe('lost heistLost');
    const open = left(['E01', 'E02', 'E06']);
    expect(outcomes(log(open, [60_001, decides(2, true)]))[2]).toBe('lost missionOpen');
    expect(log(open, [60_001, decides(2, true)]).shared.result).toMatchObject({
      won: true,
      reason: 'decided',
    });
  });

  it('[H3.4][R33] thirty seconds without a choice are a failure', () => {
    const game = left(['E01', 'E02', 'E08']);
    expect(nextOf(game)).toBe(90_000);
    expect(log(game, [89_999, waits]).shared.phase).toBe('running');
    const late = log(game, [90_000, waits]);
    expect(late.shared.result).toMatchObject({ won: false, reason: 'decided', at: 90_000 });
    expect(outcomes(late)[2]).toBe('won missionDone');
  });

  it('[H3.4] the sand has stopped: it neither loses the game nor does a mission', () => {
    const game = log(
      table('E', ['E01', 'E02', 'E07']),
      [120_000, steals(1)],
      [130_000, leaves(0, 'elf')],
      [155_000, waits],
    );
    expect(is(game, 'E07', 2)).toBe('open');
    expect(outcomes(log(game, [156_000, decides(2, true)]))[2]).toBe('lost missionOpen');
    const late = log(table('E', ['E01', 'E02', 'E07']), [170_000, steals(1)], [170_001, leaves(0, 'elf')]);
    expect(is(late, 'E07', 2)).toBe('done');
    expect(outcomes(log(late, [185_000, decides(2, true)]))[2]).toBe('won missionDone');
  });

  it('[H3.4][C01] nor is half a minute at a counter got by not choosing', () => {
    const game = table('C', ['C05', 'C05', 'C01']);
    const there = log(game, [10_000, lands(0, 'mage', ['U', 1, 0])], [20_000, steals(1)]);
    const asked = log(there, [25_000, lands(0, 'mage', ['U', 1, 0])], [30_000, leaves(0, 'dwarf')]);
    expect(roles(asked).last?.seat).toBe(2);
    expect(nextOf(asked)).toBe(60_000);
    expect(outcomes(log(asked, [59_000, decides(2, true)]))[2]).toBe('lost missionOpen');
  });

  it('[H3.4][H2.5] phantoms share a failure, and there is no divining', () => {
    const game = log(
      table('E', ['E01', 'E02', 'E08', 'E07']),
      ...([
        [1, accuses(0, 2)],
        [2, votes(1)],
        [3, votes(3)],
      ] as const),
    );
    expect(outs(game)).toEqual([2]);
    const both = table('E', ['E01', 'E02', 'E10', 'E08']);
    const phantom = log(
      both,
      [1, eyes(0, 1)],
      [2, accuses(0, 2)],
      [3, votes(1)],
      [4, votes(3)],
      [5000, steals(1)],
    );
    const asked = log(phantom, [6000, leaves(0, 'elf')]);
    expect(roles(asked).last?.seat).toBe(3);
    expect(outcomes(log(asked, [6001, decides(3, false)]))[2]).toBe('partial phantom');
    const won = log(asked, [6001, decides(3, true)]);
    expect(outcomes(won)[2]).toBe('lost unmasked');
    expect([won.shared.phase, roles(won).divining]).toEqual(['over', null]);
    expect(() => log(asked, [6001, divines(3, 0, 'E01')])).toThrow('divine.none');
  });

  it('[H3.4] where nobody is left nobody wins', () => {
    const game = log(table('E', ['E01', 'E02', 'E01']), [1, steals(1)]);
    const [before, move] = leaves(0, 'elf')(game);
    const { events, game: after } = run(before, move, 2);
    expect(after.shared.result).toMatchObject({ won: false, reason: 'nobodyLeft', at: 2 });
    expect(typesOf(events).filter((type) => type === 'lastAsked')).toEqual([]);
    expect(outcomes(after)).toEqual(['lost missionFailed', 'lost missionFailed', 'lost missionFailed']);
  });

  it('[H3.4] who chooses may be refused nothing but what is the table’s, after the last grain too', () => {
    const game = log(table('E', ['E01', 'E02', 'E08']), [170_000, steals(1)], [170_001, leaves(0, 'elf')]);
    expect(log(game, [190_000, waits]).shared.phase).toBe('running');
    expect(outcomes(log(game, [190_000, decides(2, false)]))[2]).toBe('won missionDone');
    expect(() => log(game, [190_000, says(2)])).toThrow('talk.silence');
  });
});
