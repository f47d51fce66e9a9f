// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameChoice } from '#protocol/messages.ts';

// Before and after Hidden Roles have come: each test has a page of its own.

beforeEach(() => {
  vi.resetModules();
});

const parts = async () => ({
  ...(await import('#content/locales/all.ts')),
  ...(await import('#client/screens/lobby/chosen.ts')),
  ...(await import('#client/pieces/here.ts')),
  ...(await import('#client/pieces/known.ts')),
  ...(await import('#client/pieces/fetchRoles.ts')),
});

const OWN = {
  ...{ name: 'Ours', start: '1A', onTop: [], pieces: ['ownExits'], sand: 180_000 },
  tiles: ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
};

const CHOICES: readonly GameChoice[] = [
  { scenario: 3, roles: { level: 'A' } },
  { scenario: 7, roles: { level: 'E', last: 18, token: true } },
  { own: OWN, roles: { level: 'B' } },
];

describe('what takes Hidden Roles', () => {
  test.each(CHOICES)('[H0.1] is neither judged nor counted before they have come: %j', async (choice) => {
    const { whyNot, isComing, fetchRoles, tileCount } = await parts();
    expect(isComing(choice)).toBe(true);
    expect(whyNot(choice, 4)).toEqual({ why: 'coming' });
    expect(tileCount(choice)).toBeUndefined();
    await fetchRoles();
    expect(whyNot(choice, 4)).toBeNull();
    expect(whyNot(choice, 2)).toMatchObject({ why: 'players', least: 3, most: 8 });
    expect(tileCount(choice)).toBeGreaterThan(7);
  });

  test('fetches only what it lacks, and both packages where a game takes both', async () => {
    const { fetchMissing, fetchRoles, setupHere, whyNot, security, roles } = await parts();
    await fetchRoles();
    expect([roles.value === null, security.value === null]).toEqual([false, true]);
    const both: GameChoice = { scenario: 6, modules: ['guard'], roles: { level: 'C' } };
    expect(whyNot(both, 4)).toEqual({ why: 'coming' });
    await fetchMissing(setupHere(both, 4) as NonNullable<ReturnType<typeof setupHere>>);
    expect([roles.value === null, security.value === null]).toEqual([false, false]);
    expect(whyNot(both, 4)).toBeNull();
  });

  test('an ordinary scenario fetches nothing of them', async () => {
    const { fetchMissing, setupHere, isComing, security, roles } = await parts();
    expect(isComing({ scenario: 3 })).toBe(false);
    await fetchMissing(setupHere({ scenario: 3 }, 4) as NonNullable<ReturnType<typeof setupHere>>);
    expect([roles.value, security.value]).toEqual([null, null]);
  });

  test('[H0.1] they go on to the next scenario, but not to one before the third', async () => {
    const { switchTo } = await parts();
    const roles = { level: 'B', token: true } as const;
    expect(switchTo({ scenario: 3, roles }, 4)).toEqual({ scenario: 4, roles });
    expect(switchTo({ scenario: 3, roles }, 2)).toEqual({ scenario: 2 });
  });
});
