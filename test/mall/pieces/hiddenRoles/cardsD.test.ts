import { describe, expect, it } from 'vitest';
import type { Game } from '#engine/mall/index.ts';
import {
  accuses,
  breaches,
  eyes,
  four,
  is,
  lands,
  leaves,
  log,
  nags,
  on,
  roles,
  SECOND,
  steals,
  turns,
  usesToken,
  votes,
  walks,
  withBroom,
  withOut,
} from '../../roles.ts';
import { put } from '../../table.ts';

const seats = (game: Game, card: 'D02' | 'D04' | 'D06' | 'D07') =>
  [0, 1, 2].map((seat) => on(game, card, seat));
const [L, T] = ['loyal', 'traitor'] as const;

describe('cards of level D', () => {
  const game = four('D');
  const flipped = log(game, [90_000, turns(1, 'elf')]);

  it('[D01][H4.1] every flip turns the coat, those without a space too', () => {
    expect([on(game, 'D01'), on(flipped, 'D01')]).toEqual([L, T]);
    expect(on(log(flipped, [100_000, turns(1, 'elf', SECOND)]), 'D01')).toBe(L);
    const token = withBroom('D', ['D08', 'D09', 'D10']);
    expect(on(log(token, [90_000, usesToken(0)]), 'D01')).toBe(T);
  });

  it('[D01] when sides were changed is kept for the end', () => {
    const twice = log(flipped, [100_000, turns(1, 'elf', SECOND)], [100_001, nags(0, 1)]);
    expect(roles(twice).tally.turns.D01?.[0]).toEqual([
      { side: T, at: 90_000 },
      { side: L, at: 100_000 },
    ]);
    expect(roles(twice).tally.turns.D02).toBeUndefined();
  });

  it('[D02] a traitor for good once another puts the eye there, not by oneself', () => {
    expect(seats(log(game, [1, eyes(0, 0)]), 'D02')).toEqual([L, L, L]);
    expect(seats(log(game, [1, eyes(1, 0)], [2, eyes(1, 2)], [3, eyes(0, 0)]), 'D02')).toEqual([T, L, T]);
  });

  it('[D03] a traitor for good if any but the dwarf leaves first', () => {
    const stolen = log(game, [1, steals(0)]);
    const dwarf = log(stolen, [2, leaves(0, 'dwarf')], [3, leaves(0, 'elf')]);
    const elf = log(stolen, [2, leaves(0, 'elf')], [3, leaves(0, 'dwarf')]);
    expect([stolen, dwarf, elf].map((after) => on(after, 'D03'))).toEqual([L, L, T]);
  });

  it('[D04] a traitor for good at the third nag, whoever nags', () => {
    const twice = log(game, [1, nags(1, 0)], [2, nags(1, 0)], [3, nags(1, 2)]);
    expect(seats(twice, 'D04')).toEqual([L, L, L]);
    expect(seats(log(twice, [4, nags(2, 0)], [5, nags(1, 2)]), 'D04')).toEqual([T, L, L]);
  });

  it('[D05] a pawn that turns the glass with less than ten seconds left makes it loyal for good', () => {
    expect(on(flipped, 'D05')).toBe(T);
    expect(on(log(game, [170_000, turns(0, 'elf')]), 'D05')).toBe(T);
    const late = log(game, [170_001, turns(0, 'elf')]);
    expect(on(late, 'D05', 2)).toBe(L);
    expect(on(log(late, [200_000, turns(0, 'elf', SECOND)]), 'D05')).toBe(L);
    const token = withBroom('D', ['D08', 'D09', 'D10']);
    expect(on(log(token, [175_000, usesToken(0)]), 'D05')).toBe(T);
  });

  it('[D06] loyal for good once another accuses others, and not by accusing or being named', () => {
    const cried = log(game, [1, accuses(0, 1)]);
    expect(seats(cried, 'D06')).toEqual([T, T, L]);
    const over = log(cried, [2, votes(2, false)], [3, votes(3, false)], [4, accuses(3, 0, 2)]);
    expect(seats(over, 'D06')).toEqual([T, L, L]);
  });

  it('[D07] who sets off the theft is loyal from then on', () => {
    expect(seats(game, 'D07')).toEqual([T, T, T]);
    expect(seats(log(game, [1, steals(1)]), 'D07')).toEqual([T, L, T]);
  });

  const apart = put(game, {
    elf: ['T1', 3, 0],
    mage: ['T1', 3, 1],
    dwarf: ['T1', 3, 2],
    barbarian: ['T1', 3, 3],
  });

  it('[D08] with less than half a minute of sand two spaces break it, one keeps it', () => {
    expect(breaches(log(apart, [150_000, walks(0, 'elf', 2)]), 'D08')).toEqual([]);
    expect(breaches(log(apart, [150_001, walks(0, 'elf', 2)]), 'D08')).toEqual([150_001]);
    expect(breaches(log(apart, [150_001, walks(0, 'elf', 1)]), 'D08')).toEqual([]);
    expect(breaches(log(apart, [150_001, walks(0, 'elf', 2)]), 'D08', 1)).toEqual([]);
  });

  it('[D09] an act in the mall while the eye lies before the left neighbour breaks it', () => {
    const act = lands(0, 'elf', ['T1', 0, 2]);
    expect(breaches(log(apart, [1, act]), 'D09')).toEqual([]);
    expect(breaches(log(apart, [1, eyes(2, 1)], [2, act]), 'D09')).toEqual([2]);
    expect(breaches(log(apart, [1, eyes(2, 1)], [2, eyes(0, 2)], [3, act]), 'D09')).toEqual([]);
    expect(breaches(log(apart, [1, eyes(2, 3)], [2, act]), 'D09')).toEqual([]);
    expect(breaches(log(apart, [1, eyes(2, 0)], [2, lands(3, 'elf', ['T1', 0, 2])]), 'D09', 3)).toEqual([2]);
  });

  it('[D09] the left neighbour is the next who still plays', () => {
    const out = withOut(log(apart, [1, eyes(1, 2)]), 1);
    expect(breaches(log(out, [2, lands(0, 'elf', ['T1', 0, 2])]), 'D09')).toEqual([2]);
  });

  it('[D10] an even number of flips, none too, read when it is asked: never failed', () => {
    expect([is(game, 'D10'), is(flipped, 'D10')]).toEqual(['done', 'open']);
    const twice = log(flipped, [100_000, turns(1, 'elf', SECOND)]);
    expect(is(twice, 'D10')).toBe('done');
  });
});
