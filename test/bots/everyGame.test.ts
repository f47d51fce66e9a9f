import { describe, expect, it } from 'vitest';
import { actionFor } from '#bots/mates/wish.ts';
import { EFFORT, plan } from '#bots/planner/plan.ts';
import { MODULES } from '#content/moduleList.ts';
import type { AnyChoice } from '#content/own.ts';
import { SCENARIOS } from '#content/scenarios.ts';
import { dealt, type MateTable, pass, seated } from './mateTable.ts';

// Bots at every game that they are offered for.

const ALL = [0, 1, 2, 3];
const HOUR = 3_600_000;

/** What a module cannot be played without. */
const ASKS: Readonly<Record<string, readonly string[]>> = {
  guardRoom: ['guard', 'shafts'],
  reinforcements: ['guard'],
  controlRoom: ['guard', 'lockedExit'],
};

const withModule = (piece: string) => ({ scenario: 5, modules: [...(ASKS[piece] ?? []), piece] });

function played(choice: AnyChoice, seed: string): MateTable {
  const table = seated(dealt(choice, ALL.length, seed), ALL);
  pass(table, HOUR);
  return table;
}

const GAMES: readonly (readonly [name: string, choice: AnyChoice])[] = [
  ...MODULES.map(({ piece }) => [piece, withModule(piece)] as const),
  ['XF2', { evening: 'XF2' }],
  ['XF3', { evening: 'XF3' }],
];

describe('with every module', () => {
  it('[X8.3] the beholder is steered by whoever holds the direction', () => {
    expect(actionFor({ type: 'steer', direction: 'north' })).toBe('N');
    expect(actionFor({ type: 'steer', direction: 'west' })).toBe('W');
  });

  it.each(GAMES)(
    '[R15] %s: bots give commands that are theirs to give, and hardly ever in vain',
    (name, choice) => {
      const { codes, acts } = played(choice, `${name} 0`);
      expect(codes).not.toContain('action.notHeld');
      expect(codes.length).toBeLessThan(acts.length / 50);
    },
  );
});

// Decks that the planner won, and floors: not how good bots are, which `npm run bots` says, but that they know every game.
const LEAST: Readonly<Record<string, number>> = { S13: 1 };
const WINNABLE = 3;

/** The first decks that the planner wins. */
function winnable(choice: AnyChoice, name: string): readonly string[] {
  const seeds: string[] = [];
  for (let deck = 0; seeds.length < WINNABLE && deck < 4 * WINNABLE; deck++) {
    const seed = `every ${name} ${deck}`;
    const effort = { ...EFFORT, attempts: 20, proofBudget: 0 };
    if (plan(dealt(choice, ALL.length, seed), seed, effort).outcome === 'won') seeds.push(seed);
  }
  return seeds;
}

const EVERY: readonly (readonly [name: string, choice: AnyChoice])[] = [
  ...SCENARIOS.map(
    ({ number }) => [`S${number}`, { scenario: number, ...(number === 1 ? { talk: false } : {}) }] as const,
  ),
  ...MODULES.map(({ piece }) => [piece, withModule(piece)] as const),
];

describe('bots win', () => {
  it.each(EVERY)('%s, nearly always', (name, choice) => {
    const seeds = winnable(choice, name);
    expect(seeds).toHaveLength(WINNABLE);
    const won = seeds.filter((seed) => played(choice, seed).game.shared.result?.won);
    expect(won.length).toBeGreaterThanOrEqual(LEAST[name] ?? 2);
  });
});
