import { describe, expect, it } from 'vitest';
import {
  accuses,
  four,
  leaves,
  log,
  nextOf,
  outs,
  roles,
  steals,
  table,
  turnsGlass,
  votes,
  waits,
} from '../../roles.ts';
import { at, put, refusal, run, typesOf } from '../../table.ts';

/** Four at level B, seats 2 (traitor) and 3 free to be accused. */
const cried = log(four('B'), [1000, accuses(0, 2)]);

describe('the glass', () => {
  const won = log(cried, [2000, votes(1)], [3000, votes(3)]);

  it('[H1.5] the accuser alone may turn it, once', () => {
    const turned = log(won, [5000, turnsGlass(0)]);
    expect([turned.shared.flips, turned.shared.sand.end]).toEqual([1, 10_000]);
    expect(roles(turned).offer).toBeNull();
    expect(refusal(won, { type: 'turnGlass', seat: 1, turn: true }, 5000)).toBe('glass.notYours');
    expect(refusal(turned, { type: 'turnGlass', seat: 0, turn: true }, 5001)).toBe('glass.notYours');
    expect(refusal(won, { type: 'turnGlass', seat: 0, turn: 1 }, 5000)).toBe('command.malformed');
    expect(refusal(cried, { type: 'turnGlass', seat: 0, turn: true }, 1001)).toBe('glass.notYours');
  });

  it('[H1.5] or leave it, or think about it for too long', () => {
    const left = log(won, [5000, turnsGlass(0, false)]);
    expect([left.shared.flips, roles(left).offer]).toEqual([0, null]);
    expect(nextOf(won)).toBe(8250);
    expect(roles(log(won, [8249, waits])).offer).not.toBeNull();
    expect(log(won, [8249, turnsGlass(0)]).shared.flips).toBe(1);
    const late = log(won, [8250, waits]);
    expect([late.shared.flips, roles(late).offer]).toEqual([0, null]);
  });

  it('[H1.5][R25] while it is offered nobody accuses', () => {
    expect(refusal(won, { type: 'accuse', seat: 1, accused: [3] }, 3001)).toBe('accuse.open');
    const after = log(won, [3001, turnsGlass(0, false)]);
    expect(refusal(after, { type: 'accuse', seat: 1, accused: [3] }, 3002)).toBeUndefined();
  });

  it('[H1.5] the offer goes with whom it was made to', () => {
    const game = log(table('E', ['E01', 'E07', 'E08', 'E07']), [500, steals(1)], [1000, accuses(0, 2)]);
    const offered = log(game, [2000, votes(1)], [2001, votes(3)]);
    const [before, move] = leaves(1, 'elf')(offered);
    const { events, game: after } = run(before, move, 2500);
    expect(typesOf(events)).toContain('glassTaken');
    expect([outs(after), roles(after).offer]).toEqual([[0, 2], null]);
  });

  it('[H1.5] the last grain waits for the vote and for the glass, and then no longer', () => {
    const late = log(four('B'), [178_000, accuses(0, 2)]);
    expect(log(late, [181_000, waits]).shared.phase).toBe('running');
    expect(log(late, [183_250, waits]).shared.result?.reason).toBe('sand');
    const down = log(late, [181_000, votes(1, false)], [181_001, votes(3)], [181_002, waits]);
    expect(down.shared.result).toMatchObject({ won: false, reason: 'sand' });
    const right = log(late, [181_000, votes(1)], [182_000, votes(3)]);
    expect(log(right, [187_249, waits]).shared.phase).toBe('running');
    expect(log(right, [187_250, waits]).shared.result?.reason).toBe('sand');
    expect(log(right, [186_000, turnsGlass(0, false)], [186_001, waits]).shared.result?.reason).toBe('sand');
    const turned = log(right, [186_000, turnsGlass(0)], [186_001, waits]);
    expect([turned.shared.phase, turned.shared.sand.end]).toEqual(['running', 366_000]);
    const spot = at(turned, 'T1', 0, 1);
    const play = put(turned, { elf: ['T1', 0, 1] });
    const command = { type: 'move', seat: 1, pawn: 'elf', from: spot, direction: 'east', distance: 1 };
    expect(refusal(play, command, 190_000)).toBeUndefined();
    expect(refusal(put(right, { elf: ['T1', 0, 1] }), command, 186_000)).toBe('sand.out');
  });
});
