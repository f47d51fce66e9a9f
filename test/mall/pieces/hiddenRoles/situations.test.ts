import { describe, expect, it } from 'vitest';
import { roleOf } from '#engine/mall/rules/hiddenRoles/status.ts';
import {
  abandons,
  accuses,
  decides,
  divines,
  eyes,
  forgoes,
  goesAway,
  is,
  lands,
  leaves,
  log,
  outcomes,
  outs,
  roles,
  SECOND,
  sandAt,
  says,
  steals,
  THIRD,
  table,
  tableAsDealt,
  turns,
  turnsGlass,
  votes,
  waits,
  wishes,
} from '../../roles.ts';
import { change, refusal, run, typesOf } from '../../table.ts';

// The twenty-five situations of the cards' own rules, one after the other.

const B = ['B01', 'B02', 'B09', 'B03'] as const;
const HANDS = [['N'], ['E'], ['S'], ['WVLX']];
/** Seat 0 accuses seat 2 three seconds before the last grain. */
const tight = log(change(tableAsDealt('B', B, { pieces: ['passTiles'] }), { hands: HANDS }), [
  177_000,
  accuses(0, 2),
]);
const fours = (level: 'C' | 'D' | 'E', ...cards: Parameters<typeof table>[1]) => table(level, cards);

describe('situations 1 to 9', () => {
  it('[situation 1][H1.5][H1.6] sand out in a vote that is won: tile left, 180 s, all tiles pass, play on', () => {
    const won = log(tight, [181_000, votes(1)], [182_000, votes(3)]);
    expect(won.shared.hands).toEqual([['N'], ['E'], [], ['WVLX', 'S']]);
    const turned = log(won, [186_000, turnsGlass(0)]);
    expect(sandAt(turned, 186_000)).toBe(180_000);
    expect(turned.shared.hands).toEqual([['WVLX', 'S'], ['N'], [], ['E']]);
    expect(log(turned, [200_000, waits]).shared.phase).toBe('running');
  });

  it('[situation 2][H1.4][R25] as 1, one thumb down: lost at once', () => {
    const down = log(tight, [181_000, votes(1)], [182_000, votes(3, false)], [182_001, waits]);
    expect(down.shared.result).toMatchObject({ won: false, reason: 'sand' });
  });

  it('[situation 3][H1.5] as 1, the accuser does not flip: lost', () => {
    const won = log(tight, [181_000, votes(1)], [182_000, votes(3)], [187_250, waits]);
    expect(won.shared.result).toMatchObject({ won: false, reason: 'sand' });
    expect(outcomes(won)[2]).toBe('partial phantom');
  });

  it('[situation 4][R25] two accusations in one instant: the first opens, the second is refused', () => {
    const game = log(table('B', B), [5000, accuses(1, 2)]);
    expect(refusal(game, { type: 'accuse', seat: 0, accused: [3] }, 5000)).toBe('accuse.open');
    expect(roles(game).vote).toMatchObject({ by: 1, accused: [2] });
  });

  it('[situation 5][R27][H3.2] the accuser fails in the vote: out, the vote lapses, no flip', () => {
    const open = log(fours('E', 'E01', 'E07', 'E08', 'E07'), [1, steals(1)], [1000, accuses(0, 2)]);
    const after = log(open, [2000, leaves(1, 'elf')]);
    expect([outs(after), roles(after).vote, roles(after).offer]).toEqual([[0], null, null]);
    expect(refusal(after, { type: 'vote', seat: 1, up: true }, 2001)).toBe('vote.none');
    expect(after.shared.flips).toBe(0);
  });

  it('[situation 6][R27][C05] an accused fails in the vote: out as failed, nobody condemned, play on', () => {
    const open = log(fours('C', 'C07', 'C08', 'C05', 'C12'), [1, steals(1)], [1000, accuses(0, 2)]);
    const after = log(open, [1500, votes(1)], [2000, leaves(1, 'dwarf')]);
    expect(roles(after).out[2]).toMatchObject({ why: 'failed', side: 'loyal', status: 'failed' });
    expect([after.shared.phase, roles(after).vote]).toEqual(['running', null]);
  });

  it('[situation 7][R25][H2.4] the one voter fails meanwhile: rejected', () => {
    const open = log(table('E', ['E07', 'E08', 'E01']), [1, steals(1)], [1000, accuses(0, 1)]);
    const [before, move] = leaves(1, 'elf')(open);
    const { events, game } = run(before, move, 2000);
    expect(typesOf(events)).toEqual(['noted', 'moved', 'escaped', 'eliminated', 'handed', 'thumbsShown']);
    expect([outs(game), roles(game).verdict?.validated]).toEqual([[2], false]);
  });

  it('[situation 8][R25][R32] a voter is away and gives no thumb: rejected', () => {
    const open = log(table('B', B), [1000, accuses(0, 2)], [1001, goesAway(3)], [1002, votes(1)]);
    expect(roles(log(open, [6249, waits])).vote).not.toBeNull();
    const after = log(open, [6250, waits]);
    expect([outs(after), roles(after).verdict?.validated]).toEqual([[], false]);
  });

  it('[situation 9][R27][D05] made loyal in the vote: condemned as such, the other traitors win, or nobody', () => {
    const late = (fourth: 'D06' | 'D07' | 'D10') =>
      log(
        fours('D', 'D08', 'D09', 'D05', fourth),
        ...([
          [172_000, accuses(0, 2)],
          [173_000, turns(1, 'elf')],
          [174_000, votes(1)],
          [175_000, votes(3)],
        ] as const),
      );
    expect(outcomes(late('D07'))).toEqual([
      'lost heistLost',
      'lost heistLost',
      'lost heistLost',
      'won heistLost',
    ]);
    expect(outcomes(late('D10'))).toEqual(Array(4).fill('lost heistLost'));
  });
});

