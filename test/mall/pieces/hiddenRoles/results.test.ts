import { describe, expect, it } from 'vitest';
import type { CardId, RoleLevel } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { SEAT_REASONS } from '#engine/mall/rules/hiddenRoles/results.ts';
import {
  accuses,
  breaches,
  eyes,
  four,
  lands,
  leaves,
  log,
  outcomes,
  outs,
  roles,
  steals,
  table,
  turns,
  turnsGlass,
  votes,
  waits,
} from '../../roles.ts';
import { run } from '../../table.ts';

type Entry = Parameters<typeof log>[1];
const PAWNS = ['barbarian', 'dwarf', 'mage', 'elf'] as const;
const sandOut = (level: RoleLevel, cards: readonly CardId[], ...before: Entry[]) =>
  outcomes(log(table(level, cards), ...before, [1e6, waits]));
const out = (level: RoleLevel, cards: readonly CardId[], ...before: Entry[]) =>
  outcomes(
    log(
      table(level, cards),
      ...before,
      [100_000, steals(1)],
      ...PAWNS.map((pawn) => [110_000, leaves(0, pawn)] as const),
    ),
  );
const unmasks = (seat: number, ...voters: readonly number[]): readonly Entry[] => [
  [1, accuses(0, seat)],
  ...voters.map((voter, n): Entry => [2 + n, votes(voter)]),
  [9, turnsGlass(0, false)],
];

