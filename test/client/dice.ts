import { below, randomFrom } from '#engine/core/random.ts';

/** Rolls a number below a limit; the same rolls for the same seed. */
export function dice(seed: string): (limit: number) => number {
  let random = randomFrom(seed);
  return (limit) => {
    if (limit < 1) return 0;
    const [found, next] = below(random, limit);
    random = next;
    return found;
  };
}
