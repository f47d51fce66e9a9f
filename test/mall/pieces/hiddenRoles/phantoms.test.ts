import { describe, expect, it } from 'vitest';
import { type Game, mayUse } from '#engine/mall/index.ts';
import { roleOf } from '#engine/mall/rules/hiddenRoles/status.ts';
import {
  accuses,
  eyes,
  four,
  leaves,
  log,
  outs,
  roles,
  says,
  steals,
  table,
  turns,
  turnsGlass,
  votes,
  wishes,
} from '../../roles.ts';
import { change, refusal } from '../../table.ts';

/** Seat 2 is unmasked, and the glass stays as it is. */
function haunted(level: 'A' | 'B' | 'C', ...pieces: readonly string[]): Game {
  const cards = {
    A: ['A01', 'A02', 'A08', 'A03'],
    B: ['B01', 'B02', 'B09', 'B03'],
    C: ['C07', 'C08', 'C12', 'C13'],
  } as const;
  const game = log(table(level, cards[level], { pieces }), [1, accuses(0, 2)], [2, votes(1)], [3, votes(3)]);
  return log(game, [4, turnsGlass(0, false)]);
}

const may = (game: Game, seat: number | null) =>
  (['words', 'gestures'] as const).map((channel) => mayUse(game, seat, channel));
const NEVER = [false, false];
const WORDS = [true, false];
const BOTH = [true, true];

describe('phantoms', () => {
  it('[H2.5] speak in silence and not in a window, and never with their hands', () => {
    const game = haunted('B');
    expect([may(game, 2), may(game, 1), may(game, null)]).toEqual([WORDS, NEVER, NEVER]);
    const window = log(game, [90_000, turns(1, 'elf')]);
    expect([may(window, 2), may(window, 1), may(window, null)]).toEqual([NEVER, BOTH, BOTH]);
    expect(refusal(game, { type: 'speak', seat: 2, channel: 'words' }, 9)).toBeUndefined();
    expect(refusal(game, { type: 'speak', seat: 2, channel: 'gestures' }, 9)).toBe('talk.silence');
    expect(refusal(window, { type: 'speak', seat: 2, channel: 'words' }, 90_001)).toBe('talk.silence');
    expect(log(game, [9, says(2)]).shared.voices).toEqual(['2 words']);
  });

  it('[H2.5][R33] they are silent in a pause, and speak like all others once it is over', () => {
    const game = haunted('B');
    const paused = log(game, [5, wishes(0)], [6, wishes(1)], [7, wishes(3)]);
    expect(paused.shared.clock.since).toBe(7);
    expect(may(paused, 2)).toEqual(NEVER);
    expect(may(change(game, { phase: 'over' }), 2)).toEqual(BOTH);
  });

  it('[H2.5][S12] where windows are for gestures only they are silent in them and speak otherwise', () => {
    const game = haunted('B', 'gesturesOnly');
    expect(may(game, 2)).toEqual(WORDS);
    const window = log(game, [90_000, turns(1, 'elf')]);
    expect([may(window, 2), may(window, 1)]).toEqual([NEVER, [false, true]]);
  });

  it('[H2.5][S14] where nobody ever talks they always do, where everybody does never', () => {
    expect(may(haunted('B', 'noTalk'), 2)).toEqual(WORDS);
    expect(may(haunted('B', 'freeTalk'), 2)).toEqual(NEVER);
  });

  it('[R33] at level A there are none: who is unmasked is silent', () => {
    expect(may(haunted('A'), 2)).toEqual(NEVER);
    expect(may(haunted('C'), 2)).toEqual(WORDS);
  });

  it('[R25] who has failed is silent', () => {
    const game = log(table('E', ['E01', 'E07', 'E08', 'E10']), [1, steals(1)], [2, leaves(1, 'elf')]);
    expect(outs(game)).toEqual([0]);
    expect(may(game, 0)).toEqual(NEVER);
    expect(may(log(game, [90_000, turns(1, 'dwarf')]), 0)).toEqual(NEVER);
  });

  it('[H2.5] they use no pawn or card, and neither vote, accuse nor abandon', () => {
    const game = log(haunted('B'), [5, accuses(0, 1)]);
    for (const command of [
      { type: 'vote', seat: 2, up: true },
      { type: 'accuse', seat: 2, accused: [1] },
      { type: 'putEye', seat: 2, target: 1 },
      { type: 'abandon', seat: 2 },
      { type: 'divine', seat: 2, target: 1, card: 'E01' },
    ])
      expect(refusal(game, command, 6)).toBe('seat.out');
  });

  it('[H1.6] card, side and status of who is out stay as they were', () => {
    const game = log(table('D', ['D08', 'D09', 'D02', 'D10']), [1, eyes(0, 2)], [2, accuses(0, 2)]);
    const out = log(game, [3, votes(1)], [4, votes(3)], [5, turnsGlass(0, false)]);
    expect(roleOf(out, 2)).toEqual({ card: 'D02', side: 'traitor', status: 'open' });
    const even = log(
      table('D', ['D08', 'D09', 'D01', 'D10']),
      [90_000, turns(1, 'elf')],
      [90_001, accuses(0, 2)],
    );
    const gone = log(even, [90_002, votes(1)], [90_003, votes(3)], [90_004, turnsGlass(0)]);
    expect([gone.shared.flips, roleOf(gone, 2).side]).toEqual([2, 'traitor']);
  });
});

describe('the eye card', () => {
  it('[H1.7] anyone puts it before anyone at any time, oneself too', () => {
    for (const level of ['A', 'B', 'C', 'D', 'E'] as const) {
      const game = log(four(level), [1, eyes(1, 3)], [2, eyes(2, 2)]);
      expect(roles(game).eye).toEqual({ by: 2, before: 2 });
    }
    expect(refusal(four('B'), { type: 'putEye', seat: 0, target: 4 })).toBe('seat.unknown');
    expect(refusal(change(four('B'), { phase: 'setup' }), { type: 'putEye', seat: 0, target: 1 })).toBe(
      'game.notStarted',
    );
  });
});
