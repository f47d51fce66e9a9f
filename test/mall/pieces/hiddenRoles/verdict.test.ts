import { describe, expect, it } from 'vitest';
import type { Game } from '#engine/mall/index.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import {
  accuses,
  eyes,
  four,
  leaves,
  log,
  outcomes,
  outs,
  roles,
  steals,
  table,
  votes,
} from '../../roles.ts';
import { run, typesOf } from '../../table.ts';

/** Four at level B, seats 2 (traitor) and 3 free to be accused. */
const cried = log(four('B'), [1000, accuses(0, 2)]);
const cards = ['B01', 'B02', 'B09', 'B10', 'B03'] as const;

describe('the verdict', () => {
  const both = (game: Game) => log(game, [2000, votes(1)], [2001, votes(3)]);

  it('[H1.5] unanimous against a traitor: the card is shown, and he is out', () => {
    const before = log(cried, [2000, votes(1)]);
    const { events, game } = run(before, { type: 'vote', seat: 3, up: true }, 2001);
    expect(typesOf(events)).toEqual(['voted', 'thumbsShown', 'eliminated', 'handed', 'glassOffered']);
    expect(roles(game).out[2]).toEqual({
      why: 'unmasked',
      card: 'B09',
      side: 'traitor',
      status: 'open',
      at: 2001,
    });
    expect(roles(game).open).toEqual([null, null, 'B09', null]);
    expect(roles(game).offer).toEqual({ seat: 0, until: 7001 });
  });

  it('[H1.5][H1.2] unanimous against somebody loyal: the traitors win at once', () => {
    const game = both(log(four('A'), [1000, accuses(2, 0)]));
    expect(game.shared.result).toMatchObject({ won: false, reason: 'condemned', at: 2001 });
    expect(outcomes(game)).toEqual(['lost heistLost', 'lost heistLost', 'won heistLost', 'lost heistLost']);
    expect(roles(game).open).toEqual(['A01', 'A02', 'A08', 'A03']);
  });

  it('[H2.2] of several all have to be traitors', () => {
    const voted = (...accused: readonly number[]) =>
      [0, 1, 2, 3, 4]
        .filter((seat) => seat !== 0 && !accused.includes(seat))
        .reduce(
          (game, seat) => log(game, [2000 + seat, votes(seat)]),
          log(table('B', cards), [1000, accuses(0, ...accused)]),
        );
    expect(outs(voted(2, 3))).toEqual([2, 3]);
    expect(voted(2, 4).shared.result?.reason).toBe('condemned');
    expect(outcomes(voted(2, 4))).toEqual([
      'lost heistLost',
      'lost heistLost',
      'won heistLost',
      'won heistLost',
      'lost heistLost',
    ]);
  });

  it('[R25] no traitor in the game and somebody loyal condemned: everyone loses', () => {
    const game = table('B', ['B01', 'B02', 'B03', 'B04']);
    const over = both(log(game, [1000, accuses(0, 2)]));
    expect(outcomes(over)).toEqual(Array(4).fill('lost heistLost'));
  });

  it('[R27] sides are those at the verdict', () => {
    const game = log(table('D', ['D08', 'D09', 'D02', 'D10']), [1000, accuses(0, 2)]);
    expect(outs(both(log(game, [1500, eyes(1, 2)])))).toEqual([2]);
    expect(both(game).shared.result?.reason).toBe('condemned');
  });

  it('[R27] the vote is over when the accuser, or an accused, is out, or the game is', () => {
    const failing = (seat: number) => {
      const cards: readonly CardId[] = ['E08', 'E10', 'E07', 'E07'];
      const open = log(table('E', cards.with(seat, 'E01')), [500, steals(0)], [1000, accuses(0, 2)]);
      const [before, move] = leaves(1, 'elf')(open);
      return run(before, move, 1500);
    };
    for (const seat of [0, 2]) {
      const { events, game } = failing(seat);
      expect(typesOf(events)).toContain('voteLapsed');
      expect(typesOf(events)).not.toContain('thumbsShown');
      expect([roles(game).vote, roles(game).verdict, roles(game).offer]).toEqual([null, null, null]);
    }
    const other = failing(3);
    expect(typesOf(other.events)).not.toContain('voteLapsed');
    expect(roles(other.game).vote).not.toBeNull();
    const over = run(cried, { type: 'abandon', seat: 3 }, 1500);
    expect([typesOf(over.events), roles(over.game).vote]).toEqual([
      ['heistAbandoned', 'ended', 'cardsShown'],
      null,
    ]);
  });
});
