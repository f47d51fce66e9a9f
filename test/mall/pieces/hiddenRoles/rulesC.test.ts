import { describe, expect, it } from 'vitest';
import { MOST_BREACHES } from '#engine/mall/rules/hiddenRoles/status.ts';
import {
  breaches,
  explores,
  eyes,
  four,
  goes,
  lands,
  log,
  nags,
  onlyIn,
  says,
  turns,
  usesToken,
  walks,
  waves,
  withBroom,
} from '../../roles.ts';
import { put } from '../../table.ts';

const elsewhere = (game: ReturnType<typeof four>) =>
  put(game, { elf: ['T1', 3, 0], mage: ['T1', 3, 1], dwarf: ['T1', 3, 2], barbarian: ['T1', 3, 3] });

describe('rules of level C', () => {
  const game = elsewhere(four('C'));

  it('[C07][H3.3] two spaces at once keep it, three break it, for whoever walks', () => {
    expect(breaches(log(game, [5, walks(0, 'elf', 1)], [6, walks(0, 'elf', 2)]), 'C07')).toEqual([]);
    const far = log(game, [5, walks(0, 'elf', 3)], [9, walks(1, 'elf', 2)]);
    expect([0, 1].map((seat) => breaches(far, 'C07', seat))).toEqual([[5], []]);
  });

  it('[C07] a walk on a tile that lies turned counts its spaces, a vortex none', () => {
    const there = ['I', 2, 0] as const;
    expect(breaches(log(game, [5, goes(0, 'elf', ['I', 2, 3], there)]), 'C07')).toEqual([5]);
    expect(breaches(log(game, [5, goes(0, 'elf', ['I', 2, 2], there)]), 'C07')).toEqual([]);
  });

  it('[C08] twice one pawn keeps it, a third time running breaks it, and so does a fourth', () => {
    const step = (seat: number, pawn: 'elf' | 'mage') => lands(seat, pawn, ['T1', 0, 2]);
    const twice = log(game, [1, step(0, 'elf')], [2, step(0, 'elf')]);
    expect(breaches(twice, 'C08')).toEqual([]);
    expect(breaches(log(twice, [3, step(0, 'elf')], [4, step(0, 'elf')]), 'C08')).toEqual([3, 4]);
    const between = log(twice, [3, lands(0, 'mage', ['T1', 1, 1])], [4, step(0, 'elf')]);
    expect(breaches(between, 'C08')).toEqual([]);
    expect(breaches(log(twice, [3, step(1, 'elf')], [4, step(0, 'elf')]), 'C08')).toEqual([4]);
  });

  it('[C08] the last pawn in the mall may be moved as often as one likes', () => {
    const step = lands(0, 'elf', ['T1', 0, 2]);
    const thrice = (start: ReturnType<typeof four>) =>
      breaches(log(start, [1, step], [2, step], [3, step]), 'C08');
    expect(thrice(onlyIn(game, 'elf'))).toEqual([]);
    expect(thrice(onlyIn(game, 'elf', 'mage'))).toEqual([3]);
  });

  it('[C09] the barbarian without a nag breaks it; nagged, or another pawn, keeps it', () => {
    const step = lands(0, 'barbarian', ['T1', 0, 2]);
    expect(breaches(log(game, [1, step]), 'C09')).toEqual([1]);
    expect(breaches(log(game, [1, lands(0, 'elf', ['T1', 0, 2])]), 'C09')).toEqual([]);
    expect(breaches(log(game, [1, nags(1, 0)], [2, step], [3, step]), 'C09')).toEqual([]);
    expect(breaches(log(game, [1, nags(0, 1)], [2, step]), 'C09')).toEqual([2]);
  });

  it('[C09] each flip asks for a new nag', () => {
    const step = lands(0, 'barbarian', ['T1', 0, 2]);
    const turned = log(game, [1, nags(1, 0)], [90_000, turns(1, 'elf')]);
    expect(breaches(log(turned, [90_001, step]), 'C09')).toEqual([90_001]);
    expect(breaches(log(turned, [90_001, nags(2, 0)], [90_002, step]), 'C09')).toEqual([]);
    const asked = log(game, [1, nags(1, 0)]);
    expect(breaches(log(asked, [90_000, turns(0, 'barbarian')]), 'C09')).toEqual([]);
  });

  it('[C10] a word or a gesture breaks it, silence keeps it, another’s words are not one’s own', () => {
    const window = log(game, [90_000, turns(1, 'elf')]);
    expect(breaches(window, 'C10')).toEqual([]);
    expect(breaches(log(window, [90_001, says(0)]), 'C10')).toEqual([90_001]);
    expect(breaches(log(window, [90_001, waves(0)]), 'C10')).toEqual([90_001]);
    expect(breaches(log(window, [90_001, says(1)]), 'C10')).toEqual([]);
  });

  const act = lands(0, 'elf', ['T1', 0, 2]);

  it('[C11] within five seconds of being eyed or nagged any act in the mall breaks it', () => {
    for (const touch of [eyes(1, 0), nags(1, 0)]) {
      expect(breaches(log(game, [1000, touch], [5999, act]), 'C11')).toEqual([5999]);
      expect(breaches(log(game, [1000, touch], [6000, act]), 'C11')).toEqual([]);
    }
    const drawing = put(game, { mage: ['C1', 0, 2] });
    expect(breaches(log(drawing, [1000, eyes(1, 0)], [1001, explores(0)]), 'C11')).toHaveLength(1);
  });

  it('[C11] one’s own eye, another’s act and what is no act in the mall keep it', () => {
    expect(breaches(log(game, [1000, eyes(0, 0)], [1001, act]), 'C11')).toEqual([]);
    expect(breaches(log(game, [1000, eyes(1, 2)], [1001, act]), 'C11')).toEqual([]);
    expect(breaches(log(game, [1000, eyes(1, 0)], [1001, eyes(0, 1)], [1002, nags(0, 1)]), 'C11')).toEqual(
      [],
    );
    const token = log(withBroom('C', ['C07', 'C08', 'C12']), [1000, eyes(1, 0)], [1001, usesToken(0)]);
    expect(breaches(token, 'C11')).toEqual([]);
  });

  it('[C11] nothing counts within twenty seconds of what counted', () => {
    const twice = (again: number) => log(game, [1000, eyes(1, 0)], [again, nags(1, 0)], [again + 1, act]);
    expect(breaches(twice(20_999), 'C11')).toEqual([]);
    expect(breaches(twice(21_000), 'C11')).toEqual([21_001]);
  });

  it('[H3.3] nobody is told of more than twenty breaches', () => {
    const steps = Array.from({ length: 25 }, (_, n) => [n + 1, lands(0, 'elf', ['T1', 0, 2])] as const);
    const times = breaches(log(game, ...steps), 'C08');
    expect(times).toEqual(Array.from({ length: MOST_BREACHES }, (_, n) => n + 3));
  });
});
