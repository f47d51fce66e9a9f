import { describe, expect, it } from 'vitest';
import { type Game, type MallEvent, redact, viewFor } from '#engine/mall/index.ts';
import { accuses, four, log, nags, roles, votes } from '../../roles.ts';
import { run } from '../../table.ts';

/** What this seat is told of a vote by seat 1. */
const told = (game: Game, up: boolean, seat: number | null): readonly MallEvent[] =>
  run(game, { type: 'vote', seat: 1, up }, 20).events.flatMap((event) => redact(game.box, event, seat) ?? []);

describe('what is hidden in hidden roles', () => {
  it('[H0.1] nobody but its holder is sent a card', () => {
    const game = four('C');
    expect([0, 1, 2, 3].map((seat) => viewFor(game, seat).own.hiddenRoles?.card)).toEqual([
      'C07',
      'C08',
      'C12',
      'C13',
    ]);
    expect(viewFor(game, null).own.hiddenRoles).toBeUndefined();
    expect(JSON.stringify(roles(game))).not.toContain('C07');
  });

  it('[H1.3][H0.1] of a vote others learn that one more has answered, and nothing else', () => {
    for (const level of ['B', 'C', 'D', 'E'] as const) {
      const game = log(four(level), [10, accuses(0, 2)]);
      expect(told(game, true, 1)).toEqual([{ type: 'voted', answered: 1, mine: true }]);
      for (const seat of [0, 2, 3, null])
        expect(told(game, true, seat)).toEqual([{ type: 'voted', answered: 1 }]);
    }
  });

  it('[H1.3] that somebody thought again is told to nobody else', () => {
    const game = log(four('C'), [10, accuses(0, 2)], [11, votes(1, true)]);
    expect(told(game, false, 1)).toEqual([{ type: 'voted', answered: 1, mine: false }]);
    for (const seat of [0, 2, 3, null]) expect(told(game, false, seat)).toEqual([]);
    expect(run(game, { type: 'vote', seat: 1, up: true }, 20).events).toEqual([]);
  });

  it('[R33] what time it is, is told with every other deed from level C on, whoever holds what', () => {
    const first = (game: Game) => run(game, { type: 'doSomething', seat: 0, target: 1 }, 7).events[0];
    for (const level of ['C', 'D', 'E'] as const)
      expect(first(four(level))).toEqual({ type: 'noted', at: 7, seat: 0, act: false });
    expect(first(four('B'))?.type).toBe('doSomething');
    expect(first(four('A'))?.type).toBe('doSomething');
    expect(roles(log(four('B'), [7, nags(0, 1)])).tally).toEqual(roles(four('B')).tally);
  });
});
