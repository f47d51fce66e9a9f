import { randomBytes } from 'node:crypto';
import type { Random } from '#engine/core/random.ts';

/** From the machine's own chance: nobody can foresee it. */
export function freshRandom(): Random {
  const bytes = randomBytes(16);
  return [0, 4, 8, 12].map((offset) => bytes.readInt32LE(offset)) as unknown as Random;
}
