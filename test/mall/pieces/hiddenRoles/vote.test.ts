import { describe, expect, it } from 'vitest';
import {
  accuses,
  four,
  goesAway,
  log,
  nextOf,
  outs,
  roles,
  table,
  turns,
  votes,
  waits,
  withOut,
} from '../../roles.ts';
import { change, refusal, run, typesOf } from '../../table.ts';

const accuse = (seat: number, ...accused: readonly unknown[]) => ({ type: 'accuse', seat, accused });
const vote = (seat: number, up: unknown = true) => ({ type: 'vote', seat, up });
/** Four at level B, seats 2 (traitor) and 3 free to be accused. */
const cried = log(four('B'), [1000, accuses(0, 2)]);
const cards = ['B01', 'B02', 'B09', 'B10', 'B03'] as const;

describe('accusing', () => {
  it('[H1.3] anyone accuses anyone else at any time, and the game does not pause', () => {
    expect(roles(cried).vote).toEqual({ by: 0, accused: [2], ends: 6000, answered: 0 });
    expect(nextOf(cried)).toBe(6250);
    const moved = log(cried, [2000, turns(2, 'elf')]);
    expect([moved.shared.flips, roles(moved).vote?.ends]).toEqual([1, 6000]);
    expect(refusal(four('B'), accuse(0, 0))).toBe('target.oneself');
    expect(refusal(four('B'), accuse(0, 1, 0))).toBe('target.oneself');
  });

  it('[H1.3] whom is one or more seats, each once', () => {
    for (const accused of [[], [1, 1], 'all', undefined, null])
      expect(refusal(four('B'), { type: 'accuse', seat: 0, accused })).toBe('command.malformed');
    for (const accused of [[4], [-1], [1, 9], ['1']])
      expect(refusal(four('B'), { type: 'accuse', seat: 0, accused })).toBe('seat.unknown');
  });

  it('[H2.2][R33] several at once from level B on, one at level A', () => {
    const both = log(table('B', cards), [1000, accuses(0, 3, 2)]);
    expect(roles(both).vote?.accused).toEqual([2, 3]);
    expect(refusal(table('A', ['A01', 'A02', 'A08', 'A03']), accuse(0, 2, 3))).toBe('accuse.several');
    expect(refusal(four('A'), accuse(0, 2))).toBeUndefined();
  });

  it('[H2.4] there has to be somebody else to vote', () => {
    expect(refusal(four('B'), accuse(0, 1, 2, 3))).toBe('accuse.noVoter');
    expect(refusal(four('B'), accuse(0, 1, 2))).toBeUndefined();
    expect(refusal(withOut(four('B'), 3), accuse(0, 1, 2))).toBe('accuse.noVoter');
  });

  it('[R25] one at a time, before the last grain, and nobody who is out', () => {
    expect(refusal(cried, accuse(1, 3), 1001)).toBe('accuse.open');
    expect(refusal(withOut(four('B'), 3), accuse(0, 3))).toBe('seat.out');
    expect(refusal(withOut(four('B'), 3), accuse(0, 1, 3))).toBe('seat.out');
    expect(refusal(withOut(four('B'), 3), accuse(3, 1))).toBe('seat.out');
    const late = log(four('B'), [179_000, accuses(0, 2)]);
    expect(refusal(late, accuse(1, 3), 180_001)).toBe('sand.out');
    expect(refusal(late, { type: 'putEye', seat: 1, target: 3 }, 180_001)).toBe('sand.out');
    expect(refusal(late, { type: 'doSomething', seat: 1, target: 3 }, 180_001)).toBe('sand.out');
    expect(refusal(late, vote(1), 180_001)).toBeUndefined();
    const again = log(cried, [2000, votes(1, false)], [3000, votes(3, false)]);
    expect(refusal(again, accuse(1, 3), 3001)).toBeUndefined();
  });

  it('[H1.3] none before the start or after the end', () => {
    expect(refusal(change(four('B'), { phase: 'setup' }), accuse(0, 2))).toBe('game.notStarted');
    expect(refusal(change(four('B'), { phase: 'over' }), accuse(0, 2))).toBe('game.over');
    expect(refusal(change(cried, { phase: 'over' }), vote(1))).toBe('game.over');
  });
});

