import { describe, expect, it } from 'vitest';
import { type OwnScenario, ownSetup, readOwn, titleOf, writeOwn } from '#content/own.ts';
import { tilesUpTo } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import { openBox } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

const OWN: OwnScenario = {
  name: 'Blind alley',
  start: '1B',
  tiles: tilesUpTo(14),
  onTop: ['24'],
  pieces: ['ownExits', 'noVortex', 'divination'],
  sand: 240_000,
};

describe('own scenarios', () => {
  it('[S-own] are kept under a name as a text and read back the same', () => {
    expect(readOwn(writeOwn(OWN))).toEqual(OWN);
    expect(readOwn('{"name":" Short ","start":"1A","tiles":["2"]}')).toEqual({
      name: 'Short',
      start: '1A',
      tiles: ['2'],
      onTop: [],
      pieces: [],
      sand: 180_000,
    });
  });

  it('[S-own] open like any other, for every number of players', () => {
    for (const players of [1, 2, 8])
      expect('box' in openBox(ownSetup(OWN, players), tileSet(), PIECES)).toBe(true);
    expect(ownSetup(OWN, 1).pieces).toContain('solo');
    expect(ownSetup({ ...OWN, pieces: ['solo'] }, 1).pieces).toEqual(['solo']);
    expect(ownSetup(OWN, 4)).toMatchObject({ players: 4, start: '1B', onTop: ['24'], sand: 240_000 });
  });

  it('[S-own] what does not fit together is named by the engine, not guessed here', () => {
    const clash = openBox(ownSetup({ ...OWN, pieces: ['ownExits', 'trickTheGuards'] }, 4), tileSet(), PIECES);
    expect('problems' in clash && clash.problems[0]?.refused).toBe('setup.clash');
  });

  it('[S-own] a text that is no scenario is refused, whatever it is', () => {
    const bad = [
      '',
      'null',
      '5',
      '[]',
      '{}',
      JSON.stringify({ ...OWN, name: '  ' }),
      JSON.stringify({ ...OWN, name: 'x'.repeat(61) }),
      JSON.stringify({ ...OWN, start: 1 }),
      JSON.stringify({ ...OWN, tiles: 'all' }),
      JSON.stringify({ ...OWN, tiles: [2] }),
      JSON.stringify({ ...OWN, pieces: Array.from({ length: 101 }, () => 'x') }),
      JSON.stringify({ ...OWN, sand: '3' }),
    ];
    for (const text of bad) expect(readOwn(text), text).toBeNull();
  });

  it('[S-book] a game is known by a level only where there are some', () => {
    expect(titleOf({ scenario: 2, level: 3 })).toEqual({ scenario: 2, level: 1 });
    expect(titleOf({ scenario: 8, level: 3 })).toEqual({ scenario: 8, level: 3 });
  });
});