describe('situations 10 to 17', () => {
  it('[situation 10][R27][D02] eyed in the vote: a traitor at the verdict, out, a phantom', () => {
    const game = log(
      fours('D', 'D08', 'D09', 'D02', 'D10'),
      ...([
        [1000, accuses(0, 2)],
        [1500, eyes(0, 2)],
        [2000, votes(1)],
        [2001, votes(3)],
      ] as const),
    );
    expect(roles(game).out[2]).toMatchObject({ why: 'unmasked', side: 'traitor' });
    expect(() => log(game, [2500, turnsGlass(0, false)], [3000, says(2)])).not.toThrow();
    expect(outcomes(log(game, [1e6, waits]))[2]).toBe('partial phantom');
  });

  it('[situation 11][D01][H1.6] unmasked after one flip, the accuser flips: stays a traitor', () => {
    const game = log(
      fours('D', 'D08', 'D09', 'D01', 'D10'),
      [90_000, turns(1, 'elf')],
      [91_000, accuses(0, 2)],
    );
    const out = log(game, [92_000, votes(1)], [92_001, votes(3)], [93_000, turnsGlass(0)]);
    expect([out.shared.flips, roleOf(out, 2).side]).toEqual([2, 'traitor']);
  });

  it('[situation 12][D06][D07][H2.2] named together both are out; had one been named the other is loyal', () => {
    const game = fours('D', 'D08', 'D06', 'D07', 'D09');
    const both = log(game, [1000, accuses(0, 1, 2)], [1500, votes(3)]);
    expect(outs(both)).toEqual([1, 2]);
    expect(roleOf(log(game, [1000, accuses(0, 2)]), 1).side).toBe('loyal');
    expect(roleOf(log(game, [1000, accuses(0, 1, 2)]), 1).side).toBe('traitor');
  });

  it('[situation 13][R29][R27] the accused lone loyal abandons in the vote and wins; after the last grain not', () => {
    const game = table('B', ['B01', 'B09', 'B10', 'B11']);
    const open = log(game, [177_000, accuses(1, 0)]);
    const over = log(open, [178_000, abandons(0)]);
    expect([outcomes(over)[0], roles(over).vote]).toEqual(['won alone', null]);
    expect(refusal(open, { type: 'abandon', seat: 0 }, 180_000)).toBe('sand.out');
  });

  it('[situation 14][H2.3][D01] abandoning after one flip, or after the theft: refused', () => {
    const game = table('D', ['D01', 'D08', 'D09']);
    const flipped = log(game, [90_000, turns(1, 'elf')]);
    expect(refusal(flipped, { type: 'abandon', seat: 0 }, 90_001)).toBe('abandon.traitor');
    expect(refusal(log(game, [1, steals(1)]), { type: 'abandon', seat: 0 }, 2)).toBe('abandon.stolen');
  });

  it('[situation 15][R27][H5.2] the last pawn leaves in a vote: the loyal win, the vote is void, the accused may divine', () => {
    const game = log(fours('E', 'E07', 'E04', 'E08', 'E02'), [1, steals(1)]);
    const three = log(game, [2, leaves(0, 'barbarian')], [3, leaves(0, 'dwarf')], [90_000, turns(1, 'mage')]);
    const open = log(three, [91_000, leaves(0, 'mage')], [92_000, accuses(0, 2)], [93_000, leaves(0, 'elf')]);
    expect([roles(open).vote, roles(open).divining?.left]).toEqual([null, [2]]);
    expect(refusal(open, { type: 'vote', seat: 1, up: true }, 93_001)).toBe('vote.none');
    expect(outcomes(log(open, [94_000, divines(2, 3, 'E02')]))).toEqual([
      'lost missionOpen',
      'won missionDone',
      'won divined',
      'lost divinedBy',
    ]);
  });

  it('[situation 16][C03][R2] the last usable timer: done by a third pawn; by one of two: tiles pass, then out', () => {
    const cards = ['C03', 'C07', 'C12'] as const;
    const game = tableAsDealt('C', cards, { onTop: ['C1', 'C2', 'I', 'X'], pieces: ['passTiles'] });
    const ALL = ['NESWVLX'];
    const hands = (from: typeof game) => change(from, { hands: [ALL, [...ALL, 'a'], [...ALL, 'b']] });
    const two = hands(log(hands(game), [90_000, turns(0, 'elf')], [120_000, turns(0, 'mage', SECOND)]));
    expect(is(log(two, [150_000, turns(0, 'dwarf', THIRD)]), 'C03')).toBe('done');
    const [before, move] = turns(0, 'elf', THIRD)(two);
    const { events, game: after } = run(before, move, 150_000);
    expect(typesOf(events)).toEqual([
      'noted',
      'talkClosed',
      'moved',
      'flipped',
      'handed',
      'talkOpened',
      'eliminated',
      'handed',
    ]);
    expect(outs(after)).toEqual([0]);
    expect(after.shared.hands).toEqual([[], [...ALL, ...ALL, 'b'], [...ALL, 'a']]);
  });

  it('[situation 17][E04][E09][R33] the mage on the last usable timer: both done by the act that leaves none', () => {
    const game = table('E', ['E09', 'E04', 'E07', 'E10'], { onTop: ['I', 'X', 'U', 'P1'] });
    const after = log(game, [90_000, turns(0, 'mage')]);
    expect([is(after, 'E09', 0), is(after, 'E04', 1), outs(after)]).toEqual(['done', 'done', []]);
  });
});

