import { describe, expect, it } from 'vitest';
import type { Game } from '#engine/mall/index.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import {
  accuses,
  divines,
  forgoes,
  leaves,
  log,
  nextOf,
  outcomes,
  roles,
  steals,
  table,
  votes,
  waits,
  wishes,
} from '../../roles.ts';
import { refusal, run, typesOf } from '../../table.ts';

const OUT = [
  [10_000, leaves(0, 'barbarian')],
  [20_000, leaves(0, 'dwarf')],
  [30_000, leaves(0, 'mage')],
  [40_000, leaves(0, 'elf')],
] as const;

/** The barbarian leaves first, at 10 s, the last pawn at 40 s. E01 is done, E07 is not. */
function escaped(cards: readonly CardId[], ...before: Parameters<typeof log>[1][]): Game {
  return log(table('E', cards), ...before, [9000, steals(1)], ...OUT);
}

const divine = (seat: number, target: unknown, card: unknown) => ({ type: 'divine', seat, target, card });
const WON = ['E01', 'E07', 'E08', 'E09', 'E02'] as const;
const won = escaped(WON);

describe('divining', () => {
  it('[H5.2] after the escape traitors who still play open their cards, and have half a minute', () => {
    expect(won.shared.phase).toBe('running');
    expect(roles(won).open).toEqual([null, null, 'E08', 'E09', null]);
    expect(roles(won).divining).toEqual({ until: 70_000, left: [2, 3], guesses: [] });
    expect(nextOf(won)).toBe(70_000);
    expect(won.shared.sand.stopped).toBe(40_000);
  });

  it('[H5.2] a right guess changes places, a wrong one shows the card', () => {
    const right = log(won, [41_000, divines(2, 0, 'E01')], [42_000, forgoes(3)]);
    expect(right.shared.result).toMatchObject({ won: true, reason: 'escaped', at: 40_000 });
    expect(outcomes(right)).toEqual([
      'lost divinedBy',
      'lost missionOpen',
      'won divined',
      'lost heistWon',
      'won missionDone',
    ]);
    const wrong = log(won, [41_000, divines(2, 0, 'E02')]);
    expect(roles(wrong).open).toEqual(['E01', null, 'E08', 'E09', null]);
    expect(roles(wrong).divining).toEqual({
      ...{ until: 70_000, left: [3] },
      guesses: [{ seat: 2, target: 0, card: 'E02', right: false }],
    });
    expect(outcomes(log(wrong, [42_000, forgoes(3)]))).toEqual([
      'won missionDone',
      'lost missionOpen',
      'lost heistWon',
      'lost heistWon',
      'won missionDone',
    ]);
  });

  it('[H5.2] where nobody is a traitor, or everybody, it is over with the last pawn out, and nothing is opened', () => {
    for (const cards of [
      ['E01', 'E07', 'E02'],
      ['E08', 'E10', 'E08'],
    ] as const) {
      const three = log(table('E', cards), [9000, steals(1)], ...OUT.slice(0, 3));
      const [before, move] = leaves(0, 'elf')(three);
      expect(typesOf(run(before, move, 40_000).events)).toEqual([
        ...['noted', 'moved', 'escaped', 'ended', 'cardsShown'],
      ]);
    }
  });

  it('[H5.2] the last grain has no say while traitors think, and the table acts no more', () => {
    expect(refusal(won, { type: 'theft', seat: 0 }, 41_000)).toBe('roles.settling');
    const late = log(
      won,
      [41_000, wishes(0)],
      ...[1, 2, 3, 4].map((seat) => [41_000, wishes(seat)] as const),
    );
    const back = log(late, ...[0, 1, 2, 3, 4].map((seat) => [400_000, wishes(seat, false)] as const));
    expect(log(back, [401_000, divines(2, 0, 'E01')]).shared.phase).toBe('running');
    expect(log(back, [429_000, waits]).shared.result).toMatchObject({
      won: true,
      reason: 'escaped',
      at: 40_000,
    });
  });

  it('[H5.2] each in any order, once', () => {
    const both = log(won, [41_000, divines(3, 0, 'E01')], [42_000, divines(2, 4, 'E02')]);
    expect(outcomes(both)).toEqual([
      'lost divinedBy',
      'lost missionOpen',
      'won divined',
      'won divined',
      'lost divinedBy',
    ]);
    const one = log(won, [41_000, divines(3, 1, 'E01')]);
    expect(refusal(one, divine(3, 0, 'E01'), 41_001)).toBe('divine.notYours');
    expect(refusal(one, { type: 'forgo', seat: 3 }, 41_001)).toBe('divine.notYours');
    expect(refusal(won, divine(0, 1, 'E01'), 41_001)).toBe('divine.notYours');
    expect(refusal(won, { type: 'forgo', seat: 1 }, 41_001)).toBe('divine.notYours');
  });

  it('[R30] a guess at a card that lies open is refused and costs nothing', () => {
    const one = log(won, [41_000, divines(3, 0, 'E05')]);
    expect(refusal(one, divine(2, 0, 'E01'), 41_001)).toBe('divine.open');
    expect(refusal(one, divine(2, 3, 'E01'), 41_001)).toBe('divine.open');
    expect(refusal(one, divine(2, 2, 'E01'), 41_001)).toBe('divine.open');
    expect(refusal(one, divine(2, 4, 'E02'), 41_001)).toBeUndefined();
  });

  it('[H5.2] only one of the seven missions of somebody at the table', () => {
    for (const card of ['E08', 'C01', 'D10', 'E1', undefined, 7])
      expect(refusal(won, divine(2, 0, card), 41_000)).toBe('command.malformed');
    expect(refusal(won, divine(2, 9, 'E01'), 41_000)).toBe('seat.unknown');
  });

  it('[H5.2] when time is up it is over, as far as it went', () => {
    const one = log(won, [41_000, divines(2, 0, 'E01')]);
    expect(log(one, [69_999, waits]).shared.phase).toBe('running');
    const late = log(one, [70_000, waits]);
    expect(late.shared.result).toMatchObject({ won: true, reason: 'escaped', at: 40_000 });
    expect(outcomes(late)[2]).toBe('won divined');
  });

  it('[H5.2] where no card is left face down it is over at once', () => {
    const game = escaped(['E01', 'E08', 'E10']);
    expect(log(game, [41_000, divines(1, 0, 'E02')]).shared.phase).toBe('over');
    expect(log(game, [41_000, forgoes(1)]).shared.phase).toBe('running');
  });

  it('[R30] an undone mission gains nothing', () => {
    const game = log(won, [41_000, divines(2, 1, 'E07')], [42_000, forgoes(3)]);
    expect(outcomes(game).slice(1, 3)).toEqual(['lost divinedBy', 'lost divined']);
  });

  it('[H5.2] nothing else is done meanwhile, and no sand runs out', () => {
    for (const command of [
      { type: 'accuse', seat: 0, accused: [1] },
      { type: 'putEye', seat: 0, target: 1 },
      { type: 'theft', seat: 0 },
    ])
      expect(refusal(won, command, 41_000)).toBe('roles.settling');
    const early = log(table('E', ['E01', 'E08', 'E10']), [170_000, steals(1)]);
    const pawns = ['barbarian', 'dwarf', 'mage', 'elf'] as const;
    const late = log(early, ...pawns.map((pawn) => [171_000, leaves(0, pawn)] as const));
    expect(log(late, [190_000, waits]).shared.phase).toBe('running');
    expect(outcomes(log(late, [190_000, divines(1, 0, 'E01')]))[1]).toBe('won divined');
  });

  it('[H5.2] cards are judged by the last act, not by the time after it', () => {
    const game = log(table('E', ['E07', 'E08', 'E10']), [120_000, steals(1)]);
    const pawns = ['barbarian', 'dwarf', 'mage', 'elf'] as const;
    const out = log(game, ...pawns.map((pawn) => [130_000, leaves(0, pawn)] as const));
    expect(outcomes(log(out, [159_000, forgoes(1)], [159_001, forgoes(2)]))[0]).toBe('lost missionOpen');
  });

  it('[H5.2] none without traitors, with nobody else, at other levels or by those who are out', () => {
    expect(escaped(['E01', 'E02', 'E07']).shared.phase).toBe('over');
    expect(escaped(['E08', 'E09', 'E10', 'E08']).shared.phase).toBe('over');
    const plain = log(table('B', ['B01', 'B02', 'B09']), [9000, steals(1)]);
    const pawns = ['barbarian', 'dwarf', 'mage', 'elf'] as const;
    const over = log(plain, ...pawns.map((pawn) => [10_000, leaves(0, pawn)] as const));
    expect([over.shared.phase, outcomes(over)]).toEqual([
      'over',
      ['won heistWon', 'won heistWon', 'lost heistWon'],
    ]);
    const out = escaped(['E01', 'E02', 'E08', 'E10'], [1, accuses(0, 2)], [2, votes(1)], [3, votes(3)]);
    expect(roles(out).divining?.left).toEqual([3]);
    expect(refusal(table('E', ['E01', 'E08', 'E10']), divine(1, 0, 'E01'))).toBe('divine.none');
    expect(refusal(table('E', ['E01', 'E08', 'E10']), { type: 'forgo', seat: 1 })).toBe('divine.none');
  });

  it('[H5.2] it is told step by step', () => {
    const game = log(table('E', ['E01', 'E08', 'E10']), [9000, steals(1)]);
    const three = log(
      game,
      [1e4, leaves(0, 'barbarian')],
      [1e4, leaves(0, 'dwarf')],
      [1e4, leaves(0, 'mage')],
    );
    const [before, move] = leaves(0, 'elf')(three);
    const { events } = run(before, move, 20_000);
    expect(typesOf(events)).toEqual(['noted', 'moved', 'escaped', 'diviningOpened']);
    expect(events.at(-1)).toEqual({
      ...{ type: 'diviningOpened', traitors: [1, 2], cards: ['E08', 'E10'], until: 50_000 },
    });
  });
});