describe('thumbs', () => {
  it('[H1.3] everyone else but the accused has one', () => {
    expect(refusal(cried, vote(0), 1001)).toBe('vote.involved');
    expect(refusal(cried, vote(2), 1001)).toBe('vote.involved');
    expect(refusal(cried, vote(1), 1001)).toBeUndefined();
    expect(refusal(four('B'), vote(1))).toBe('vote.none');
    expect(refusal(cried, vote(1, 'yes'), 1001)).toBe('command.malformed');
    expect(refusal(withOut(cried, 3), vote(3), 1001)).toBe('seat.out');
  });

  it('[H1.4] a thumb down does not end it: everybody is waited for', () => {
    const down = log(cried, [2000, votes(1, false)]);
    expect(roles(down).vote?.answered).toBe(1);
    const { events, game } = run(down, { type: 'vote', seat: 3, up: true }, 2500);
    expect(typesOf(events)).toEqual(['voted', 'thumbsShown']);
    expect(roles(game).vote).toBeNull();
    expect(roles(game).verdict).toEqual({
      ...{ by: 0, accused: [2], validated: false },
      thumbs: [null, false, null, true],
    });
    expect([outs(game), roles(game).offer]).toEqual([[], null]);
  });

  it('[H1.3] who thinks again is counted once, as they think last', () => {
    const twice = log(cried, [2000, votes(1, false)], [2100, votes(1, true)], [2200, votes(1, true)]);
    expect(roles(twice).vote?.answered).toBe(1);
    expect(outs(log(twice, [3000, votes(3)]))).toEqual([2]);
    expect(outs(log(cried, [2000, votes(1)], [2100, votes(1, false)], [3000, votes(3)]))).toEqual([]);
  });

  it('[H1.4][R32] no answer by 5.25 seconds: rejected; what arrives before counts', () => {
    const one = log(cried, [2000, votes(1)]);
    expect(log(one, [6249, waits]).shared.memory.hiddenRoles?.vote).not.toBeNull();
    const late = log(one, [6250, waits]);
    expect(roles(late).verdict).toMatchObject({ validated: false, thumbs: [null, true, null, null] });
    expect(outs(log(one, [6249, votes(3)]))).toEqual([2]);
    expect(() => log(one, [6250, votes(3)])).not.toThrow();
    expect(outs(log(one, [6250, votes(3)]))).toEqual([]);
  });

  it('[R25] a voter who is away gives no answer, and one who is out does not count', () => {
    const away = log(cried, [1500, goesAway(3)], [2000, votes(1)], [6250, waits]);
    expect(roles(away).verdict?.validated).toBe(false);
    const out = withOut(log(cried, [1500, votes(3, false)]), 3);
    const { game } = run(out, { type: 'vote', seat: 1, up: true }, 2000);
    expect(roles(game).verdict).toMatchObject({ validated: true, thumbs: [null, true, null, null] });
  });

  it('[H1.3] a new vote begins with no thumbs', () => {
    const again = log(cried, [2000, votes(1)], [3000, votes(3, false)], [4000, accuses(0, 2)]);
    expect(roles(again).vote?.answered).toBe(0);
    expect(outs(log(again, [5000, votes(3)]))).toEqual([]);
    expect(again.secrets.own.map((own) => own.hiddenRoles?.thumb)).toEqual([null, null, null, null]);
    const mine = log(cried, [2000, votes(1)], [2001, votes(3, false)]);
    expect(mine.secrets.own.map((own) => own.hiddenRoles?.thumb)).toEqual([null, true, null, false]);
  });
});
