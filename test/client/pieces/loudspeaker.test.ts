import { describe, expect, test } from 'vitest';
import { piecesOf } from '#client/pieces/index.ts';
import { viewOf } from './seated.ts';

describe('the loudspeaker on the page', () => {
  const coloursOf = (scenario: number) =>
    piecesOf(viewOf({ scenario, players: 2 }, 0).box).flatMap(({ badge }) => badge?.colour ?? []);

  test('[S4] is drawn beside the elf’s exploration spaces, from scenario 4 on', () => {
    expect(coloursOf(3)).toEqual([]);
    expect(coloursOf(4)).toEqual(['green']);
    expect(coloursOf(17)).toEqual(['green']);
  });

  test('is the same list as long as the box is, so that tiles are drawn once', () => {
    const { box } = viewOf({ scenario: 4, players: 2 }, 0);
    expect(piecesOf(box)).toBe(piecesOf(box));
  });
});
