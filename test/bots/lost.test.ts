import { describe, expect, it } from 'vitest';
import { plan } from '#bots/planner/plan.ts';
import type { Setup, Tile } from '#engine/mall/index.ts';
import { dealt } from '../mall/table.ts';
import { TEST_TILES, tileFrom } from '../mall/tiles.ts';

// Malls that shut themselves in. T1 has four ways on, D none; I has every item, X every exit.

const ONE_WAY_OUT = tileFrom(`tile T2
start

+-------+-------+-------+-------+
|                               |
+       +       +       +       +
|                               |
+       +       +       +       +
|                          ?G
+       +       +       +       +
|                               |
+-------+-------+-------+-------+`);

/** As X, but the yellow exit is behind an orange wall. */
const WALLED_EXIT = tileFrom(`tile X

+-------+-------+       +-------+
|  !Y   o  !P      ?Y      !O   |
+-------+       +       +       +
>                               |
+       +       +       +       +
|  !G                      ?P
+       +       +       +       +
|          ?G                   |
+-------+       +-------+-------+`);

const TILES: ReadonlyMap<string, Tile> = new Map([...TEST_TILES, ONE_WAY_OUT]);
const EFFORT = { attempts: 3, sketchBudget: 60, proofBudget: 2_000 };

function outcome(change: Partial<Setup>, tiles = TILES, effort = EFFORT): string {
  return plan(dealt(change, 'seed', tiles), 'seed', effort).outcome;
}

describe('a dead end behind the only way on', () => {
  const shut: Partial<Setup> = { start: 'T2', onTop: ['D', 'I', 'X'] };

  it('is proven lost, whatever the order of the rest', () => {
    expect(outcome(shut)).toBe('lost');
    expect(outcome({ ...shut, onTop: ['D', 'X', 'I'] })).toBe('lost');
  });

  it('is won where the dead end comes last, or where there are other ways on', () => {
    expect(outcome({ ...shut, onTop: ['I', 'X', 'D'] })).toBe('won');
    expect(outcome({ ...shut, start: 'T1' })).toBe('won');
  });

  it('is not called lost where a rule could take tiles back', () => {
    expect(outcome({ ...shut, pieces: ['rearrangement'] })).toBe('unknown');
  });

  it('is not called lost when the proof was not finished', () => {
    expect(outcome(shut, TILES, { ...EFFORT, proofBudget: 1 })).toBe('unknown');
  });
});

describe('an exit behind a small passage', () => {
  const tiles = new Map([...TILES, WALLED_EXIT]);

  it('is lost for the barbarian, who must leave by it', () => {
    expect(outcome({ pieces: ['ownExits', 'smallPassages'] }, tiles)).toBe('lost');
  });

  it('does not matter where any exit will do', () => {
    expect(outcome({}, tiles)).toBe('won');
  });
});
