import { describe, expect, it } from 'vitest';
import type { CardId, RoleLevel } from '#engine/mall/rules/hiddenRoles/ids.ts';
import {
  abandons,
  accuses,
  eyes,
  four,
  log,
  outcomes,
  roles,
  steals,
  table,
  turns,
  turnsGlass,
  votes,
} from '../../roles.ts';
import { change, refusal, run, typesOf } from '../../table.ts';

const abandon = (seat: number) => ({ type: 'abandon', seat });
const given = (level: RoleLevel, cards: readonly CardId[], ...before: Parameters<typeof log>[1][]) =>
  log(table(level, cards), ...before, [9000, abandons(0)]);

describe('abandoning the heist', () => {
  it('[H2.3] the only loyal player wins by it', () => {
    const game = given('B', ['B01', 'B09', 'B10']);
    expect(game.shared.result).toMatchObject({ won: true, reason: 'abandonedAlone', at: 9000 });
    expect(outcomes(game)).toEqual(['won alone', 'lost abandonedBy', 'lost abandonedBy']);
  });

  it('[H2.3] with another loyal player around the traitors win', () => {
    const game = given('B', ['B01', 'B02', 'B10']);
    expect(game.shared.result).toMatchObject({ won: false, reason: 'abandoned' });
    expect(outcomes(game)).toEqual(['lost heistLost', 'lost heistLost', 'won heistLost']);
  });

  it('[R33] where nobody is a traitor nobody wins', () => {
    expect(outcomes(given('B', ['B01', 'B02', 'B03']))).toEqual(Array(3).fill('lost heistLost'));
  });

  it('[R29] the lone loyal wins whatever the mission, traitors only with theirs', () => {
    expect(outcomes(given('E', ['E01', 'E08', 'E10']))[0]).toBe('won alone');
    const [, open, done] = outcomes(given('E', ['E01', 'E02', 'E10'], [1, eyes(0, 1)]));
    expect([open, done]).toEqual(['lost heistLost', 'won missionDone']);
    expect(outcomes(given('E', ['E01', 'E02', 'E10']))[2]).toBe('lost missionOpen');
    expect(outcomes(given('E', ['E01', 'E02', 'E08']))[2]).toBe('lost missionOpen');
  });

  it('[R25] who is the only one is a matter of sides now, among those who still play', () => {
    const turned = given('D', ['D08', 'D02', 'D05'], [1, eyes(0, 1)]);
    expect(turned.shared.result?.reason).toBe('abandonedAlone');
    expect(given('D', ['D08', 'D02', 'D05']).shared.result?.reason).toBe('abandoned');
    const out = log(
      table('E', ['E07', 'E10', 'E08', 'E06']),
      [1, accuses(0, 2)],
      [2, votes(1)],
      [3, votes(3)],
    );
    const over = log(out, [4, turnsGlass(0, false)], [5, abandons(0)]);
    expect(outcomes(over)).toEqual(['lost heistLost', 'lost missionOpen', 'lost unmasked', 'lost heistLost']);
  });

  it('[H2.5] phantoms share in it only where the loyal lose', () => {
    const out = (cards: readonly CardId[]) =>
      log(table('B', cards), [1, accuses(0, 2)], [2, votes(1)], [3, votes(3)], [4, abandons(0)]);
    expect(outcomes(out(['B01', 'B10', 'B09', 'B11']))).toEqual([
      'won alone',
      'lost abandonedBy',
      'lost unmasked',
      'lost abandonedBy',
    ]);
    expect(outcomes(out(['B01', 'B10', 'B09', 'B02']))[2]).toBe('partial phantom');
  });

  it('[R33] not at level A; [H2.3] not after the theft; not by traitors', () => {
    expect(refusal(four('A'), abandon(0))).toBe('abandon.level');
    expect(refusal(four('B'), abandon(2))).toBe('abandon.traitor');
    expect(refusal(log(four('B'), [1, steals(0)]), abandon(0), 2)).toBe('abandon.stolen');
    expect(refusal(four('B'), abandon(0))).toBeUndefined();
    expect(refusal(change(four('B'), { phase: 'setup' }), abandon(0))).toBe('game.notStarted');
  });

  it('[H4.1] the side is that of now', () => {
    const game = table('D', ['D01', 'D07', 'D08']);
    expect(refusal(game, abandon(0))).toBeUndefined();
    expect(refusal(log(game, [90_000, turns(1, 'elf')]), abandon(0), 90_001)).toBe('abandon.traitor');
  });

  it('[H2.3] it is told, and all cards are shown; nothing is divined', () => {
    const { events, game } = run(table('E', ['E01', 'E08', 'E10']), { type: 'abandon', seat: 0 }, 5);
    expect(typesOf(events)).toEqual(['noted', 'heistAbandoned', 'ended', 'cardsShown']);
    expect([roles(game).open, roles(game).divining]).toEqual([['E01', 'E08', 'E10'], null]);
  });
});
