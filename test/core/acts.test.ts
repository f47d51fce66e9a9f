import { expect, it } from 'vitest';
import { MOST_ACTS, tooLong } from '#engine/core/acts.ts';

it('[R23b] a game takes twenty thousand acts and no other', () => {
  expect([tooLong(0), tooLong(MOST_ACTS - 1)]).toEqual([null, null]);
  expect(MOST_ACTS).toBe(20_000);
  expect(tooLong(MOST_ACTS)).toEqual({ refused: 'game.tooLong', params: { most: 20_000 } });
});
