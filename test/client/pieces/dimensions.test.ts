import { describe, expect, test } from 'vitest';
import { announcement } from '#client/mall/announce.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { viewOf } from './seated.ts';

describe('two dimensions on the page', () => {
  const view = () => viewOf({ scenario: 13, players: 2 }, 0);

  test('[R13] before the start it is said that two heroes may still be placed', () => {
    expect(piecesOf(view().box).flatMap(({ ready }) => ready ?? [])).toEqual(['play.ready.settle']);
    expect(piecesOf(viewOf({ scenario: 12, players: 2 }, 0).box).flatMap(({ ready }) => ready ?? [])).toEqual(
      [],
    );
  });

  test('[R13] who settles elsewhere is told to those who do not see it', () => {
    const told = announcement('en', view(), [{ type: 'settled', pawn: 'mage', to: 20 }], String);
    expect(told).toBe('The mage stands elsewhere on tile 3.');
  });
});
