import { below, type Random, randomFrom, shuffle } from '#engine/core/random.ts';

// Chance from a seed, a number at a time.

export interface Dice {
  readonly roll: (limit: number) => number;
  readonly chance: (percent: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly mix: <T>(items: readonly T[]) => readonly T[];
}

export function diceFrom(seed: string): Dice {
  let random: Random = randomFrom(seed);
  const roll = (limit: number): number => {
    const [value, after] = below(random, limit);
    random = after;
    return value;
  };
  return {
    roll,
    chance: (percent) => roll(100) < percent,
    pick: <T>(items: readonly T[]) => items[roll(items.length)] as T,
    mix: (items) => {
      const [mixed, after] = shuffle(items, random);
      random = after;
      return mixed;
    },
  };
}