describe('situations 18 to 25', () => {
  it('[situation 18][H3.2][H3.4] the elf leaves first: E01 and E02 fail together, and the last one decides', () => {
    const game = log(table('E', ['E01', 'E02', 'E08']), [1, steals(1)], [2, leaves(2, 'elf')]);
    expect([outs(game), roles(game).last?.seat]).toEqual([[0, 1], 2]);
    expect(outcomes(log(game, [3, decides(2, false)]))[2]).toBe('won missionDone');
    const more = log(fours('E', 'E01', 'E02', 'E08', 'E07'), [1, steals(1)], [2, leaves(2, 'elf')]);
    expect([outs(more), roles(more).last]).toEqual([[0, 1], null]);
  });

  it('[situation 19][H5.1] sand out before the theft, E08 the only traitor: nobody wins', () => {
    const game = log(table('E', ['E01', 'E02', 'E08']), [180_000, waits]);
    expect(outcomes(game)).toEqual(['lost heistLost', 'lost heistLost', 'lost missionOpen']);
  });

  it('[situation 20][R28] E09 done, unmasked, the loyal lose: partial; undone: nothing', () => {
    const cards = ['E07', 'E07', 'E09', 'E07'] as const;
    const lost = (seat: number) =>
      log(
        table('E', cards),
        ...([
          [90_000, turns(seat, 'elf')],
          [91_000, accuses(0, 2)],
          [91_001, votes(1)],
          [91_002, votes(3)],
        ] as const),
        [1e6, waits],
      );
    expect([outcomes(lost(2))[2], outcomes(lost(1))[2]]).toEqual(['partial phantom', 'lost unmasked']);
  });

  it('[situation 21][H5.1][R25] the last usable timer is turned by another: out, silent, no phantom', () => {
    const game = table('E', ['E09', 'E07', 'E08', 'E10'], { onTop: ['I', 'X', 'U', 'P1'] });
    const after = log(game, [90_000, turns(1, 'elf')]);
    expect(roles(after).out[0]).toMatchObject({ why: 'failed', side: 'traitor' });
    const silence = log(after, [90_001, lands(1, 'elf', ['T1', 0, 2])]);
    expect(refusal(silence, { type: 'speak', seat: 0, channel: 'words' }, 90_002)).toBe('talk.silence');
    expect(outcomes(log(after, [1e6, waits]))[0]).toBe('lost missionFailed');
  });

  const pawns = ['barbarian', 'dwarf', 'mage', 'elf'] as const;
  const won = log(
    fours('E', 'E01', 'E07', 'E08', 'E10'),
    [1, steals(1)],
    ...pawns.map((pawn, n) => [1000 + n, leaves(0, pawn)] as const),
  );

  it('[situation 22][R30] two traitors name one card: the second is refused and may name another', () => {
    const one = log(won, [2000, divines(2, 0, 'E05')]);
    expect(refusal(one, { type: 'divine', seat: 3, target: 0, card: 'E01' }, 2001)).toBe('divine.open');
    expect(outcomes(log(one, [2002, divines(3, 1, 'E07')]))).toEqual([
      ...['won missionDone', 'lost divinedBy', 'lost heistWon', 'lost divined'],
    ]);
  });

  it('[situation 23][R30] a right guess on an undone mission: both lose', () => {
    const over = log(won, [2000, divines(2, 1, 'E07')], [2001, forgoes(3)]);
    expect(outcomes(over)).toEqual(['won missionDone', 'lost divinedBy', 'lost divined', 'lost heistWon']);
  });

  it('[situation 24][H2.5] a phantom: words in silence pass, in a window not; all else is refused', () => {
    const out = log(
      table('B', B),
      [1, accuses(0, 2)],
      [2, votes(1)],
      [3, votes(3)],
      [4, turnsGlass(0, false)],
    );
    const speak = (channel: string) => ({ type: 'speak', seat: 2, channel });
    expect([refusal(out, speak('words'), 5), refusal(out, speak('gestures'), 5)]).toEqual([
      undefined,
      'talk.silence',
    ]);
    const window = log(out, [90_000, turns(1, 'elf')]);
    expect(refusal(window, speak('words'), 90_001)).toBe('talk.silence');
    const open = log(out, [5, accuses(0, 1)]);
    for (const command of [
      { type: 'doSomething', seat: 2, target: 0 },
      { type: 'putEye', seat: 2, target: 0 },
      { type: 'vote', seat: 2, up: true },
      { type: 'accuse', seat: 2, accused: [0] },
      { type: 'divine', seat: 2, target: 0, card: 'E01' },
    ])
      expect(refusal(open, command, 6)).toBe('seat.out');
  });

  it('[situation 25][C01][M26] 20 s at the counter, 60 s of pause, 9 s: open; 1 s more: done', () => {
    const there = log(table('C', ['C01', 'C07', 'C12']), [1000, lands(0, 'elf', ['U', 1, 0])]);
    const paused = log(there, [21_000, wishes(0)], [21_000, wishes(1)], [21_000, wishes(2)]);
    const back = log(
      paused,
      [81_000, wishes(0, false)],
      [81_000, wishes(1, false)],
      [81_000, wishes(2, false)],
    );
    expect(is(log(back, [90_000, waits]), 'C01')).toBe('open');
    expect(is(log(back, [91_000, waits]), 'C01')).toBe('done');
  });
});
