import { describe, expect, it } from 'vitest';
import { actionFor } from '#bots/mates/wish.ts';
import { MODULES } from '#content/moduleList.ts';
import type { AnyChoice } from '#content/own.ts';
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
