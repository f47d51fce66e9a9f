import { beforeAll, describe, expect, it } from 'vitest';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { fitsWithBots } from '#client/screens/mates/start.ts';
import { FULL_GAMES, TUTORIALS } from '#content/evenings.ts';
import { SCENARIOS } from '#content/scenarios.ts';

// What a page offers to play with bots.

beforeAll(fetchSecurity);

describe('with three bots a page', () => {
  it('[XT0] offers no lesson, and no game that no flip may happen in', () => {
    for (const { id } of TUTORIALS) expect([id, fitsWithBots(3)({ evening: id })]).toEqual([id, false]);
    for (const { id } of FULL_GAMES)
      expect([id, fitsWithBots(3)({ evening: id, hardcore: true })]).toEqual([id, false]);
  });

  it('offers every scenario, and the full games', () => {
    for (const { number } of SCENARIOS) expect(fitsWithBots(3)({ scenario: number })).toBe(true);
    for (const { id } of FULL_GAMES) expect(fitsWithBots(3)({ evening: id })).toBe(true);
  });
});
