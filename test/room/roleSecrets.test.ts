import { afterAll, describe, expect, it } from 'vitest';
import { FAULTS, withFault } from './roleFaults.ts';
import { follow, Leak } from './rolePairs.ts';
import { openPair } from './roleTables.ts';

// Hidden roles: two tables that differ only in other seats' cards, or thumbs, are one table for whoever listens.

/** `npm run pairs` asks for more, and may leave out those that were asked for before. */
const PAIRS = Math.max(240, Number(process.env.HUSHGLASS_PAIRS ?? 0));
const FIRST = Number(process.env.HUSHGLASS_FIRST ?? 0);
const PARTS = 4;
const counts = new Map<string, number>();
const count = (name: string, by = 1) => counts.set(name, (counts.get(name) ?? 0) + by);

/** What pairs must come to before anything is shown, or they prove little. */
const WANTED = [
  ...['cards', 'thumbs', 'listener', 'spectator', 'late joiner', 'late joiner in a vote'],
  ...['A', 'B', 'C', 'D', 'E'].flatMap((level) => [`level ${level} cards`, `level ${level} thumbs`]),
  ...['accuse', 'vote', 'putEye', 'doSomething', 'abandon', 'pause', 'presence', 'turnGlass', 'speak'],
  ...['told flipped', 'told thumbsShown', 'told paused', 'told resumed', 'told glassOffered'],
  ...['vote after the last grain', 'half a minute at the counter', 'told eliminated', 'told ended'],
];

const SEEDS = Array.from({ length: 600 }, (_, seed) => seed);

describe('cards and thumbs of others', () => {
  for (let part = 0; part < PARTS; part++)
    it(`[H0.1] [R33] change no byte, no order and no time until they are shown, part ${part + 1}`, {
      timeout: 3_600_000,
    }, () => {
      for (let seed = part; seed < PAIRS; seed += PARTS) {
        const { steps, seen } = follow(openPair(FIRST + seed));
        count('commands', steps);
        for (const name of seen) count(name);
      }
    });

  it('were there where everything happened that may tell them', () => {
    expect(WANTED.filter((name) => !counts.has(name))).toEqual([]);
    expect(counts.get('commands')).toBeGreaterThan(15 * PAIRS);
  });

  it.each(Object.keys(FAULTS))('are seen to be told where %s', { timeout: 120_000 }, (name) => {
    const pieces = withFault(name);
    const leaks = (seed: number) => {
      try {
        follow(openPair(seed, pieces));
        return false;
      } catch (error) {
        if (error instanceof Leak) return true;
        throw error;
      }
    };
    expect(SEEDS.some(leaks)).toBe(true);
  });

  afterAll(() => console.info(`Of ${PAIRS} pairs:`, Object.fromEntries([...counts].toSorted())));
});