describe('how everyone fares', () => {
  it('[H1.2] sand out: traitors win; everyone out: the loyal do', () => {
    expect(sandOut('A', ['A01', 'A02', 'A08'])).toEqual([
      'lost heistLost',
      'lost heistLost',
      'won heistLost',
    ]);
    expect(out('A', ['A01', 'A02', 'A08'])).toEqual(['won heistWon', 'won heistWon', 'lost heistWon']);
  });

  it('[H3.1] a loyal player with a mission wins only with it done', () => {
    expect(out('C', ['C02', 'C07', 'C12'])).toEqual(['lost missionOpen', 'won heistWon', 'lost heistWon']);
    const back: Entry = [105_000, lands(0, 'dwarf', ['I', 2, 2])];
    const game = log(table('C', ['C02', 'C07', 'C12']), [100_000, steals(1)], back, [
      106_000,
      lands(1, 'dwarf', ['I', 2, 1]),
    ]);
    const over = log(game, ...PAWNS.map((pawn) => [110_000, leaves(0, pawn)] as const));
    expect(outcomes(over)[0]).toBe('won missionDone');
    expect(sandOut('C', ['C02', 'C07', 'C12'])).toEqual([
      'lost heistLost',
      'lost heistLost',
      'won heistLost',
    ]);
  });

  it('[D10] the mission of circumstance is read at the end', () => {
    expect(out('D', ['D10', 'D08', 'D09'])[0]).toBe('won missionDone');
    expect(out('D', ['D10', 'D08', 'D09'], [95_000, turns(1, 'elf')])[0]).toBe('lost missionOpen');
  });

  it('[H4.1] who has changed sides wins with the side of the end', () => {
    expect(out('D', ['D02', 'D07', 'D08'], [1, eyes(1, 0)])).toEqual([
      'lost heistWon',
      'won heistWon',
      'won heistWon',
    ]);
    expect(sandOut('D', ['D02', 'D07', 'D08'], [1, eyes(1, 0)])).toEqual([
      'won heistLost',
      'won heistLost',
      'lost heistLost',
    ]);
  });

  it('[H5.1] a traitor with a mission wins only with it done', () => {
    expect(sandOut('E', ['E07', 'E08', 'E10'], [1, eyes(0, 1)])).toEqual([
      'lost heistLost',
      'lost missionOpen',
      'won missionDone',
    ]);
    expect(sandOut('E', ['E07', 'E08', 'E10'], [1, steals(0)])).toEqual([
      'lost heistLost',
      'won missionDone',
      'lost missionOpen',
    ]);
  });

  it('[H2.5] a phantom has a partial win where the loyal lose, none at level A', () => {
    const B = ['B01', 'B02', 'B09', 'B03'] as const;
    expect(sandOut('B', B, ...unmasks(2, 1, 3))[2]).toBe('partial phantom');
    expect(out('B', B, ...unmasks(2, 1, 3))[2]).toBe('lost unmasked');
    expect(sandOut('A', ['A01', 'A02', 'A08', 'A03'], ...unmasks(2, 1, 3))).toEqual([
      'lost heistLost',
      'lost heistLost',
      'lost unmasked',
      'lost heistLost',
    ]);
  });

  it('[R28] one with a mission only if it was done when unmasked', () => {
    const E = ['E07', 'E07', 'E10', 'E07'] as const;
    expect(sandOut('E', E, [0, eyes(0, 1)], ...unmasks(2, 1, 3))[2]).toBe('partial phantom');
    expect(sandOut('E', E, ...unmasks(2, 1, 3), [20, eyes(0, 1)])[2]).toBe('lost unmasked');
    expect(sandOut('E', E, [0, eyes(0, 1)], ...unmasks(2, 1, 3), [20, eyes(0, 0)])[2]).toBe(
      'partial phantom',
    );
  });

  it('[H3.2] who has failed wins nothing, however it ends', () => {
    const cards = ['E01', 'E07', 'E07', 'E07'] as const;
    const failed = log(table('E', cards), [1, steals(1)], [2, leaves(1, 'elf')]);
    expect(outs(failed)).toEqual([0]);
    expect(roles(failed).out[0]).toEqual({
      why: 'failed',
      card: 'E01',
      side: 'loyal',
      status: 'failed',
      at: 2,
    });
    const rest = (['mage', 'dwarf', 'barbarian'] as const).map((pawn) => [140_000, leaves(1, pawn)] as const);
    expect(outcomes(log(failed, ...rest))).toEqual([
      'lost missionFailed',
      ...Array(3).fill('won missionDone'),
    ]);
    expect(outcomes(log(failed, [1e6, waits]))[0]).toBe('lost missionFailed');
  });

  it('[H3.3] breaches never cost a win', () => {
    const step: Entry = [3, lands(0, 'elf', ['T1', 0, 2])];
    const broken = log(table('C', ['C08', 'C07', 'C12']), step, step, step);
    expect(breaches(broken, 'C08')).toHaveLength(1);
    expect(out('C', ['C08', 'C07', 'C12'], step, step, step)[0]).toBe('won heistWon');
  });

  it('[R32] called off: nobody wins, all cards are shown, in a pause and after the last grain too', () => {
    const game = log(four('B'), [179_000, accuses(0, 2)]);
    const { events, game: after } = run(game, { type: 'callOff', seat: null }, 181_000);
    expect(events.map(({ type }) => type)).toEqual(['ended', 'cardsShown']);
    expect(after.shared.result).toMatchObject({ won: false, reason: 'calledOff', at: 181_000 });
    expect(outcomes(after)).toEqual(Array(4).fill('lost calledOff'));
    expect(roles(after)).toMatchObject({
      open: ['B01', 'B02', 'B09', 'B03'],
      vote: null,
      offer: null,
      last: null,
    });
    const paused = run(four('B'), { type: 'hold', seat: null }, 5).game;
    expect(run(paused, { type: 'callOff', seat: null }, 6).game.shared.phase).toBe('over');
    const phantom = log(four('B'), ...unmasks(2, 1, 3));
    expect(outcomes(run(phantom, { type: 'callOff', seat: null }, 20).game)[2]).toBe('lost calledOff');
  });

  it('[H0.1] every end shows all cards, after everything else', () => {
    const { events } = run(four('B'), { type: 'clock', seat: null }, 1e6);
    expect(events.map(({ type }) => type)).toEqual(['ended', 'cardsShown']);
    expect(events.at(-1)).toEqual({ type: 'cardsShown', cards: ['B01', 'B02', 'B09', 'B03'] });
  });

  it('[H0.1] each way to fare has one name', () => {
    expect(new Set(SEAT_REASONS).size).toBe(SEAT_REASONS.length);
    expect([...SEAT_REASONS].sort()).toEqual([
      ...['abandonedBy', 'alone', 'calledOff', 'divined', 'divinedBy', 'heistLost', 'heistWon'],
      ...['missionDone', 'missionFailed', 'missionOpen', 'phantom', 'unmasked'],
    ]);
  });
});
